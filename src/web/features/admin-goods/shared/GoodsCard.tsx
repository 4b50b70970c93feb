import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import type { GoodsLook } from './goods-look.ts';
import * as styles from '../goods.module.css';

/** Card of a string, tying method or delivery option, with edit and delete buttons. */
export function GoodsCard(props: GoodsLook) {
  const { item, picture, badge, price, kind, about, onEdit, removal, children, paused } = props;
  const isLeaving = removal.removing === item._id;
  return (
    <article
      className={classes(styles.goodsCard, paused && styles.paused)}
      aria-busy={isLeaving || undefined}
    >
      {picture}
      <div className={styles.what}>
        <h3>{item.name}</h3>
        {badge}
      </div>
      <p className={classes('price', styles.price)}>{price}</p>
      {kind !== undefined && <p className={styles.fact}>{kind}</p>}
      {about !== '' && <p className={styles.fact}>{about}</p>}
      <div className={classes('acts', styles.acts)}>
        <Button variant="paper" size="sm" icon="edit" aria-label={copy.editName(item.name)} onClick={onEdit}>
          {copy.edit}
        </Button>
        {children}
        <IconButton
          icon="trash"
          small
          danger
          line
          label={copy.removeName(item.name)}
          disabled={isLeaving}
          onClick={() => inBackground(removal.remove(item))}
        />
      </div>
    </article>
  );
}
