import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { openChat } from '#web/lib/chat-open.ts';
import { isComposing } from '#web/ui/is-composing.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { neighbourOf, type DeskTab, type Group, type Line, type Target } from './lines.ts';
import { useFound } from './use-found.ts';
import '#web/ui/styles/search-cross.css';
import * as styles from './palette.module.css';

interface PalettePanelProps {
  tabs: readonly DeskTab[];
  typed: string;
  onType: (words: string) => void;
  onClose: () => void;
  /** opens the list of shortcuts */
  onKeys: () => void;
}

/**
 * Command palette: one field that searches all admin data; arrow keys move through the results while the focus stays in the
 * field, Enter opens one.
 */
export function PalettePanel({ tabs, typed, onType, onClose, onKeys }: PalettePanelProps) {
  const [walkedTo, setWalkedTo] = useState<string | null>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { groups, isSearching, hasFailed } = useFound(typed, tabs);
  const lines = groups.flatMap((group) => group.lines);
  // The active result may disappear with the next letter.
  const active = lines.find(({ id }) => id === walkedTo) ?? (typed.trim() === '' ? undefined : lines[0]);
  const go = (target: Target) => {
    onClose();
    if ('to' in target) inBackground(navigate(target.to));
    else if ('chat' in target) openChat(target.chat === null ? {} : { chatId: target.chat });
    else onKeys();
  };
  const walk = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step !== null) {
      event.preventDefault();
      const next = neighbourOf(groups, active?.id ?? null, step);
      setWalkedTo(next);
      if (next !== null) document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active && !isOld(groups, active)) go(active.target);
    }
  };
  return (
    <>
      <input
        type="search"
        role="combobox"
        className={styles.words}
        aria-label={copy.label}
        aria-controls={listId}
        aria-expanded={lines.length > 0}
        aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={copy.placeholder}
        maxLength={80}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setWalkedTo(null);
        }}
        onKeyDown={walk}
      />
      <p role="status" className={styles.state}>
        {isSearching && copy.searching}
        {!isSearching && hasFailed && copy.failed}
        {!isSearching && !hasFailed && lines.length === 0 && copy.none(typed.trim())}
      </p>
      <div id={listId} role="listbox" aria-label={copy.results} className={styles.finds}>
        {groups.map((group) => (
          <Finds key={group.name} group={group} listId={listId} active={active?.id} onGo={go} />
        ))}
      </div>
    </>
  );
}

/** The line is a result for the previous search words. */
const isOld = (groups: readonly Group[], line: Line) =>
  groups.some((group) => group.isOld && group.lines.includes(line));

interface FindsProps {
  group: Group;
  listId: string;
  active: string | undefined;
  onGo: (target: Target) => void;
}

function Finds({ group: { name, lines }, listId, active, onGo }: FindsProps) {
  const titleId = `${listId}-of-${name}`;
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} role="presentation" className={styles.title}>
        {copy.groups[name]}
      </p>
      {lines.map((line) => (
        <button
          key={line.id}
          type="button"
          id={`${listId}-${line.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={line.id === active}
          className={styles.line}
          // Prevents a press from moving the focus out of the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onGo(line.target)}
        >
          <Icon name={line.icon} size={20} />
          <b>{line.name}</b>
          {line.note && <span>{line.note}</span>}
        </button>
      ))}
    </div>
  );
}
