import { useQuery } from '@tanstack/react-query';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { myCashQuery } from './queries.ts';

/** The money of the day: what is in his bag, and what he still has to take at the doors. */
export function CashSummary() {
  const { data: cash } = useQuery(myCashQuery());
  if (cash === undefined || cash.collected + cash.toCollect === 0) return null;
  return (
    <section className="purse" aria-label={copy.purse.label}>
      <Icon name="cash" size={24} />
      <dl>
        <div>
          <dt>{copy.purse.collected}</dt>
          <dd className="num">{formatVnd(cash.collected)}</dd>
        </div>
        <div>
          <dt>{copy.purse.toCollect}</dt>
          <dd className="price">{formatVnd(cash.toCollect)}</dd>
        </div>
      </dl>
    </section>
  );
}
