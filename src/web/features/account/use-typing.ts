import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls with the values of a form whenever something is typed; not when it is filled in, sent or refused. */
export function useTyping<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  onType: (values: Values) => void,
): void {
  const tell = useEffectEvent(onType);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name, values }) {
          if (name !== undefined) tell(values);
        },
      }),
    [subscribe],
  );
}
