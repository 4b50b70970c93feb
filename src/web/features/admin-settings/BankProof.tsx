import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BankTest, SettingsState } from '#contract/http/settings.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { BANK_TEST_AMOUNT } from '#domain/shop/settings.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { updatePublicShop } from '#web/lib/public-shop.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { copy } from './copy.vi.ts';
import { openingQuery, settingsQuery } from './queries.ts';

const text = copy.bank;
/** Polling interval for the bank's notice, while the QR code is open. */
const LOOKED_EVERY_MS = 3_000;

/** Whether the account accepts transfers, and the test transfer that verifies it. */
export function BankProof({ state, isDirty }: { state: SettingsState; isDirty: boolean }) {
  const [testing, setTesting] = useState(false);
  useArrival(state.takesTransfers);
  if (state.takesTransfers) {
    return (
      <Banner tone="success" title={text.proved.title}>
        {text.proved.text}
      </Banner>
    );
  }
  if (state.values['bankAccount'] === '') {
    return (
      <Banner tone="warning" title={text.missing.title}>
        {text.missing.text}
      </Banner>
    );
  }
  const unsaved = isDirty ? text.unsaved : undefined;
  return (
    <div className="grid gap-4">
      <Banner tone="error" title={text.unproved.title}>
        {text.unproved.text}
      </Banner>
      {testing && !isDirty && <TestTransfer key={state.updatedAt} />}
      <div className="flex flex-wrap gap-3">
        {!testing && (
          <Button variant="tint" icon="qr" disabledReason={unsaved} onClick={() => setTesting(true)}>
            {text.test(formatVnd(BANK_TEST_AMOUNT))}
          </Button>
        )}
        <ByHand state={state} disabledReason={unsaved} />
      </div>
    </div>
  );
}

function TestTransfer() {
  const { data, isError, error } = useQuery(read<BankTest>('/settings/bank-test'));
  // The bank notifies the server; the page polls for the change.
  useQuery({ ...settingsQuery(), refetchInterval: LOOKED_EVERY_MS });
  if (isError) return <Banner tone="error">{error.message}</Banner>;
  if (data === undefined) return <Spinner />;
  const amount = formatVnd(data.amount);
  return (
    <div className="grid items-center gap-4 md:grid-cols-[auto_minmax(0,1fr)]">
      <img src={data.qrImage} alt={text.testAlt(amount)} width={200} height={200} />
      <div className="grid gap-2">
        <p>{text.testText(amount, data.content)}</p>
        <p className="num">
          {data.bank.shortName} · {data.bank.account} · {data.bank.holder}
        </p>
        <p role="status" className="flex items-center gap-2">
          <Spinner /> {text.waiting}
        </p>
        <p className="hint">{text.feed}</p>
      </div>
    </div>
  );
}

function ByHand({ state, disabledReason }: { state: SettingsState; disabledReason: string | undefined }) {
  const queries = useQueryClient();
  const account = String(state.values['bankAccount'] ?? '');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call<SettingsState>('POST', '/settings/bank-confirmation', { body: { account } }),
    onSuccess: (saved) => cacheResult(queries, settingsQuery(), saved),
    onError: (error) => {
      showError(error, 'admin');
      return queries.invalidateQueries({ queryKey: settingsQuery().queryKey });
    },
  });
  const ask = async () => {
    const holder = String(state.values['bankHolder'] ?? '');
    const question = { title: text.ask(account), message: text.askText(holder), confirmLabel: text.yes };
    if (await confirm({ tone: 'warning', ...question })) mutate();
  };
  return (
    <Button
      variant="paper"
      loading={isPending}
      disabledReason={disabledReason}
      onClick={() => inBackground(ask())}
    >
      {text.byHand}
    </Button>
  );
}

/** Shows a toast once when the account becomes verified while the page is open. */
function useArrival(proved: boolean): void {
  const queries = useQueryClient();
  const before = useRef(proved);
  useEffect(() => {
    if (proved && !before.current) {
      updatePublicShop({ takesTransfers: true });
      toast({ type: 'success', title: text.done });
      inBackground(queries.invalidateQueries({ queryKey: openingQuery().queryKey }));
    }
    before.current = proved;
  }, [proved, queries]);
}
