import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BackupState } from '#contract/http/backups.ts';
import { days, formatShortDateTime } from '#domain/kernel/time.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { backupsQuery } from './queries.ts';

const text = copy.backups;

/** The last backup, its last restore test, and how to make another now. */
export function Backups() {
  const { data, isError, isFetching, refetch } = useQuery(backupsQuery());
  if (data === undefined)
    return (
      isError && (
        <ErrorBanner onRetry={() => inBackground(refetch())} retrying={isFetching}>
          {text.failed}
        </ErrorBanner>
      )
    );
  return (
    <div className="grid gap-3">
      <LastMade state={data} />
      <LastProof state={data} />
      <p className="hint wrap-anywhere">
        {text.place(data.place)} {!data.sealed && text.open}{' '}
        {!data.place.startsWith('s3://') && text.sameDisk}
      </p>
      <div className="flex flex-wrap gap-3">
        <Ask path="/admin/backups" label={text.make} />
        {data.lastGoodAt !== null && <Ask path="/admin/backups/proof" label={text.prove} />}
      </div>
    </div>
  );
}

function LastMade({ state: { last, lastGoodAt, late } }: { state: BackupState }) {
  if (last === null) return <p>{text.none}</p>;
  const made = formatShortDateTime(last.at);
  if (!last.ok) {
    return (
      <Banner tone="error" title={text.lastFailed(made, last.reason ?? '')}>
        {lastGoodAt !== null && text.lastGood(formatShortDateTime(lastGoodAt))}
      </Banner>
    );
  }
  return (
    <Banner tone={late ? 'error' : 'success'} title={late ? text.late : undefined}>
      {text.last(made, sizeOf(last.bytes ?? 0), last.rows ?? 0)}
    </Banner>
  );
}

function LastProof({ state: { proof, provedAt } }: { state: BackupState }) {
  const [now] = useState(() => Date.now());
  if (proof !== null && !proof.ok)
    return (
      <Banner tone="error">{text.proofFailed(formatShortDateTime(proof.at), proof.reason ?? '')}</Banner>
    );
  if (provedAt === null) return <p className="text-muted">{text.unproved}</p>;
  return <p>{text.proved(Math.floor((now - Date.parse(provedAt)) / days(1)))}</p>;
}

function Ask({ path, label }: { path: string; label: string }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST', path),
    onSuccess: () => toast({ type: 'info', title: text.asked }),
    onError: (error) => showError(error, 'admin'),
    onSettled: () => queries.invalidateQueries({ queryKey: backupsQuery().queryKey }),
  });
  return (
    <Button variant="paper" size="sm" loading={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
