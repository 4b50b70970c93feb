import type { MouseEvent } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from './copy.vi.ts';
import { FindLine } from './FindLine.tsx';
import type { Find, FindGroup } from './finds.ts';
import { forgetSearches } from './recent.ts';
import type { Found } from './use-search.ts';
import * as styles from './search.module.css';
import { classes } from '#web/ui/classes.ts';

interface FindListProps {
  id: string;
  optionId: (key: string) => string;
  groups: readonly FindGroup[];
  found: Found;
  /** key of the active result */
  active: string | null;
  onPoint: (key: string) => void;
  onChoose: (find: Find) => void;
}

/** The results in groups: products or matches on the left, the rest beside them. */
export function FindList(props: FindListProps) {
  const { id, groups, found } = props;
  const nothing = found.state === 'found' && found.total === 0;
  return (
    <div data-finds="" className={styles.searchFinds}>
      {nothing && <Notice title={copy.nothing(found.words)} text={copy.nothingHint} />}
      {found.state === 'failed' && <Notice title={copy.failed} onRetry={found.retry} />}
      {groups.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={copy.results}
          aria-busy={found.state === 'searching' || undefined}
        >
          {(['main', 'side'] as const).map((place) => (
            <Column key={place} {...props} groups={groups.filter((group) => group.place === place)} />
          ))}
        </div>
      )}
      {groups.some((group) => group.id === 'recent') && (
        <button
          type="button"
          className={classes('link', styles.link, styles.forget)}
          onClick={forgetSearches}
        >
          {copy.forget}
        </button>
      )}
    </div>
  );
}

function Column({ groups, ...list }: FindListProps) {
  if (groups.length === 0) return null;
  return (
    <div role="presentation">
      {groups.map((group) => (
        <Group key={group.id} group={group} {...list} />
      ))}
    </div>
  );
}

type GroupProps = Omit<FindListProps, 'groups'> & { group: FindGroup };

function Group({ group, id, optionId, found, active, onPoint, onChoose }: GroupProps) {
  const titleId = `${id}-${group.id}`;
  const choose = (event: MouseEvent, find: Find) => {
    // A click with a modifier key opens a new tab, and the panel stays open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (find.kind === 'words') event.preventDefault();
    onChoose(find);
  };
  return (
    <div role="group" aria-labelledby={titleId} className={`finds-${group.id}`}>
      <p id={titleId} role="presentation" className={styles.head}>
        {copy.groups[group.id]}
      </p>
      {group.finds.map((find) => (
        <FindLine
          key={find.key}
          find={find}
          search={found.words}
          role="option"
          id={optionId(find.key)}
          tabIndex={-1}
          aria-selected={find.key === active}
          // Prevents a press from moving the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(find.key)}
          onClick={(event) => choose(event, find)}
        />
      ))}
    </div>
  );
}

function Notice({ title, text, onRetry }: { title: string; text?: string; onRetry?: () => void }) {
  return (
    <div className={styles.notice}>
      <p className="font-semibold">{title}</p>
      {text && <p className="text-sm text-muted">{text}</p>}
      {onRetry && (
        <Button variant="sec" size="sm" className="mt-2" onClick={onRetry}>
          {copy.retry}
        </Button>
      )}
    </div>
  );
}
