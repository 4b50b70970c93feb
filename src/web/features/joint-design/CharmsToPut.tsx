import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ComponentProps } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { pictureOf } from '#domain/catalogue/pictures.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { CharmThumbnail } from '#web/entities/charm/CharmThumbnail.tsx';
import type { Load, Target } from '#web/entities/ring/drag.ts';
import { classes } from '#web/ui/classes.ts';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { charmsFoundQuery } from './queries.ts';
import type { Interaction } from './use-interaction.ts';
import * as styles from './joint-design.module.css';

interface CharmsToPutProps {
  tray: Readonly<Record<CharmId, number>>;
  charms: ReadonlyMap<CharmId, Charm>;
  interaction: Interaction;
}

const SEARCH_MAX = 80;
const ASIDE: Target = { to: 'tray' };

/**
 * The catalogue, and the charms beside the ring: tap one, or drag it. A charm of the ring that is dropped here is removed. The
 * charms beside the ring come second: they change with each side's actions and must not shift the list under a finger.
 */
export function CharmsToPut({ tray, charms, interaction }: CharmsToPutProps) {
  const [text, setText] = useState('');
  const found = charmsFoundQuery(useDeferredValue(tidyLine(text)));
  const { data, isError, isFetching, refetch } = useQuery(found);
  const { setNodeRef, isOver } = useDroppable({ id: 'joint-tray', data: ASIDE });
  const beside = Object.entries<number>(tray).flatMap(([id, count]) => {
    const charm = charms.get(id as CharmId);
    return charm ? [{ charm, count }] : [];
  });
  return (
    <div ref={setNodeRef} className={classes(styles.aside, isOver && styles.over)}>
      <section aria-label={copy.charms}>
        <TextField
          label={copy.search}
          icon="search"
          type="search"
          value={text}
          maxLength={SEARCH_MAX}
          onChange={({ target }) => setText(target.value)}
        />
        {isError && !data && (
          <FailedState
            heading="h3"
            title={copy.charmsFailed}
            onRetry={() => inBackground(refetch())}
            retrying={isFetching}
          />
        )}
        {data?.charms.length === 0 && <p className="mt-4 text-muted">{copy.nothing}</p>}
        <ul className={styles.charms}>
          {data?.charms.map((charm) => (
            <li key={charm._id}>
              <DraggableCharm {...{ charm, interaction }} />
            </li>
          ))}
        </ul>
      </section>
      {beside.length > 0 && (
        <section aria-label={copy.tray}>
          <h3 className={styles.heading}>{copy.tray}</h3>
          <ul className={styles.charms}>
            {beside.map(({ charm, count }) => (
              <li key={charm._id}>
                <DraggableCharm {...{ charm, count, interaction }} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function DraggableCharm({
  charm,
  interaction,
  count,
}: {
  charm: Charm;
  interaction: Interaction;
  count?: number;
}) {
  const load: Load = { from: 'charms', charm: charm._id };
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `${count === undefined ? 'take' : 'beside'}-${charm._id}`,
    data: load,
  });
  return (
    <CharmButton
      {...{ charm, count }}
      label={interaction.at === null ? charm.name : copy.put(charm.name, interaction.at)}
      pressed={interaction.taken === charm._id}
      onPut={() => interaction.take(charm._id)}
      ref={setNodeRef}
      className={isDragging && styles.lifted}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    />
  );
}

interface CharmButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  charm: Charm;
  label: string;
  count?: number | undefined;
  /** for selectable charms: whether it is selected */
  pressed?: boolean;
  onPut: () => void;
  className?: string | false | undefined;
}

/** A charm that can be placed, with its price or its count beside the ring. */
export function CharmButton({ charm, label, count, pressed, onPut, className, ...rest }: CharmButtonProps) {
  const picture = pictureOf(charm.images);
  return (
    <button
      type="button"
      className={classes(styles.charm, className)}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPut}
      {...rest}
    >
      {picture && <CharmThumbnail url={picture} loading="lazy" draggable={false} />}
      <span>{charm.name}</span>
      <span className="price sm">{count === undefined ? formatVnd(charm.price) : `× ${count}`}</span>
    </button>
  );
}
