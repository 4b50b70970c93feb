import { Link } from 'react-router';
import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import * as sections from './sections.module.css';
import { classes } from '#web/ui/classes.ts';

export function Services() {
  return (
    <section data-later="" className={classes('wrap', sections.services)} aria-labelledby="services">
      <h2 id="services" className="sr-only">
        {copy.services.heading}
      </h2>
      <ul className={sections.svc}>
        {copy.services.cards.map(({ charm, title, text, promise, to }) => (
          <li key={charm} className="card">
            <CharmOrnament slug={charm} sizes="92px" />
            <h3>{to.startsWith('#') ? <a href={to}>{title}</a> : <Link to={to}>{title}</Link>}</h3>
            <p className={sections.text}>{text}</p>
            <p className={sections.promise}>
              <Icon name="check" size={16} />
              {promise}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
