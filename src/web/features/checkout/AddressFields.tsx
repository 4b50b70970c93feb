import type { UseFormReturn } from 'react-hook-form';
import { ADDRESS_FIELDS, type AddressField } from '#domain/identity/address.ts';
import type { User } from '#contract/http/identity.ts';
import { ADDRESSES_MAX } from '#domain/identity/limits.ts';
import { NOTES_MAX } from '#domain/ordering/limits.ts';
import { PlaceFields } from '#web/entities/account/PlaceFields.tsx';
import { registerInOrder, usePlaceField } from '#web/entities/account/use-place-field.ts';
import { fieldOf } from '#web/lib/form.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { addressValues, isWrongSoFar, type CheckoutForm } from './checkout-form.ts';
import { copy } from './copy.vi.ts';
import * as checkout from './checkout.module.css';
import { classes } from '#web/ui/classes.ts';

type FormProps = { form: UseFormReturn<CheckoutForm> };

/** Delivery address fields (spec §5, Checkout). */
export function AddressFields({ form, saved }: FormProps & { saved: User['addresses'] }) {
  const { address } = copy;
  registerInOrder(form);
  const city = usePlace(form, 'city');
  const ward = usePlace(form, 'ward');
  return (
    <section>
      <h2>{address.title}</h2>
      <Card>
        {saved.length > 1 && <SavedAddresses form={form} saved={saved} />}
        <div className={checkout.fields}>
          <TextField {...addressField(form, 'fullName')} label={address.fullName} autoComplete="name" />
          <TextField
            {...addressField(form, 'phone')}
            label={address.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <TextField
            {...addressField(form, 'addressLine1')}
            label={address.addressLine1}
            placeholder={address.addressLine1Placeholder}
            autoComplete="address-line1"
            className={checkout.wide}
          />
          <PlaceFields city={city} ward={ward} />
          <TextField
            {...addressField(form, 'addressLine2')}
            label={address.addressLine2}
            placeholder={address.addressLine2Placeholder}
            autoComplete="address-line2"
            optional
          />
          <TextField
            {...addressField(form, 'postalCode')}
            label={address.postalCode}
            autoComplete="postal-code"
            optional
          />
          <TextField
            {...form.register('notes')}
            label={address.notes}
            placeholder={address.notesPlaceholder}
            maxLength={NOTES_MAX}
            autoComplete="off"
            optional
            className={checkout.wide}
          />
        </div>
        {saved.length < ADDRESSES_MAX && !saved.some((known) => isFilledWith(form, known)) && (
          <Checkbox {...form.register('saveAddress')} label={address.save} className="mt-4" />
        )}
      </Card>
    </section>
  );
}

/**
 * Validates on every change; before the first blur only errors that further typing cannot fix are shown (spec §5). A corrected
 * error turns into a check mark.
 */
function addressField(form: UseFormReturn<CheckoutForm>, name: AddressField) {
  const { error, ...registered } = fieldOf(form, name);
  return { ...registered, ...judged(form, name, error) };
}

/** The same for the city and ward fields. */
function usePlace(form: UseFormReturn<CheckoutForm>, name: 'city' | 'ward') {
  const { error, ...field } = usePlaceField(form.control, name);
  return { ...field, ...judged(form, name, error) };
}

function judged(form: UseFormReturn<CheckoutForm>, name: AddressField, error: string | undefined) {
  const { isTouched, isDirty } = form.getFieldState(name, form.formState);
  const value = form.getValues(name);
  const seen = isTouched || form.formState.submitCount > 0;
  return {
    error: seen || isWrongSoFar(name, value) ? error : undefined,
    ok: seen && isDirty && error === undefined && value.trim() !== '',
  };
}

function isFilledWith(form: UseFormReturn<CheckoutForm>, address: User['addresses'][number]): boolean {
  const values = addressValues(address);
  const now = form.getValues();
  return ADDRESS_FIELDS.every((field) => values[field] === now[field]);
}

/** One tap fills the form with another address of the customer's profile. */
function SavedAddresses({ form, saved }: FormProps & { saved: User['addresses'] }) {
  const fill = (address: User['addresses'][number]) => {
    const values = addressValues(address);
    for (const field of ADDRESS_FIELDS) {
      form.setValue(field, values[field], { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <div className={checkout.saved} role="group" aria-label={copy.address.saved}>
      <span className="lbl" aria-hidden="true">
        {copy.address.saved}
      </span>
      {saved.map((address) => {
        const values = addressValues(address);
        const chosen = isFilledWith(form, address);
        return (
          <button
            key={Object.values(values).join('|')}
            type="button"
            className={classes('chip', checkout.chip)}
            aria-pressed={chosen}
            onClick={() => fill(address)}
          >
            <Icon name="pin" size={16} />
            <span className="truncate">{address.label || address.addressLine1}</span>
          </button>
        );
      })}
    </div>
  );
}
