import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { describeFailure } from '#web/lib/errors/describe.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from './copy.vi.ts';
import { isOutcomeOpen, orderFailureText } from './order-failure.ts';
import type { Ordering } from './use-place-order.ts';

/**
 * 'Có lỗi xảy ra' with the cause and the next step (spec §8, Order creation); while a retry is running, a notice of it instead.
 */
export function OrderFailed({
  ordering,
}: {
  ordering: Pick<Ordering, 'error' | 'placing' | 'isHeld' | 'ask'>;
}) {
  const { error, placing, isHeld, ask } = ordering;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error || isHeld) box.current?.scrollIntoView({ block: 'center' });
  }, [error, isHeld]);
  if (isHeld)
    return (
      <div ref={box}>
        <Banner tone="warning" title={copy.held.title}>
          {copy.held.text}
        </Banner>
      </div>
    );
  if (error === null || placing) return null;
  const { action } = describeFailure(error, 'order');
  const wayOn = action?.to ? (
    <Link className="link" to={action.to}>
      {action.label}
    </Link>
  ) : (
    isOutcomeOpen(error) && (
      <Button variant="dline" size="sm" icon="reset" onClick={ask}>
        {copy.failed.retry}
      </Button>
    )
  );
  return (
    <div ref={box}>
      <Banner tone="error" title={copy.failed.title} action={wayOn}>
        {orderFailureText(error)}
      </Banner>
    </div>
  );
}
