import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt, pictureOf } from '#domain/catalogue/pictures.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import { charmsFoundQuery } from './queries.ts';
import * as styles from './joint-design.module.css';

interface CharmsToPutProps {
  tray: Readonly<Record<CharmId, number>>;
  charms: ReadonlyMap<CharmId, Charm>;
  /** where one would hang; null: nowhere yet */
  slot: number | null;
  onPut: (charm: CharmId) => void;
}

const SEARCH_MAX = 80;
const [SIDE] = CHARM_PICTURE_WIDTHS;

/** What lies beside the ring, and what the shop has. */
export function CharmsToPut({ tray, charms, slot, onPut }: CharmsToPutProps) {
  const [text, setText] = useState('');
  const { data } = useQuery(charmsFoundQuery(useDeferredValue(tidyLine(text))));
  const beside = Object.entries<number>(tray).flatMap(([id, count]) => {
    const charm = charms.get(id as CharmId);
    return charm ? [{ charm, count }] : [];
  });
  const put = (charm: Charm) => ({
    charm,
    disabled: slot === null,
    label: slot === null ? charm.name : copy.put(charm.name, slot),
    onPut: () => onPut(charm._id),
  });
  return (
    <>
      {beside.length > 0 && (
        <section aria-label={copy.tray}>
          <h3 className={styles.heading}>{copy.tray}</h3>
          <ul className={styles.charms}>
            {beside.map(({ charm, count }) => (
              <li key={charm._id}>
                <CharmButton {...put(charm)} count={count} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={copy.charms}>
        <TextField
          label={copy.search}
          icon="search"
          type="search"
          value={text}
          maxLength={SEARCH_MAX}
          onChange={({ target }) => setText(target.value)}
        />
        {data?.charms.length === 0 && <p className="mt-4 text-muted">{copy.nothing}</p>}
        <ul className={styles.charms}>
          {data?.charms.map((charm) => (
            <li key={charm._id}>
              <CharmButton {...put(charm)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface CharmButtonProps {
  charm: Charm;
  label: string;
  disabled?: boolean;
  count?: number;
  /** whether it is the one that was chosen, where one is */
  pressed?: boolean;
  onPut: () => void;
}

/** A charm that can be put on, with its price, or how many of it lie there. */
export function CharmButton({ charm, label, disabled, count, pressed, onPut }: CharmButtonProps) {
  const picture = pictureOf(charm.images);
  return (
    <button
      type="button"
      className={styles.charm}
      disabled={disabled}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPut}
    >
      {picture && <img src={pictureAt(picture, SIDE)} alt="" width={SIDE} height={SIDE} loading="lazy" />}
      <span>{charm.name}</span>
      <span className="price sm">{count === undefined ? formatVnd(charm.price) : `× ${count}`}</span>
    </button>
  );
}
