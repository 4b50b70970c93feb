import { useQuery } from '@tanstack/react-query';
import { CharmCard } from '#web/features/garden/CharmCard.tsx';
import { bestsellersQuery } from '#web/features/garden/queries.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { guideCopy } from './copy.vi.ts';

const copy = guideCopy.popular;
/** One row, two on the phone. */
const SHOWN = 5;

/** What really sells (decisions, Pages); a shop that sold nothing yet does not show it. */
export function PopularCharms() {
  const { data: charms = [] } = useQuery(bestsellersQuery());
  if (charms.length === 0) return null;
  return (
    <section className="wrap sec" aria-labelledby="popular">
      <div className="sec-head c">
        <p className="script">{copy.script}</p>
        <h2 id="popular">{copy.heading}</h2>
      </div>
      <div className="popular-charms">
        {charms.slice(0, SHOWN).map((charm) => (
          <CharmCard key={charm._id} charm={charm} />
        ))}
      </div>
      <p className="mt-8 text-center">
        <LinkButton variant="sec" to="/garden?sap-xep=ban-chay">
          {copy.more}
        </LinkButton>
      </p>
    </section>
  );
}
