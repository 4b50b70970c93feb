import { ApiError } from '#web/lib/api.ts';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';

interface PaymentFailedProps {
  error: unknown;
  retry: () => Promise<unknown>;
  retrying: boolean;
}

/** In the place of a payment that could not be read: the network gave no answer, or the shop stumbled. */
export function PaymentFailed({ error, retry, retrying }: PaymentFailedProps) {
  const unreached = error instanceof ApiError && error.status === 0;
  const { title, network, shop } = copy.failed;
  return (
    <FailedState
      title={title}
      text={unreached ? network : shop}
      onRetry={() => inBackground(retry())}
      retrying={retrying}
    />
  );
}
