import { useId, type ReactNode } from 'react';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy } from '../copy.vi.ts';
import * as styles from './customer.module.css';

interface PartProps {
  title: string;
  /** count beside the title */
  total?: number;
  isEmpty: boolean;
  /** `li` elements */
  children: ReactNode;
  /** below the list */
  more?: ReactNode;
}

/** One section of a customer's page. */
export function Part({ title, total, isEmpty, children, more }: PartProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.heading}>
        <h3 id={id} className={styles.title}>
          {title} {total !== undefined && total > 0 && <span className="num text-muted">{total}</span>}
        </h3>
        {isEmpty && <p className="text-sm text-muted">{copy.page.none}</p>}
      </div>
      {!isEmpty && <ul className={styles.rows}>{children}</ul>}
      {more}
    </Card>
  );
}
