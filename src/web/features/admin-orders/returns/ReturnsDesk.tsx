import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderReturn } from '#contract/http/returns.ts';
import { returnActs } from '#domain/ordering/returns.ts';
import { failureOf } from '#web/entities/order-return/failure.ts';
import { returnsQuery } from '#web/entities/order-return/queries.ts';
import { ReturnCase } from '#web/entities/order-return/ReturnCase.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { Accept } from './Accept.tsx';
import { copy } from './copy.vi.ts';
import { Decline } from './Decline.tsx';
import { Finish } from './Finish.tsx';
import { useAct, type Act } from './use-act.ts';

/** Return cases of an order for staff, each with its next actions. Renders nothing for orders without one. */
export function ReturnsDesk({ order }: { order: Order }) {
  const hasArrived = order.status === 'delivered' || order.status === 'completed';
  const { data, isError, refetch } = useQuery({ ...returnsQuery(order._id), enabled: hasArrived });
  if (!hasArrived || (!isError && (data?.cases.length ?? 0) === 0)) return null;
  return (
    <section className="grid gap-3" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      {isError && <ErrorBanner onRetry={() => inBackground(refetch())}>{copy.failed}</ErrorBanner>}
      {data?.cases.toReversed().map((asked) => (
        <CaseAtDesk key={asked._id} order={order} asked={asked} />
      ))}
    </section>
  );
}

type CaseProps = { order: Order; asked: OrderReturn };

/** One case; keeps the error of a lost race visible after the refetch has moved the case to another stage. */
function CaseAtDesk({ order, asked }: CaseProps) {
  const act = useAct(order._id, asked._id);
  const failure = act.isPending ? null : failureOf(act.error);
  return (
    <ReturnCase asked={asked} items={order.items} isDesk>
      {failure && (
        <div role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
      <Acts key={asked.stage} order={order} asked={asked} act={act} />
    </ReturnCase>
  );
}

/** Keyed by stage, so that input for one stage is never sent for the next. */
function Acts({ order, asked, act }: CaseProps & { act: Act }) {
  const { stage } = asked;
  const acts = returnActs(stage, 'admin');
  if (acts.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="font-medium">{copy.todo[stage]}</p>
      {acts.includes('accept') ? (
        <Accept asked={asked} act={act} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {acts.includes('receive') && (
            <Button
              variant="leaf"
              size="sm"
              loading={act.isPending}
              loadingLabel={copy.sending}
              onClick={() => act.mutate({ act: 'receive', seen: stage })}
            >
              {copy.receive}
            </Button>
          )}
          {acts.includes('finish') && <Finish order={order} asked={asked} act={act} />}
          <Decline asked={asked} act={act} />
        </div>
      )}
    </div>
  );
}
