import { Link } from 'react-router';
import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { flowers } from '#web/entities/article/flowers.vi.ts';
import { meaningPath } from '#web/lib/paths/content-links.ts';
import { copy } from './copy.vi.ts';
import * as sections from './sections.module.css';

/** Nine flowers on a cord, each with the word for its meaning. */
export function Meanings() {
  return (
    <section data-later="" className="wrap sec overflow-x-clip" aria-labelledby="meanings">
      <div className="sec-head c">
        <p className="script">{copy.meanings.script}</p>
        <h2 id="meanings">{copy.meanings.heading}</h2>
      </div>
      <div className={sections.mean}>
        <div className="cord" />
        <ul className="contents">
          {flowers.map(({ slug, name, word }) => (
            <li key={slug}>
              <Link to={meaningPath(slug)}>
                <CharmOrnament slug={slug} sizes="84px" />
                <b>{word}</b>
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
