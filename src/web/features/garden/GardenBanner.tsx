import { HungBanner } from '#web/entities/brand/HungBanner.tsx';
import { copy } from './copy.vi.ts';

const HUNG = [
  { slug: 'hoa-anh-dao', left: '7%', thread: '44px', width: '64px', tilt: 4 },
  { slug: 'buom', left: '14.5%', thread: '92px', width: '58px', tilt: -5 },
  { slug: 'hoa-sen', left: '22%', thread: '26px', width: '60px', tilt: 3 },
  { slug: 'co-bon-la', left: '78%', thread: '30px', width: '60px', tilt: -4 },
  { slug: 'tho', left: '85.5%', thread: '84px', width: '64px', tilt: 4 },
  { slug: 'lan-ho-diep', left: '93%', thread: '40px', width: '62px', tilt: -3 },
];

export function GardenBanner() {
  return <HungBanner {...copy.banner} charms={HUNG} slim />;
}
