import { useEffect, useEffectEvent, useState } from 'react';
import { CHAT_PRIORITIES, type ChatPriority, type ChatStatus } from '#domain/support/chats.ts';
import { chatStatusLabels } from '#domain/support/copy.vi.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from '../copy.vi.ts';
import type { Wanted } from '../queries.ts';
import '#web/ui/styles/search-cross.css';
import * as styles from './list.module.css';

const SEARCH_MAX = 80;
/** Debounce of the search, in ms. */
const PAUSE_MS = 250;
const STATUSES = ['pending', 'active', 'closed'] as const satisfies ChatStatus[];

interface FindChatsProps {
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

/** Searches chats and messages while the admin types; status and priority filters are behind a button. */
export function FindChats({ wanted, onWanted }: FindChatsProps) {
  const [text, setText] = useState(wanted.q);
  const filtered = wanted.status !== '' || wanted.priority !== '';
  const [filters, setFilters] = useState(filtered);
  const search = useEffectEvent((q: string) => {
    if (q !== wanted.q) onWanted({ ...wanted, q });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(tidyLine(text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className={styles.findChats} role="search">
      <TextField
        label={<span className="sr-only">{copy.find.label}</span>}
        icon="search"
        type="search"
        placeholder={copy.find.placeholder}
        value={text}
        maxLength={SEARCH_MAX}
        onChange={({ target }) => setText(target.value)}
      />
      <IconButton
        icon="filter"
        label={copy.find.filter}
        aria-expanded={filters}
        className={filtered ? styles.on : undefined}
        onClick={() => setFilters(!filters)}
      />
      {filters && (
        <div className={styles.filters}>
          <Select
            label={<span className="sr-only">{copy.find.status}</span>}
            value={wanted.status}
            options={[
              { value: '', label: copy.find.anyStatus },
              { value: 'unanswered', label: copy.find.unanswered },
              ...STATUSES.map((value) => ({ value, label: chatStatusLabels[value] })),
            ]}
            onChange={({ target }) => onWanted({ ...wanted, status: target.value as Wanted['status'] })}
          />
          <Select
            label={<span className="sr-only">{copy.find.priority}</span>}
            value={wanted.priority}
            options={[
              { value: '', label: copy.find.anyPriority },
              ...CHAT_PRIORITIES.map((value) => ({ value, label: copy.priorities[value] })),
            ]}
            onChange={({ target }) => onWanted({ ...wanted, priority: target.value as ChatPriority | '' })}
          />
        </div>
      )}
    </div>
  );
}
