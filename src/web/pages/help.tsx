import { guideCopy as copy } from '#web/features/content/copy.vi.ts';
import { GuidePerks, GuideQuestions, GuideSteps } from '#web/features/content/Guide.tsx';
import { HungBanner } from '#web/features/content/HungBanner.tsx';
import { WristRuler } from '#web/features/content/WristRuler.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { prefetched, prefetchedInBrowser } from '#web/lib/prefetch.ts';
import '#web/features/content/bands.css';
import '#web/features/content/guide.css';
import '#web/features/content/wrist.css';

export const loader = prefetched(() => []);
export const clientLoader = prefetchedInBrowser(() => []);

export function meta({ loaderData }: { loaderData?: { origin: string } | undefined }) {
  const { title, description } = copy;
  return pageMeta({ title, description, path: '/help', origin: loaderData?.origin });
}

const HUNG = [
  { slug: 'hoa-anh-dao', left: '7%', thread: '56px', width: '70px', tilt: -5 },
  { slug: 'chia-khoa', left: '13.5%', thread: '96px', width: '50px', tilt: 3 },
  { slug: 'buom', left: '20%', thread: '26px', width: '54px', tilt: -5 },
  { slug: 'cuc-hoa-mi', left: '80%', thread: '20px', width: '56px', tilt: 3 },
  { slug: 'thu-tinh', left: '87%', thread: '100px', width: '54px', tilt: -5 },
  { slug: 'oai-huong', left: '93%', thread: '66px', width: '66px', tilt: 3 },
];

/** The ordering guide (spec §2). Its video comes with the film itself. */
export default function HelpPage() {
  return (
    <>
      <HungBanner script={copy.script} heading={copy.heading} lead={copy.lead} charms={HUNG} long />
      <GuideSteps />
      <GuidePerks />
      <GuideQuestions />
      <WristRuler />
    </>
  );
}
