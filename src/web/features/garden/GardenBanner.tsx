import { HangingCharm } from '#web/ui/HangingCharm.tsx';
import { charmArt } from '#web/features/content/pictures.ts';
import { copy } from './copy.vi.ts';

/** Charm, place from the left, thread, width, resting angle; the outer two stay on the phone. */
const HUNG = [
  { slug: 'hoa-anh-dao', left: '7%', thread: '44px', width: '64px', tilt: 4, phone: true },
  { slug: 'buom', left: '14.5%', thread: '92px', width: '58px', tilt: -5, phone: false },
  { slug: 'hoa-sen', left: '22%', thread: '26px', width: '60px', tilt: 3, phone: false },
  { slug: 'co-bon-la', left: '78%', thread: '30px', width: '60px', tilt: -4, phone: false },
  { slug: 'tho', left: '85.5%', thread: '84px', width: '64px', tilt: 4, phone: false },
  { slug: 'lan-ho-diep', left: '93%', thread: '40px', width: '62px', tilt: -3, phone: true },
];

export function GardenBanner() {
  return (
    <section className="garden-banner">
      {HUNG.map(({ slug, phone, ...place }, order) => (
        <HangingCharm
          key={slug}
          {...place}
          src={charmArt(slug).src}
          eager
          sways
          delay={order * 90}
          className={phone ? undefined : 'max-md:hidden'}
        />
      ))}
      <div className="wrap">
        <p className="script">{copy.banner.script}</p>
        <h1>{copy.banner.heading}</h1>
        <p className="lead">{copy.banner.lead}</p>
      </div>
    </section>
  );
}
