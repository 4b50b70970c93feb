import type { ShippingAddress } from '#contract/http/identity.ts';
import type { Order } from '#contract/http/ordering.ts';
import { ADDRESS_FIELDS, DEFAULT_COUNTRY, type AddressField } from '#domain/identity/address.ts';
import { todaysPlace } from '#domain/identity/places.ts';
import { reservesStock } from '#domain/ordering/moves.ts';
import { PlaceFields } from '#web/entities/account/PlaceFields.tsx';
import { useAddressForm } from '#web/entities/account/use-address-form.ts';
import { fieldOf } from '#web/lib/form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { OrderEdit } from './OrderEdit.tsx';
import { useCorrectAddress } from './use-correct-address.ts';

const words = copy.correction;
type Values = Record<AddressField, string>;

/** Corrects the delivery address of an order that has not been shipped yet; renders nothing afterwards. */
export function AddressCorrection({ order }: { order: Order }) {
  const { mutate, isPending } = useCorrectAddress(order);
  if (!reservesStock(order.status)) return null;
  return (
    <OrderEdit
      order={order}
      icon="edit"
      words={words}
      cancel={words.cancel}
      save={words.save}
      busy={isPending}
    >
      {({ id, close }) => (
        <>
          <p className="mb-2 text-muted">{words.text}</p>
          <AddressForm
            // Remounts when the order changes, so that the form starts from a colleague's correction.
            key={order.updatedAt}
            id={id}
            address={order.shippingAddress}
            onDone={(shippingAddress) => mutate(shippingAddress, { onSuccess: close })}
          />
        </>
      )}
    </OrderEdit>
  );
}

interface AddressFormProps {
  id: string;
  address: Order['shippingAddress'];
  onDone: (address: ShippingAddress) => void;
}

function AddressForm({ id, address, onDone }: AddressFormProps) {
  const { form, provinces, city, ward } = useAddressForm<Values>(
    Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] ?? ''])),
  );
  const submit = form.handleSubmit((values) => {
    const { addressLine2, postalCode, ...today } = todaysPlace(provinces, values);
    const filled = Object.entries({ addressLine2, postalCode, ward: today.ward }).filter(([, text]) =>
      text.trim(),
    );
    const { ward: _ward, ...needed } = today;
    onDone({ ...needed, ...Object.fromEntries(filled), country: address.country ?? DEFAULT_COUNTRY });
  });
  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid items-start gap-4 pt-2 md:grid-cols-2"
      onSubmit={(event) => inBackground(submit(event))}
    >
      <TextField {...fieldOf(form, 'fullName')} label={words.fields.fullName} autoComplete="off" />
      <TextField {...fieldOf(form, 'phone')} label={words.fields.phone} type="tel" autoComplete="off" />
      <TextField
        {...fieldOf(form, 'addressLine1')}
        label={words.fields.addressLine1}
        autoComplete="off"
        className="md:col-span-2"
      />
      <TextField
        {...fieldOf(form, 'addressLine2')}
        label={words.fields.addressLine2}
        optional
        autoComplete="off"
        className="md:col-span-2"
      />
      <PlaceFields city={city} ward={ward} />
    </form>
  );
}
