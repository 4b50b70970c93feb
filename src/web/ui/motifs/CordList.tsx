import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import '../styles/cord-list.css';

export interface CordListItem {
  key: string;
  done: boolean;
  content: ReactNode;
}

/** A timeline on a hanging cord: order history, the steps after an order. */
export function CordList({ items, className }: { items: readonly CordListItem[]; className?: string }) {
  return (
    <ol className={classes('cord-list', className)}>
      {items.map((item) => (
        <li key={item.key} className={item.done ? 'done' : undefined}>
          <i className={classes('bead', !item.done && 'pale')} aria-hidden="true" />
          <div>{item.content}</div>
        </li>
      ))}
    </ol>
  );
}
