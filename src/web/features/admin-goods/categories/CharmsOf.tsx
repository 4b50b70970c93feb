import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CategoryListing, CharmsPage } from '#contract/http/catalogue.ts';
import { CharmPicture } from '#web/entities/charm/CharmPicture.tsx';
import { read } from '#web/lib/api.ts';
import { useComesNear } from '#web/ui/media/use-comes-near.ts';

const SHOWN = 6;
const AHEAD = { rootMargin: '200px' };

/** The first charms of a category, as a row of small pictures; requested once the row comes near the viewport. */
export function CharmsOf({ category: { _id, charmCount } }: { category: CategoryListing }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useComesNear(box, !isNear, AHEAD, () => setNear(true));
  const { data } = useQuery({
    ...read<CharmsPage>('/charms', { category: _id, limit: SHOWN }),
    enabled: charmCount > 0 && isNear,
  });
  return (
    <div ref={box} aria-hidden="true">
      {data?.charms.map((charm) => (
        <CharmPicture key={charm._id} charm={charm} sizes="30px" />
      ))}
    </div>
  );
}
