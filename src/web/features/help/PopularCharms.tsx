import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CharmCard } from '#web/entities/selection/CharmCard.tsx';
import { bestsellersQuery } from '#web/entities/charm/queries.ts';
import { copy as words } from './copy.vi.ts';
import * as styles from './help.module.css';

const copy = words.popular;
/** The best-selling charms (decisions, Pages); hidden while nothing has been sold. */
export function PopularCharms() {
  const { data: charms = [] } = useQuery(bestsellersQuery());
  if (charms.length === 0) return null;
  return (
    <section data-later="" className="wrap pb-section" aria-labelledby="popular">
      <div className="sec-head">
        <div>
          <p className="script">{copy.script}</p>
          <h2 id="popular">{copy.heading}</h2>
        </div>
        <Link className="link" to="/garden?sap-xep=ban-chay">
          {copy.more}
        </Link>
      </div>
      <div className={styles.popularCharms}>
        {charms.map((charm) => (
          <CharmCard key={charm._id} charm={charm} />
        ))}
      </div>
    </section>
  );
}
