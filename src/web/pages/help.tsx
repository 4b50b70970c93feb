import { data, useSearchParams } from 'react-router';
import type { Leaflet } from '#contract/http/content.ts';
import { LEAFLET_PARAM, leafletPath, LEAFLETS } from '#domain/content/paths.ts';
import { HungBanner } from '#web/entities/brand/HungBanner.tsx';
import { bestsellersQuery } from '#web/entities/charm/queries.ts';
import { ConsentChoice } from '#web/features/consent/ConsentChoice.tsx';
import { copy } from '#web/features/help/copy.vi.ts';
import { GuidePerks, GuideQuestions, GuideSteps } from '#web/features/help/Guide.tsx';
import { GuideFilm } from '#web/features/help/GuideFilm.tsx';
import { PaperRuler } from '#web/features/help/PaperRuler.tsx';
import { PopularCharms } from '#web/features/help/PopularCharms.tsx';
import { WristRuler } from '#web/features/help/WristRuler.tsx';
import { LeafletView } from '#web/features/magazine/LeafletView.tsx';
import { leafletQuery } from '#web/entities/article/queries.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { loadedData, prefetched, prefetchedInBrowser, type ServerArgs } from '#web/lib/prefetch.ts';
import { questionsData, trailData } from '#web/lib/structured-data.ts';
import '#web/entities/brand/bands.module.css';
import '#web/entities/brand/hung-banner.module.css';
import '#web/features/help/film.module.css';
import '#web/features/help/help.module.css';
import '#web/features/help/paper-ruler.module.css';
import '#web/features/help/wrist.module.css';
import '#web/features/magazine/article.module.css';
import '#web/features/magazine/columns.module.css';

/** The query parameters that the server-rendered page depends on (`src/server/ssr/address.ts`). */
export const handle = { query: [LEAFLET_PARAM] };

/** The leaflet that the query of `/help` selects (decisions, Pages), or null for the guide. */
function leafletIn(params: URLSearchParams) {
  const asked = params.get(LEAFLET_PARAM);
  return LEAFLETS.find((slug) => slug === asked) ?? null;
}

/** Whether the query names an unknown leaflet. */
const isUnknown = (params: URLSearchParams) =>
  Boolean(params.get(LEAFLET_PARAM)) && leafletIn(params) === null;

function queriesOf({ url }: { url: URL }) {
  const leaflet = leafletIn(url.searchParams);
  return [leaflet === null ? bestsellersQuery() : leafletQuery(leaflet)];
}

const load = prefetched(queriesOf, ({ url, origin }) =>
  leafletIn(url.searchParams) === null
    ? [questionsData(copy.questions.list), trailData(origin, [{ name: copy.title, path: '/help' }])]
    : [],
);

/** Responds with 404 for an unknown leaflet, showing the guide and a message. */
export async function loader(args: ServerArgs) {
  const loaded = await load(args);
  return data(loaded, isUnknown(new URL(args.request.url).searchParams) ? { status: 404 } : {});
}

export const clientLoader = prefetchedInBrowser(queriesOf);

type MetaArgs = {
  loaderData?: Awaited<ReturnType<typeof load>> | undefined;
  location: { search: string };
};

export function meta({ loaderData, location }: MetaArgs) {
  const slug = leafletIn(new URLSearchParams(location.search));
  const leaflet = slug === null ? undefined : loadedData<Leaflet>(loaderData, leafletQuery(slug));
  const { title, description, path } =
    leaflet === undefined
      ? { title: copy.title, description: copy.description, path: '/help' }
      : { title: leaflet.title, description: leaflet.lead, path: leafletPath(leaflet.slug) };
  const hidden = isUnknown(new URLSearchParams(location.search));
  return pageMeta({ title, description, path, origin: loaderData?.origin, hidden });
}

const HUNG = [
  { slug: 'hoa-anh-dao', left: '7%', thread: '56px', width: '70px', tilt: -5 },
  { slug: 'chia-khoa', left: '13.5%', thread: '96px', width: '50px', tilt: 3 },
  { slug: 'buom', left: '20%', thread: '26px', width: '54px', tilt: -5 },
  { slug: 'cuc-hoa-mi', left: '80%', thread: '20px', width: '56px', tilt: 3 },
  { slug: 'thu-tinh', left: '87%', thread: '100px', width: '54px', tilt: -5 },
  { slug: 'oai-huong', left: '93%', thread: '66px', width: '66px', tilt: 3 },
];

/** The ordering guide (spec §2), or one of the leaflets. */
export default function HelpPage() {
  const [params] = useSearchParams();
  const leaflet = leafletIn(params);
  if (leaflet !== null)
    return <LeafletView slug={leaflet}>{leaflet === 'quyen-rieng-tu' && <ConsentChoice />}</LeafletView>;
  return (
    <>
      {isUnknown(params) && (
        <div className="wrap pt-6">
          <div className="card pad" role="status">
            <b>{copy.unknown.title}</b>
            <p className="muted">{copy.unknown.text}</p>
          </div>
        </div>
      )}
      <HungBanner script={copy.script} heading={copy.heading} lead={copy.lead} charms={HUNG} long />
      <div className="wrap film-and-perks">
        <GuideFilm />
        <GuidePerks />
      </div>
      <GuideSteps />
      <GuideQuestions />
      <PopularCharms />
      <WristRuler />
      <PaperRuler />
    </>
  );
}
