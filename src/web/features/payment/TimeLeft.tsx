import { useCountdown } from '#web/lib/hooks/use-countdown.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { deviceTime } from '#web/lib/server-time.ts';
import { clockOf } from '#web/lib/text/clock.ts';
import { copy } from './copy.vi.ts';
import * as ticket from './payment.module.css';

/**
 * Countdown to the payment deadline.
 * @param until ISO time, or null when there is no deadline any more
 */
export function TimeLeft({ until }: { until: string | null }) {
  return until === null ? null : <Countdown until={until} />;
}

function Countdown({ until }: { until: string }) {
  // Computed at every tick: the page may learn only after it was opened how wrong the device's clock goes.
  const left = useCountdown(deviceTime(until));
  // False during server rendering: the server cannot know the time left when the page is read.
  const known = useHydrated();
  return (
    <p className={classes('num', ticket.timeLeft)} role="timer">
      <Icon name="clock" size={16} />
      {known ? (left > 0 ? copy.timeLeft(clockOf(left)) : copy.timeUp) : copy.timeComes}
    </p>
  );
}
