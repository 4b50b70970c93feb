import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderReturn } from '#contract/http/returns.ts';
import { returnActs } from '#domain/ordering/returns.ts';
import { returnsQuery } from '#web/entities/order-return/queries.ts';
import { ReturnCase } from '#web/entities/order-return/ReturnCase.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { Decide } from './Decide.tsx';
import { Finish } from './Finish.tsx';
import { failureOf, useAct } from './use-act.ts';

/** What was asked for after the parcel came, for staff: every case and what to do now. Nothing for orders without one. */
export function ReturnsDesk({ order }: { order: Order }) {
  const hasArrived = order.status === 'delivered' || order.status === 'completed';
  const { data, isError, refetch } = useQuery({ ...returnsQuery(order._id), enabled: hasArrived });
  if (!hasArrived || (!isError && (data?.cases.length ?? 0) === 0)) return null;
  return (
    <section className="grid gap-3" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      {isError && <ErrorBanner onRetry={() => inBackground(refetch())}>{copy.failed}</ErrorBanner>}
      {data?.cases.toReversed().map((asked) => (
        <ReturnCase key={asked._id} asked={asked} items={order.items} isDesk>
          <Acts key={asked.stage} order={order} asked={asked} />
        </ReturnCase>
      ))}
    </section>
  );
}

function Acts({ order, asked }: { order: Order; asked: OrderReturn }) {
  const acts = returnActs(asked.stage, 'admin');
  const act = useAct(order._id, asked._id);
  const failure = act.isPending ? null : failureOf(act.error);
  if (acts.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="font-medium">{copy.todo[asked.stage]}</p>
      {failure && (
        <div role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
      {acts.includes('receive') && (
        <Button
          variant="leaf"
          size="sm"
          loading={act.isPending}
          loadingLabel={copy.sending}
          onClick={() => act.mutate({ act: 'receive', seen: asked.stage })}
        >
          {copy.receive}
        </Button>
      )}
      {acts.includes('finish') && <Finish order={order} asked={asked} act={act} />}
      <Decide asked={asked} act={act} />
    </div>
  );
}
