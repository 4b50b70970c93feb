import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ProofBody } from '#contract/http/sign-in.ts';
import { checkLoginPassword } from '#domain/identity/checks.ts';
import { call } from '#web/lib/call.ts';
import { fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy as copies } from './copy.vi.ts';
import { knowsPasskeys } from '#web/entities/account/knows-passkeys.ts';
import { passkeysQuery, proveByPasskey, showPasskeyFailure } from '#web/entities/account/passkeys.ts';

const copy = copies.proof;

/** Asks for the password again before a sensitive action. */
export function ProofDialog({ answer }: { answer: (proved: boolean) => void }) {
  const id = useId();
  const { form, sending, attributes } = useServerForm<ProofBody>({
    checks: { password: checkLoginPassword },
    mode: 'onSubmit',
    defaultValues: { password: '' },
    async send(body) {
      await call('PUT', '/users/me/proof', { body });
      answer(true);
    },
  });
  const { data } = useQuery(passkeysQuery);
  const proveByKey = useMutation({
    mutationFn: proveByPasskey,
    onSuccess: () => answer(true),
    onError: showPasskeyFailure,
  });
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={copy.title}
      busy={sending}
      width={440}
      footer={
        <DialogActions
          cancel={copy.cancel}
          onCancel={() => answer(false)}
          busy={sending}
          type="submit"
          form={id}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </DialogActions>
      }
    >
      <form id={id} {...attributes} className="grid gap-4">
        <p>{copy.text}</p>
        <PasswordField
          {...fieldOf(form, 'password')}
          label={copy.password}
          icon="lock"
          autoComplete="current-password"
        />
      </form>
      {(data?.passkeys.length ?? 0) > 0 && knowsPasskeys() && (
        <Button
          variant="paper"
          full
          className="mt-3"
          loading={proveByKey.isPending}
          onClick={() => proveByKey.mutate()}
        >
          {copies.passkeys.prove}
        </Button>
      )}
    </Dialog>
  );
}
