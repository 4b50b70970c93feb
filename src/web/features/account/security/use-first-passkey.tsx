import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy as copies } from './copy.vi.ts';
import { makePasskey, showPasskeyFailure } from '#web/entities/account/passkeys.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

/** The button that creates the first passkey, and the dialog with its recovery codes, for the caller to place. */
export function useFirstPasskey(): { make: ReactNode; codes: ReactNode } {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: makePasskey,
    onSuccess: setCodes,
    onError: showPasskeyFailure,
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    make: (
      <Button size="sm" icon="key" loading={isPending} onClick={() => mutate()}>
        {copies.ask.make}
      </Button>
    ),
    codes: codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />,
  };
}
