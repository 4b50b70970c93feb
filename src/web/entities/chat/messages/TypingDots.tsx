import { Avatar } from '#web/ui/media/Avatar.tsx';
import { copy } from '../copy.vi.ts';
import type { Person } from '../core/thread.ts';

/** Three gold dots for whoever writes (look, Chat bubbles). */
export function TypingDots({ people }: { people: readonly Person[] }) {
  const names = people.map(({ name }) => name).join(', ');
  return (
    <div className="msg" role="status">
      <Avatar name={people[0]?.name ?? ''} size="s" />
      <span className="balloon typing">
        <i />
        <i />
        <i />
        <span className="sr-only">{copy.list.typing(names)}</span>
      </span>
    </div>
  );
}
