import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { GoodsLook } from './goods-look.ts';
import { EditAndRemove } from './EditAndRemove.tsx';
import * as styles from './goods-table.module.css';

/** Row of a string, tying method or delivery option, where they are too many for cards. */
export function GoodsRow(props: GoodsLook) {
  const { item, picture, badge, price, kind, about, onEdit, removal, children, paused } = props;
  const isLeaving = removal.removing === item._id;
  return (
    <tr className={paused ? styles.paused : undefined} aria-busy={isLeaving || undefined}>
      <th scope="row" className={styles.name}>
        <div className={styles.thing}>
          {picture}
          <span className={styles.text} title={item.name}>
            {item.name}
          </span>
        </div>
      </th>
      {badge && <td className={styles.state}>{badge}</td>}
      {kind !== undefined && <td className={styles.kind}>{kind}</td>}
      <td className={styles.about} title={about}>
        <span>{about}</span>
      </td>
      <td className={classes('price', styles.price, 'num')}>{price}</td>
      <td className={classes('actions', styles.actions)}>
        {children}
        <EditAndRemove
          name={item.name}
          leaving={isLeaving}
          onEdit={onEdit}
          onRemove={() => inBackground(removal.remove(item))}
        />
      </td>
    </tr>
  );
}
