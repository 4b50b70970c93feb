import type { ReadyMade } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ReadyMadePicture } from '#web/entities/bracelet/ReadyMadePicture.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { LedgerLink } from '../ledger/LedgerLink.tsx';
import { copy as goods } from '../shared/copy.vi.ts';
import { Restock } from '#web/entities/charm/desk/Restock.tsx';
import { StaffStock } from '../shared/StaffStock.tsx';
import type { useRemove } from '../shared/use-remove.ts';
import { copy } from './copy.vi.ts';
import * as styles from './ready-made.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

export interface BraceletLook {
  bracelet: ReadyMade;
  onEdit: () => void;
  removal: ReturnType<typeof useRemove>;
}

/** A ready-made bracelet as a card of the grid. */
export function BraceletCard({ bracelet, onEdit, removal }: BraceletLook) {
  const { _id, name, price, image, tint, featured } = bracelet;
  const isLeaving = removal.removing === _id;
  return (
    <article className={styles.shelfCard} aria-busy={isLeaving || undefined}>
      <div className={`well tint-${tint ? categoryKey(tint) : 'none'}`}>
        <ReadyMadePicture
          image={image}
          sizes="(width < 48rem) 44vw, 240px"
          alt={copy.pictureAlt(name)}
          boxClass={styles.lazy}
        />
        {featured && (
          <span className={styles.atHome}>
            <Icon name="home" size={14} />
            <span className="max-md:sr-only">{copy.featured}</span>
          </span>
        )}
      </div>
      <h3>{name}</h3>
      <div className={styles.sold}>
        <span className={classes('price', styles.price)}>
          {price > 0 ? formatVnd(price) : copy.priceless}
        </span>
        <StaffStock available={availableOf(bracelet)} />
      </div>
      <div className={styles.more}>
        <Restock path="/ready-made-bracelets" thing={bracelet} />
      </div>
      <div className={classes('acts', styles.acts)}>
        <Button variant="paper" size="sm" icon="edit" aria-label={goods.editName(name)} onClick={onEdit}>
          {goods.edit}
        </Button>
        <LedgerLink kind="bracelet" thing={bracelet} line />
        <IconButton
          icon="trash"
          small
          line
          danger
          label={goods.removeName(name)}
          disabled={isLeaving}
          onClick={() => inBackground(removal.remove(bracelet))}
        />
      </div>
    </article>
  );
}
