import { useId, useState } from 'react';
import type { SavedAddress } from '#contract/http/identity.ts';
import { addressLine } from '#domain/identity/address.ts';
import { ADDRESSES_MAX } from '#domain/identity/limits.ts';
import { readablePhone } from '#web/lib/text/phone.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { focusNeighbour } from '#web/ui/focus-neighbour.ts';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { defaultOf, withAddress, withDefault, withoutAddress } from './address-list.ts';
import { accountCopy } from './copy.vi.ts';
import * as styles from './account.module.css';
import { classes } from '#web/ui/classes.ts';

const copy = accountCopy.addresses;

type AddressBookProps = {
  addresses: readonly SavedAddress[];
  onChange: (addresses: SavedAddress[]) => void;
  /** The customer's name, prefilled in a new address. */
  name: string;
};

/** Add, edit and remove addresses and choose the default; everything is saved with the profile form. */
export function AddressBook({ addresses, onChange, name }: AddressBookProps) {
  /** Index of the address in the dialog; the list's length adds one. */
  const [edited, setEdited] = useState(0);
  const [open, setOpen] = useState(false);
  const edit = (at: number) => {
    setEdited(at);
    setOpen(true);
  };
  const addId = useId();
  const full = addresses.length >= ADDRESSES_MAX;
  return (
    <section className="grid gap-3">
      <h2 className={styles.part}>{copy.title}</h2>
      {addresses.length === 0 ? (
        <p className="text-muted">{copy.empty}</p>
      ) : (
        <RadioCards
          legend={copy.choose}
          hideLegend
          twoColumns
          value={String(defaultOf(addresses))}
          onChange={(at) => onChange(withDefault(addresses, Number(at)))}
        >
          {addresses.map((address, at) => (
            <AddressCard
              // Addresses have no id, only their index in the list.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              at={at}
              address={address}
              onEdit={() => edit(at)}
              onRemove={(card) => {
                // The next card moves into the removed one's place, keeping the focus; only after the last one focus must be
                // moved.
                if (at === addresses.length - 1)
                  focusNeighbour(card, 'button:last-child', document.getElementById(addId));
                onChange(withoutAddress(addresses, at));
              }}
            />
          ))}
        </RadioCards>
      )}
      <Button
        id={addId}
        variant="paper"
        size="sm"
        icon="plus"
        className="justify-self-start"
        disabledReason={full ? copy.full(ADDRESSES_MAX) : undefined}
        onClick={() => edit(addresses.length)}
      >
        {copy.add}
      </Button>
      <AddressDialog
        open={open}
        address={addresses[edited] ?? null}
        name={name}
        onClose={() => setOpen(false)}
        onDone={(address) => {
          onChange(withAddress(addresses, edited, address));
          setOpen(false);
        }}
      />
    </section>
  );
}

type AddressCardProps = {
  at: number;
  address: SavedAddress;
  onEdit: () => void;
  onRemove: (card: Element | null) => void;
};

function AddressCard({ at, address, onEdit, onRemove }: AddressCardProps) {
  const { fullName, phone } = address;
  const label = address.label || fullName;
  return (
    <div className={styles.address}>
      <RadioCard
        value={String(at)}
        title={
          <>
            {label}
            {address.isDefault && <span className={classes('mark', styles.mark)}>{copy.byDefault}</span>}
          </>
        }
        note={
          <>
            {address.label && `${fullName}, `}
            <span className="num">{readablePhone(phone)}</span>
            <br />
            {addressLine(address)}
          </>
        }
      />
      <span className={classes('tools', styles.tools)}>
        <IconButton small icon="edit" label={copy.edit(label)} onClick={onEdit} />
        <IconButton
          small
          danger
          icon="trash"
          label={copy.remove(label)}
          onClick={({ currentTarget }) => onRemove(currentTarget.closest(`.${styles.address}`))}
        />
      </span>
    </div>
  );
}
