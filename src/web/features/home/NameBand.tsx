import { useState } from 'react';
import { Form } from 'react-router';
import { HEART, lettersOf } from '#domain/design/name-letters.ts';
import { LETTERS_MAX } from '#domain/design/limits.ts';
import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './name-band.module.css';

/** More letters side by side would become too small to read. */
const MOST_SHOWN = 8;

/** Shows a typed name as letter charms at once; the button lays it on the ring in the builder (`/builder?ten=…`). */
export function NameBand() {
  const [name, setName] = useState('');
  const typed = lettersOf(name).slice(0, MOST_SHOWN);
  return (
    <section data-later="" className="wrap pb-section" aria-labelledby="name-band">
      <div className={styles.namer} id="vong-ten">
        <div>
          <p className={classes('script', styles.script)}>{copy.nameBand.script}</p>
          <h2 id="name-band">{copy.nameBand.heading}</h2>
          <p className={styles.says}>{copy.nameBand.text}</p>
          <Form action="/builder">
            <input
              name="ten"
              value={name}
              onChange={(event) => setName(event.target.value)}
              aria-label={copy.nameBand.field}
              placeholder={copy.nameBand.placeholder}
              maxLength={LETTERS_MAX}
              autoComplete="off"
              required
            />
            <Button type="submit" variant="gold" size="lg">
              {copy.nameBand.button}
              <Icon name="arrow-right" />
            </Button>
          </Form>
        </div>
        {typed.length === 0 ? (
          <NameRow letters={lettersOf(copy.nameBand.sample)} />
        ) : (
          <NameRow letters={typed} pops />
        )}
      </div>
    </section>
  );
}

/** Letters on the cord with a flower at each end; added ones pop in. */
function NameRow({ letters, pops }: { letters: readonly string[]; pops?: boolean }) {
  return (
    <div
      className={classes(styles.nameRow, pops && styles.pops)}
      style={{ '--letters': letters.length + 2 }}
      aria-hidden="true"
    >
      <CharmOrnament slug="hoa-anh-dao" sizes="110px" />
      {letters.map((letter, at) => (
        <CharmOrnament key={`${letter}${at}`} slug={slugOfLetter(letter)} sizes="110px" />
      ))}
      <CharmOrnament slug="cuc-hoa-mi" sizes="110px" />
      <div className="cord" />
    </div>
  );
}

/** Slug of the drawing of a letter, digit or heart charm. */
function slugOfLetter(letter: string): string {
  if (letter === HEART) return 'chu-tim';
  return /\d/.test(letter) ? `so-${letter}` : `chu-${letter.toLowerCase()}`;
}
