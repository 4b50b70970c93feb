import { failedLoad } from '#web/lib/errors/failed-load.ts';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';

interface PaymentFailedProps {
  error: unknown;
  retry: () => Promise<unknown>;
  retrying: boolean;
}

/** Shown when the payment could not be loaded: no response, or a server error. */
export function PaymentFailed({ error, retry, retrying }: PaymentFailedProps) {
  return (
    <FailedState
      title={copy.failed.title}
      text={failedLoad(error, copy.failed)}
      onRetry={() => inBackground(retry())}
      retrying={retrying}
    />
  );
}
