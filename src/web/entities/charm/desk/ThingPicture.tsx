import { Icon } from '#web/ui/media/Icon.tsx';

/** Picture of a charm or a bracelet in a back office list; its name stands beside it. */
export function ThingPicture({ src }: { src: string | null }) {
  if (src === null) return <Icon name="flower" size={28} className="m-1.5 text-muted" />;
  return <img src={src} alt="" width={40} height={40} loading="lazy" className="h-10 w-10 object-contain" />;
}
