import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { ADDRESS_FIELDS, type AddressField } from '#domain/identity/address.ts';
import type { PlaceField } from './PlaceFields.tsx';

/**
 * Registers the fields of an address in their order on the page, in which a refused form looks for the first invalid one to focus.
 * To be called before `usePlaceField`, which would register province and ward before what stands above them.
 */
export function registerInOrder<Values extends Record<AddressField, string>>({
  register,
}: UseFormReturn<Values>): void {
  for (const field of ADDRESS_FIELDS) register(field as FieldPath<Values>);
}

/** Connects one of the two place fields to its form. */
export function usePlaceField<Values extends FieldValues>(
  control: Control<Values>,
  name: FieldPath<Values>,
): PlaceField {
  const { field, fieldState } = useController({ control, name });
  return { ...field, error: fieldState.error?.message };
}
