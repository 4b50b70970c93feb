import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import type { useRemove } from './use-remove.ts';
import * as styles from '../goods.module.css';

interface GoodsCardProps {
  item: { _id: string; name: string };
  /** drawn above the text */
  picture?: ReactNode;
  /** beside the name */
  badge?: ReactNode;
  price: string;
  /** each on a line of its own */
  facts: readonly string[];
  onEdit: () => void;
  removal: ReturnType<typeof useRemove>;
  /** more actions */
  children?: ReactNode;
  className?: string;
}

/** Card of a string, tying method or delivery option, with edit and delete buttons. */
export function GoodsCard(props: GoodsCardProps) {
  const { item, picture, badge, price, facts, onEdit, removal, children, className } = props;
  const isLeaving = removal.removing === item._id;
  return (
    <article className={classes(styles.goodsCard, className)} aria-busy={isLeaving || undefined}>
      {picture}
      <div className={styles.what}>
        <h3>{item.name}</h3>
        {badge}
      </div>
      <p className={classes('price', styles.price)}>{price}</p>
      {facts.filter(Boolean).map((fact) => (
        <p key={fact} className={styles.fact}>
          {fact}
        </p>
      ))}
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
