import { useQuery } from '@tanstack/react-query';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { zaloSpendingQuery } from './queries.ts';

const text = copy.zalo;

/** This month's Zalo messages and their cost, with a hint when the shop is not connected. */
export function ZaloSpending() {
  const { data, isError, refetch } = useQuery(zaloSpendingQuery());
  if (isError) return <ErrorBanner onRetry={() => inBackground(refetch())}>{text.failed}</ErrorBanner>;
  if (data === undefined) return null;
  const { isConnected, month, messages, cost, unanswered, today, todayMost } = data;
  return (
    <div className="grid gap-1">
      <p>
        <b>{text.month(month, messages, formatVnd(cost))}</b> {isConnected && text.today(today, todayMost)}
      </p>
      {unanswered > 0 && <p className="hint">{text.unanswered(unanswered)}</p>}
      {!isConnected && <p className="hint">{text.off}</p>}
    </div>
  );
}
