import { Avatar } from '#web/ui/media/Avatar.tsx';
import { copy } from '../copy.vi.ts';
import type { Person } from '../core/thread.ts';
import * as list from './messages.module.css';
import { classes } from '#web/ui/classes.ts';

/** Typing indicator: three gold dots (look, Chat bubbles). */
export function TypingDots({ people }: { people: readonly Person[] }) {
  const names = people.map(({ name }) => name).join(', ');
  return (
    <div className={list.msg} role="status">
      <Avatar name={people[0]?.name ?? ''} size="s" />
      <span className={classes(list.balloon, list.typing)}>
        <i />
        <i />
        <i />
        <span className="sr-only">{copy.list.typing(names)}</span>
      </span>
    </div>
  );
}
