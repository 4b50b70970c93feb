import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CategoryListing, CharmsPage } from '#contract/http/catalogue.ts';
import { CharmPicture } from '#web/entities/charm/CharmPicture.tsx';
import { read } from '#web/lib/api.ts';

const SHOWN = 6;

/** The first charms of a category, as a row of small pictures; requested once the row comes near the viewport. */
export function CharmsOf({ category: { _id, charmCount } }: { category: CategoryListing }) {
  const { box, isNear } = useIsNear();
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

function useIsNear() {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || box.current === null) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [isNear]);
  return { box, isNear };
}
