import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey, RecoveryCodes } from '#contract/http/passkeys.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { focusHeading } from '../focus-heading.ts';
import { copy as copies } from './copy.vi.ts';
import * as styles from './Devices.module.css';
import { knowsPasskeys } from '#web/entities/account/knows-passkeys.ts';
import { makePasskey, passkeysQuery, showPasskeyFailure } from '#web/entities/account/passkeys.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

const copy = copies.passkeys;

/** The user's passkeys. Renders nothing where none can be created. */
export function Passkeys({ className }: { className: string | undefined }) {
  const query = useQuery(passkeysQuery);
  const { data } = query;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { add, remove, renew } = useChanges(setCodes);
  if (!knowsPasskeys()) return null;
  if (data === undefined)
    return (
      <FailedLine query={query} className="mt-4">
        {copy.failed}
      </FailedLine>
    );
  if (!data.isPossible) return null;
  const { passkeys, codesLeft } = data;
  return (
    <section className={className} aria-labelledby="passkeys">
      <h3 id="passkeys" tabIndex={-1}>
        {copy.title}
      </h3>
      <p className="hint">{copy.note}</p>
      <ul className={styles.devices}>
        {passkeys.map((passkey) => (
          <Row
            key={passkey._id}
            passkey={passkey}
            busy={remove.isPending && remove.variables === passkey._id}
            onRemove={() => remove.mutate(passkey._id)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="paper" size="sm" icon="plus" loading={add.isPending} onClick={() => add.mutate()}>
          {copy.add}
        </Button>
        {passkeys.length > 0 && (
          <Button variant="dline" size="sm" loading={renew.isPending} onClick={() => renew.mutate()}>
            {copy.renew(codesLeft)}
          </Button>
        )}
      </div>
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </section>
  );
}

type RowProps = { passkey: Passkey; busy: boolean; onRemove: () => void };

function Row({ passkey: { browser, system, createdAt, usedAt }, busy, onRemove }: RowProps) {
  const name = copies.devices.named(browser, system) || copy.unknown;
  const ask = async () => {
    const words = { title: copy.ask(name), message: copy.consequence, confirmLabel: copy.remove };
    if (await confirm(words)) onRemove();
  };
  const facts = [
    copy.made(formatShortDateTime(createdAt)),
    usedAt ? copies.devices.seen(formatShortDateTime(usedAt)) : copy.unused,
  ];
  return (
    <li>
      <b>{name}</b>
      <p className="num">{facts.join(' · ')}</p>
      <Button
        variant="paper"
        size="sm"
        loading={busy}
        aria-label={copy.removeOf(name)}
        onClick={() => inBackground(ask())}
      >
        {copy.remove}
      </Button>
    </li>
  );
}

function useChanges(showCodes: (codes: readonly string[]) => void) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries(passkeysQuery);
  const add = useMutation({
    mutationFn: makePasskey,
    onSuccess(codes) {
      toast({ type: 'success', title: copy.added });
      // Only the first passkey comes with codes; a second one, added by a double press, must not close theirs.
      if (codes.length > 0) showCodes(codes);
    },
    onError: showPasskeyFailure,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE', `/users/me/passkeys/${id}`),
    async onSuccess() {
      toast({ type: 'success', title: copy.removed });
      await onSettled();
      focusHeading('passkeys');
    },
    onError: (error) => showError(error),
  });
  const renew = useMutation({
    mutationFn: () => call<RecoveryCodes>('POST', '/users/me/recovery-codes'),
    onSuccess: ({ codes }) => showCodes(codes),
    onError: (error) => showError(error),
    onSettled,
  });
  return { add, remove, renew };
}
