import { useForm, type DefaultValues, type FieldPath } from 'react-hook-form';
import type { AddressField } from '#domain/identity/address.ts';
import { resolverFor, type FieldChecks } from '#web/lib/form.ts';
import { addressChecks } from './address-checks.ts';
import { registerInOrder, usePlaceField } from './use-place-field.ts';
import { useProvinces } from './use-provinces.ts';

/** A form with the fields of an address, checked by the domain's rules and by the list of places. */
export function useAddressForm<Values extends Record<AddressField, string>>(
  defaultValues: DefaultValues<Values>,
) {
  const provinces = useProvinces();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues,
    resolver: resolverFor(addressChecks(provinces) as FieldChecks<Values>),
  });
  registerInOrder(form);
  const city = usePlaceField(form.control, 'city' as FieldPath<Values>);
  const ward = usePlaceField(form.control, 'ward' as FieldPath<Values>);
  return { form, provinces: provinces ?? [], city, ward };
}
