import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { hasManyFlowers, kindsQuery } from './queries.ts';
import * as sections from './sections.module.css';
import { classes } from '#web/ui/classes.ts';
import { unbroken } from '#web/ui/unbroken.tsx';

/** @param manyFlowers whether there are more than twenty flower charms, where the server has said so */
export function Services({ manyFlowers }: { manyFlowers: boolean | undefined }) {
  const { data: kinds = [] } = useQuery({ ...kindsQuery(), enabled: manyFlowers === undefined });
  const hasMany = manyFlowers ?? hasManyFlowers(kinds);
  const titleOf = (card: (typeof copy.services.cards)[number]) =>
    unbroken('withManyFlowers' in card && hasMany ? card.withManyFlowers : card.title);

  return (
    <section data-later="" className={classes('wrap', sections.services)} aria-labelledby="services">
      <h2 id="services" className="sr-only">
        {copy.services.heading}
      </h2>
      <ul className={sections.svc}>
        {copy.services.cards.map((card) => (
          <li key={card.charm} className="card">
            <CharmOrnament slug={card.charm} sizes="92px" />
            <h3>
              {card.to.startsWith('#') ? (
                <a href={card.to}>{titleOf(card)}</a>
              ) : (
                <Link to={card.to}>{titleOf(card)}</Link>
              )}
            </h3>
            <p className={sections.text}>{card.text}</p>
            <p className={sections.promise}>
              <Icon name="check" size={16} />
              {unbroken(card.promise)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
