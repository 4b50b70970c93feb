import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { SavedAddress } from '#contract/http/identity.ts';
import { DEFAULT_COUNTRY, type AddressField } from '#domain/identity/address.ts';
import { todaysPlace } from '#domain/identity/places.ts';
import { PlaceFields } from '#web/entities/account/PlaceFields.tsx';
import { useAddressForm } from '#web/entities/account/use-address-form.ts';
import { fieldOf } from '#web/lib/form.ts';
import { useTyping } from './use-typing.ts';
import { useUnsent } from '#web/lib/storage/use-unsent.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { accountCopy } from './copy.vi.ts';

const copy = accountCopy.addresses;
const LABEL_MAX = 40;

type Values = Record<'label' | AddressField, string> & { isDefault: boolean };
/** What was typed, and the address that it changes; null for a new one. */
type Unsent = { before: SavedAddress | null; values: Values };

type AddressDialogProps = {
  open: boolean;
  /** The address to edit; null adds one. */
  address: SavedAddress | null;
  /** Prefilled in a new address: the customer's name. */
  name: string;
  onClose: () => void;
  onDone: (address: SavedAddress) => void;
};

/**
 * Edits one address of the profile; it is saved with the profile form. What was typed is there again when the dialog was closed by
 * accident.
 */
export function AddressDialog({ open, address, name, onClose, onDone }: AddressDialogProps) {
  const formId = useId();
  const [unsent, keep] = useUnsent<Unsent>('address', isUnsent);
  const typed = unsent !== null && isSame(unsent.before, address) ? unsent.values : null;
  const discard = () => {
    keep(null);
    onClose();
  };
  const done = (edited: SavedAddress) => {
    keep(null);
    onDone(edited);
  };
  const footer = (
    <DialogActions cancel={copy.cancel} onCancel={discard} type="submit" form={formId}>
      {copy.done}
    </DialogActions>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={address === null ? copy.addTitle : copy.editTitle}
      footer={footer}
    >
      <AddressForm
        id={formId}
        address={address}
        initial={typed ?? { ...EMPTY, fullName: name, ...address }}
        onType={(values) => keep({ before: address, values })}
        onDone={done}
      />
    </Dialog>
  );
}

type AddressFormProps = Pick<AddressDialogProps, 'address' | 'onDone'> & {
  id: string;
  initial: Values;
  onType: (values: Values) => void;
};

function AddressForm({ id, address, initial, onType, onDone }: AddressFormProps) {
  const { form, provinces, city, ward } = useAddressForm<Values>(initial);
  useTyping(form, onType);
  const submit = form.handleSubmit((values) => onDone(addressOf(todaysPlace(provinces, values), address)));
  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid items-start gap-4 pt-2 md:grid-cols-2"
      onSubmit={(event) => {
        // React bubbles submit events through portals, here to the profile form that contains this dialog.
        event.stopPropagation();
        inBackground(submit(event));
      }}
    >
      <LabelField form={form} />
      <TextField {...fieldOf(form, 'fullName')} label={copy.fullName} icon="user" autoComplete="name" />
      <TextField {...fieldOf(form, 'phone')} label={copy.phone} icon="phone" type="tel" autoComplete="tel" />
      <TextField
        {...fieldOf(form, 'addressLine1')}
        label={copy.addressLine1}
        hint={copy.addressLine1Hint}
        icon="pin"
        autoComplete="address-line1"
        className="md:col-span-2"
      />
      <TextField
        {...fieldOf(form, 'addressLine2')}
        label={copy.addressLine2}
        optional
        autoComplete="address-line2"
        className="md:col-span-2"
      />
      <PlaceFields city={city} ward={ward} />
      <TextField
        {...fieldOf(form, 'postalCode')}
        label={copy.postalCode}
        optional
        autoComplete="postal-code"
      />
      <Checkbox {...form.register('isDefault')} label={copy.makeDefault} className="md:col-span-2" />
    </form>
  );
}

/** Label of the address, with the usual ones as one-tap suggestions. */
function LabelField({ form }: { form: UseFormReturn<Values> }) {
  const label = useWatch({ control: form.control, name: 'label' });
  return (
    <div className="grid gap-2 md:col-span-2">
      <TextField {...fieldOf(form, 'label')} label={copy.label} optional maxLength={LABEL_MAX} />
      <div className="flex flex-wrap gap-2">
        {copy.labels.map((usual) => (
          <button
            key={usual}
            type="button"
            className="chip"
            aria-pressed={label === usual}
            onClick={() => form.setValue('label', label === usual ? '' : usual, { shouldDirty: true })}
          >
            {usual}
          </button>
        ))}
      </div>
    </div>
  );
}

const isSame = (one: SavedAddress | null, other: SavedAddress | null) =>
  JSON.stringify(one) === JSON.stringify(other);

function isUnsent({ before, values }: Partial<Unsent>): boolean {
  return before !== undefined && Object.keys(EMPTY).every((field) => field in (values ?? {}));
}

const EMPTY: Values = {
  label: '',
  fullName: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  ward: '',
  postalCode: '',
  isDefault: false,
};

/** Empty optional fields are omitted, as the API expects. */
function addressOf(
  { label, addressLine2, ward, postalCode, ...values }: Values,
  before: SavedAddress | null,
): SavedAddress {
  return {
    country: before?.country ?? DEFAULT_COUNTRY,
    ...values,
    ...(label.trim() !== '' && { label }),
    ...(addressLine2.trim() !== '' && { addressLine2 }),
    ...(ward.trim() !== '' && { ward }),
    ...(postalCode.trim() !== '' && { postalCode }),
  };
}
