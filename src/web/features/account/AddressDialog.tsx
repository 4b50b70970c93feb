import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { SavedAddress } from '#contract/http/identity.ts';
import { checkAddressField, DEFAULT_COUNTRY } from '#domain/identity/address.ts';
import { checkedBy, fieldOf } from '#web/lib/form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { accountCopy } from './copy.vi.ts';

const copy = accountCopy.addresses;
const LABEL_MAX = 40;

type Values = Record<
  'label' | 'fullName' | 'phone' | 'addressLine1' | 'addressLine2' | 'city' | 'postalCode',
  string
> & {
  isDefault: boolean;
};

type AddressDialogProps = {
  open: boolean;
  /** Null adds one. */
  address: SavedAddress | null;
  /** What a new one starts with: the customer's own name. */
  name: string;
  onClose: () => void;
  onDone: (address: SavedAddress) => void;
};

/** One address of the profile; it is kept with the profile's own save. */
export function AddressDialog({ open, address, name, onClose, onDone }: AddressDialogProps) {
  const formId = useId();
  const footer = (
    <div className="acts">
      <Button variant="paper" onClick={onClose}>
        {copy.cancel}
      </Button>
      <Button type="submit" form={formId}>
        {copy.done}
      </Button>
    </div>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={address === null ? copy.addTitle : copy.editTitle}
      footer={footer}
    >
      <AddressForm id={formId} address={address} name={name} onDone={onDone} />
    </Dialog>
  );
}

type AddressFormProps = Pick<AddressDialogProps, 'address' | 'name' | 'onDone'> & { id: string };

function AddressForm({ id, address, name, onDone }: AddressFormProps) {
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY, fullName: name, ...address },
    resolver: checkedBy<Values>({
      fullName: (text) => checkAddressField('fullName', text),
      phone: (text) => checkAddressField('phone', text),
      addressLine1: (text) => checkAddressField('addressLine1', text),
      addressLine2: (text) => checkAddressField('addressLine2', text),
      city: (text) => checkAddressField('city', text),
      postalCode: (text) => checkAddressField('postalCode', text),
    }),
  });
  const submit = form.handleSubmit((values) => onDone(addressOf(values, address)));
  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid items-start gap-4 pt-2 md:grid-cols-2"
      onSubmit={(event) => {
        // React lets it bubble to the profile's form, in which this dialog was opened.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <TextField
        {...fieldOf(form, 'label')}
        label={copy.label}
        hint={copy.labelHint}
        optional
        maxLength={LABEL_MAX}
        className="md:col-span-2"
      />
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
      <TextField {...fieldOf(form, 'city')} label={copy.city} autoComplete="address-level1" />
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

const EMPTY: Values = {
  label: '',
  fullName: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  postalCode: '',
  isDefault: false,
};

/** What was left empty is left out, as the wire wants it. */
function addressOf(
  { label, addressLine2, postalCode, ...values }: Values,
  before: SavedAddress | null,
): SavedAddress {
  return {
    country: before?.country ?? DEFAULT_COUNTRY,
    ...values,
    ...(label.trim() !== '' && { label }),
    ...(addressLine2.trim() !== '' && { addressLine2 }),
    ...(postalCode.trim() !== '' && { postalCode }),
  };
}
