import { useCountdown } from '#web/lib/hooks/use-countdown.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { clockOf } from '#web/lib/text/clock.ts';
import { copy } from './copy.vi.ts';

/** How long the transfer is waited for. @param until ISO time, or null once nobody waits */
export function TimeLeft({ until }: { until: string | null }) {
  return until === null ? null : <Countdown until={Date.parse(until)} />;
}

function Countdown({ until }: { until: number }) {
  const left = useCountdown(until);
  return (
    <p className={classes('time-left num', left <= 0 && 'up')} role="timer">
      <Icon name="clock" size={16} />
      {left > 0 ? copy.timeLeft(clockOf(left)) : copy.timeUp}
    </p>
  );
}
