import { useSearchParams } from 'react-router';
import { magazineCopy as copy } from '#web/features/content/copy.vi.ts';
import { FlowerMeanings } from '#web/features/content/FlowerMeanings.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { prefetched, prefetchedInBrowser } from '#web/lib/prefetch.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import '#web/features/content/bands.css';
import '#web/features/content/flowers.css';

export const loader = prefetched(() => []);
export const clientLoader = prefetchedInBrowser(() => []);

export function meta({ loaderData }: { loaderData?: { origin: string } | undefined }) {
  const { title, description } = copy;
  return pageMeta({ title, description, path: '/blog', origin: loaderData?.origin });
}

/** The magazine: what flowers mean (spec §2). */
export default function BlogPage() {
  const [params] = useSearchParams();
  const asked = params.get('hoa');
  return (
    <div className="wrap pt-13">
      <PageTitle centred script={copy.script} lead={<span className="block text-balance">{copy.lead}</span>}>
        {copy.heading}
      </PageTitle>
      <FlowerMeanings key={asked} asked={asked} />
      <section className="invitation" aria-labelledby="invitation">
        <div>
          <p className="script">{copy.invitation.script}</p>
          <h2 id="invitation">{copy.invitation.heading}</h2>
          <p className="muted mt-2">{copy.invitation.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/garden">{copy.invitation.toGarden}</LinkButton>
          <LinkButton to="/help" variant="sec">
            {copy.invitation.toGuide}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
