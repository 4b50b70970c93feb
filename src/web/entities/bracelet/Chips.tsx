import { chipsOf } from '#domain/cart/lines.ts';
import { cartCopy } from '#domain/cart/copy.vi.ts';
import { copy } from './copy.vi.ts';
import * as styles from './bracelet.module.css';
import { Icon } from '#web/ui/media/Icon.tsx';
import { classes } from '#web/ui/classes.ts';

export type ChipCharm = { readonly name: string; readonly position: number; readonly image: string | null };

/** The first five charms of a bracelet, then '+N nữa' (spec §9, Display). On phones only the pictures show. */
export function CharmChips({ charms }: { charms: readonly ChipCharm[] }) {
  const { shown, more } = chipsOf(charms);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.charmChips} aria-label={copy.line.chips}>
      {shown.map(({ name, position, image }) => (
        <li key={position} className={classes('chip', styles.chip, 'c', styles.c)}>
          {image === null ? (
            <Icon name="flower" size={18} />
          ) : (
            <img src={image} alt="" width={128} height={128} loading="lazy" decoding="async" />
          )}
          <span>{name}</span>
        </li>
      ))}
      {more > 0 && <li className={classes('chip', styles.chip, styles.more)}>{cartCopy.more(more)}</li>}
    </ul>
  );
}
