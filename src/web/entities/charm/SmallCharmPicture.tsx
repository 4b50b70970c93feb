import { pictureAt } from '#domain/catalogue/pictures.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';

const SIDE = 224;

/** Beside the name of a charm; a flower for one without a picture. */
export function SmallCharmPicture({ image, boxClass }: { image: string | null; boxClass: string }) {
  if (image === null) return <Icon name="flower" size={40} className="text-muted" />;
  return (
    <LazyImage
      src={pictureAt(image, SIDE)}
      alt=""
      width={SIDE}
      height={SIDE}
      placeholder="none"
      boxClass={boxClass}
    />
  );
}
