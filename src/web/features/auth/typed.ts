import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { parseStoredRecord, tryStorage } from '#web/lib/storage/storage.ts';

/** Never a password. */
type Field = 'name' | 'email';
type Typed = Partial<Record<Field, string>>;

const KEY = 'auth.typed';

/**
 * Carries what was typed from one auth page to the next, and across a reload: the name and the e-mail, until she is logged in or the
 * tab is closed.
 */
export function useTyped<Values extends FieldValues>(
  { getValues, setValue, subscribe }: UseFormReturn<Values>,
  fields: readonly (Field & FieldPath<Values>)[],
): void {
  useEffect(() => {
    const kept = readTyped();
    // Whatever was typed before this code loaded stays.
    for (const field of fields)
      if (kept[field] && !getValues(field)) setValue(field, kept[field] as PathValue<Values, typeof field>);
    return subscribe({
      formState: { values: true },
      // Without a name nothing was typed: it is sent, or refused.
      callback({ name, values }) {
        for (const field of fields) if (field === name) keepTyped({ [field]: values[field] });
      },
    });
  }, [fields, getValues, setValue, subscribe]);
}

const readTyped = (): Typed => parseStoredRecord(tryStorage(() => window.sessionStorage.getItem(KEY)));

export function keepTyped(typed: Typed): void {
  tryStorage(() => window.sessionStorage.setItem(KEY, JSON.stringify({ ...readTyped(), ...typed })));
}

export function forgetTyped(): void {
  tryStorage(() => window.sessionStorage.removeItem(KEY));
}
