import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDate } from '#domain/kernel/time.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Popover } from '#web/ui/overlays/Popover.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { dayIn, periodsUntil, type Period } from '#web/lib/list-url/days.ts';

const ALWAYS: Period = { from: '', to: '' };

interface ListDaysProps {
  words: {
    button: string;
    title: string;
    quick: string;
    all: string;
    periods: Record<'today' | 'week' | 'month' | 'thisMonth', string>;
    from: string;
    to: string;
    show: string;
    day: (day: string) => string;
    since: (day: string) => string;
    until: (day: string) => string;
    between: (from: string, to: string) => string;
  };
  view: Period;
  pathOf: (period: Period) => string;
}

/** Date filter of a dashboard list: presets, or two dates. */
export function ListDays({ words, view, pathOf }: ListDaysProps) {
  const chosen = view.from !== '' || view.to !== '';
  return (
    <Popover
      title={words.title}
      renderTrigger={(props) => (
        <button
          type="button"
          className={classes(buttonClass({ variant: chosen ? 'sec' : 'paper' }), 'placed-on')}
          {...props}
        >
          <Icon name="calendar" size={20} />
          <span className={chosen ? 'num' : 'max-md:sr-only'}>{labelOf(words, view)}</span>
        </button>
      )}
    >
      {(close) => <Choices words={words} view={view} pathOf={pathOf} close={close} />}
    </Popover>
  );
}

function Choices({ words, view, pathOf, close }: ListDaysProps & { close: () => void }) {
  const navigate = useNavigate();
  const [from, setFrom] = useState<string>(view.from);
  const [to, setTo] = useState<string>(view.to);
  const [periods] = useState(() => periodsUntil(new Date()));
  const { today, week, month, thisMonth } = words.periods;
  const quick: [string, Period][] = [
    [words.all, ALWAYS],
    [today, periods.today],
    [week, periods.week],
    [month, periods.month],
    [thisMonth, periods.thisMonth],
  ];
  return (
    <form
      className="grid gap-3 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        inBackground(navigate(pathOf({ from: dayIn(from), to: dayIn(to) }), { preventScrollReset: true }));
      }}
    >
      <nav className="flex flex-wrap gap-2" aria-label={words.quick}>
        {quick.map(([label, period]) => {
          const on = period.from === view.from && period.to === view.to;
          return (
            <Link
              key={label}
              className={classes('chip', on && 'on')}
              to={pathOf(period)}
              preventScrollReset
              aria-current={on ? 'true' : undefined}
              onClick={close}
            >
              {label}
            </Link>
          );
        })}
      </nav>
      <TextField
        label={words.from}
        optional
        type="date"
        value={from}
        max={to || undefined}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={words.to}
        optional
        type="date"
        value={to}
        min={from || undefined}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" full>
        {words.show}
      </Button>
    </form>
  );
}

function labelOf(words: ListDaysProps['words'], { from, to }: Period): string {
  if (from === '' && to === '') return words.button;
  if (from === to) return words.day(formatDate(from));
  if (to === '') return words.since(formatDate(from));
  return from === '' ? words.until(formatDate(to)) : words.between(formatDate(from), formatDate(to));
}
