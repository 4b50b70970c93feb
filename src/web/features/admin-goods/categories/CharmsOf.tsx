import { useQuery } from '@tanstack/react-query';
import type { CategoryListing, CharmsPage } from '#contract/http/catalogue.ts';
import { CharmPicture } from '#web/entities/charm/CharmPicture.tsx';
import { read } from '#web/lib/api.ts';
import * as styles from './categories.module.css';

const SHOWN = 6;

/** The first charms of a category, as a row of small pictures. */
export function CharmsOf({ category: { _id, charmCount } }: { category: CategoryListing }) {
  const { data } = useQuery({
    ...read<CharmsPage>('/charms', { category: _id, limit: SHOWN }),
    enabled: charmCount > 0,
  });
  return (
    <div className={styles.charmsOf} aria-hidden="true">
      {data?.charms.map((charm) => (
        <CharmPicture key={charm._id} charm={charm} sizes="30px" />
      ))}
    </div>
  );
}
