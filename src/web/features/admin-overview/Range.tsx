import { useState } from 'react';
import { useNavigate } from 'react-router';
import { periodIssue, PRESETS, type Period, type Preset } from '#domain/reports/periods.ts';
import { OVERVIEW_TABLES } from '#domain/reports/sales.ts';
import { DownloadLink } from '#web/lib/session/DownloadLink.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Popover } from '#web/ui/overlays/Popover.tsx';
import { copy } from './copy.vi.ts';
import { periodPath, presetPath, tablePath, type View } from './queries.ts';
import { spanInWords } from './words.ts';

/** Period of the overview: presets or two dates; and its export. */
export function Range({ view: { period, preset } }: { view: View }) {
  return (
    <FilterChips<Preset | ''>
      label={copy.periods}
      keys={PRESETS}
      chosen={preset ?? ''}
      labelOf={(each) => (each === '' ? '' : copy.presets[each])}
      pathOf={(each) => (each === '' ? '' : presetPath(each))}
    >
      <Popover
        title={copy.range.title}
        align="end"
        renderTrigger={(props) => (
          <button type="button" className={preset === null ? 'chip on num' : 'chip'} {...props}>
            <Icon name="calendar" size={18} />
            {preset === null ? spanInWords(period) : copy.range.button}
          </button>
        )}
      >
        {(close) => <Dates period={period} close={close} />}
      </Popover>
    </FilterChips>
  );
}

function Dates({ period, close }: { period: Period; close: () => void }) {
  const navigate = useNavigate();
  const [first, setFirst] = useState<string>(period.first);
  const [last, setLast] = useState<string>(period.last);
  const [issue, setIssue] = useState<string | null>(null);
  return (
    <form
      className="grid gap-3 pt-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = first === '' || last === '' ? copy.range.missing : periodIssue({ first, last });
        setIssue(found);
        if (found !== null) return;
        close();
        inBackground(navigate(periodPath({ first, last }), { preventScrollReset: true }));
      }}
    >
      <TextField
        label={copy.range.from}
        type="date"
        value={first}
        onChange={({ target }) => setFirst(target.value)}
      />
      <TextField
        label={copy.range.to}
        type="date"
        value={last}
        error={issue ?? undefined}
        onChange={({ target }) => setLast(target.value)}
      />
      <Button type="submit" full>
        {copy.range.show}
      </Button>
    </form>
  );
}

/** Export of the period as files for Excel. */
export function TakeAlong({ period }: { period: Period }) {
  return (
    <Popover
      title={copy.csv.title}
      align="end"
      renderTrigger={(props) => (
        <Button variant="paper" icon="download" {...props}>
          {copy.csv.button}
        </Button>
      )}
    >
      {(close) => (
        <ul className="grid gap-2">
          {OVERVIEW_TABLES.map((table) => (
            <li key={table}>
              <DownloadLink className="chip w-full" path={tablePath(period, table)} onSaved={close}>
                {copy.csv.tables[table]}
              </DownloadLink>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
