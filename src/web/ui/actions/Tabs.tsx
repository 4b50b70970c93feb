import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { centerInRow } from '../center-in-row.ts';
import { classes } from '../classes.ts';
import { rove } from '../roving.ts';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** number beside the label; a dash while it loads */
  count?: number | undefined;
  /** URL of a small picture, 32px */
  picture?: string | undefined;
  disabled?: boolean;
}

interface TabsProps<Id extends string> {
  /** accessible name of the tab row */
  label: string;
  /** prefix of the ids that link tabs and panels: use the same `name` on TabPanel */
  name: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
}

/** Tabs as a row of pills; arrow keys, Home and End move and select; on phones the row scrolls to the selected tab. */
export function Tabs<Id extends string>({ label, name, items, value, onChange, className }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list && tab) centerInRow(list, tab);
  }, [value]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = items.findIndex((item) => item.id === value);
    const to = rove(
      event.key,
      from,
      items.map((item) => !item.disabled),
    );
    const item = to === null ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    onChange(item.id);
    document.getElementById(tabId(name, item.id))?.focus({ preventScroll: true });
  };

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={classes('tabs relative', className)}
      onKeyDown={move}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={tabId(name, item.id)}
          aria-controls={panelId(name, item.id)}
          aria-selected={item.id === value}
          tabIndex={item.id === value ? 0 : -1}
          disabled={item.disabled}
          className={classes('tab', !item.picture && 't')}
          onClick={() => onChange(item.id)}
        >
          {item.picture && <img src={item.picture} alt="" width={32} height={32} loading="lazy" />}
          {item.label}
          {item.count !== undefined && <small>{Number.isFinite(item.count) ? item.count : '–'}</small>}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  name: string;
  /** the id of the tab it belongs to */
  id: string;
  className?: string;
  children: ReactNode;
}

/** The content of the selected tab; render only that one. */
export function TabPanel({ name, id, className, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(name, id)} aria-labelledby={tabId(name, id)} className={className}>
      {children}
    </div>
  );
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`;
const panelId = (name: string, id: string) => `${name}-panel-${id}`;
