import { useState } from 'react';
import { Link } from 'react-router';
import type { SharedDesign } from '#contract/http/design.ts';
import { charmPath } from '#domain/catalogue/paths.ts';
import { copy } from './copy.vi.ts';
import { SmallCharmPicture } from '#web/entities/charm/SmallCharmPicture.tsx';
import { classes } from '#web/ui/classes.ts';
import * as styles from './shared.module.css';

/** Kinds of charms shown before 'show all': one row. */
const FIRST = 6;

type Charms = SharedDesign['charms'];

/** The charms on the bracelet, each kind once, with their meaning. */
export function Meanings({ charms }: { charms: Charms }) {
  const [all, setAll] = useState(false);
  const kinds = kindsOf(charms);
  const shown = all ? kinds : kinds.slice(0, FIRST);
  return (
    <section className={classes('wrap', styles.meanings)} aria-labelledby="shared-meanings">
      <div className="sec-head">
        <div>
          <p className="script">{copy.meanings.script}</p>
          <h2 id="shared-meanings">{copy.meanings.title}</h2>
        </div>
        {kinds.length > FIRST && (
          <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? copy.fewer : copy.all(kinds.length)}
          </button>
        )}
      </div>
      <ul>
        {shown.map(({ charm, count }) => (
          <Kind key={charm._id} charm={charm} count={count} />
        ))}
      </ul>
    </section>
  );
}

type KindOfCharm = { charm: Charms[number]['charm']; count: number };

function kindsOf(charms: Charms): KindOfCharm[] {
  return charms
    .filter(({ charm }, at) => charms.findIndex((other) => other.charm._id === charm._id) === at)
    .map(({ charm }) => ({ charm, count: charms.filter((other) => other.charm._id === charm._id).length }));
}

function Kind({ charm, count }: KindOfCharm) {
  const { slug, name, meaning, image } = charm;
  return (
    <li className={classes('card', styles.card)}>
      <SmallCharmPicture image={image} boxClass={styles.pic} />
      <Link to={charmPath(slug)}>{name}</Link>
      {count > 1 && <span className="muted num text-sm">{copy.times(count)}</span>}
      <p className="muted">{meaning}</p>
    </li>
  );
}
