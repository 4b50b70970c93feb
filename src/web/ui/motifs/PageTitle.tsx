import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';

interface PageTitleProps {
  children: ReactNode;
  /** one line in the handwriting font above */
  script?: ReactNode;
  lead?: ReactNode;
  /** at the right on wide screens */
  aside?: ReactNode;
  centred?: boolean;
  /** for focusing it after a change; it has tabIndex -1 */
  ref?: Ref<HTMLHeadingElement>;
  className?: string;
}

/** The one h1 of a page. */
export function PageTitle({ children, script, lead, aside, centred, ref, className }: PageTitleProps) {
  return (
    <header className={classes('sec-head', centred && 'c', className)}>
      <div>
        {script && <p className="script">{script}</p>}
        <h1 ref={ref} tabIndex={-1}>
          {children}
        </h1>
        {lead && <p className="lead mt-2">{lead}</p>}
      </div>
      {aside}
    </header>
  );
}

/** Keeps the place of an aside that is still loading: on a phone it is a line below the title, and would move the page. */
export const AsideToCome = () => (
  <p className="muted" aria-hidden="true">
    &nbsp;
  </p>
);
