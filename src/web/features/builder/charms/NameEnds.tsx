import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HEART } from '#domain/design/name-letters.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { canvasPictureOf } from '#web/entities/ring/charm-picture.ts';
import { copy } from '../copy.vi.ts';
import { namedCharm } from '../queries.ts';
import { useCharms, useBuilder, useLetters } from '../builder-context.ts';
import * as styles from './name-tool.module.css';

export type EndCharm = { readonly id: CharmId; readonly label: string };

const NAMED = copy.name.endCharms;

/**
 * The charms offered for both ends of a name: the heart of the letter charms, and a few looked up by name, as far as the shop
 * sells them.
 */
export function useEndCharms(): EndCharm[] {
  const { cache } = useBuilder();
  const heart = useLetters().get(HEART);
  const found = useQueries({ queries: NAMED.map(({ charm }) => namedCharm(charm)) });
  const charms = found.map(({ data }) => data?.charms[0]);
  const [flower, star] = charms;
  useEffect(() => cache.learn([flower, star].filter((charm) => charm !== undefined)), [cache, flower, star]);
  const named = NAMED.flatMap(({ label }, at) => {
    const charm = charms[at];
    return charm === undefined ? [] : [{ id: charm._id, label }];
  });
  return heart === undefined ? named : [{ id: heart, label: copy.name.heart }, ...named];
}

interface NameEndsProps {
  value: CharmId | null;
  onChange: (ends: CharmId | null) => void;
}

/** 'Hai đầu tên': nothing, or the same charm at both ends. */
export function NameEnds({ value, onChange }: NameEndsProps) {
  const offered = useEndCharms();
  const charms = useCharms();
  return (
    <fieldset className={styles.ends}>
      <legend className="lbl">{copy.name.ends}</legend>
      <button type="button" className="chip" aria-pressed={value === null} onClick={() => onChange(null)}>
        {copy.name.noEnds}
      </button>
      {offered.map(({ id, label }) => {
        const charm = charms.get(id);
        const picture = charm && canvasPictureOf(charm);
        return (
          <button
            key={id}
            type="button"
            className="chip c"
            aria-pressed={value === id}
            onClick={() => onChange(id)}
          >
            {picture && <img {...picture} sizes="26px" width={224} height={224} alt="" />}
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
