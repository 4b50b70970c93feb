import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { PlaceField } from './PlaceFields.tsx';

/** Connects one of the two place fields to its form. */
export function usePlaceField<Values extends FieldValues>(
  control: Control<Values>,
  name: FieldPath<Values>,
): PlaceField {
  const { field, fieldState } = useController({ control, name });
  return { ...field, error: fieldState.error?.message };
}
