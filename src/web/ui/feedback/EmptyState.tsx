import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Mascot, type MascotPose } from '../motifs/Mascot.tsx';
import type { Tint } from '../motifs/tint.ts';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** one next step: a Button or LinkButton */
  action?: ReactNode;
  tint?: Tint;
  pose?: MascotPose;
  companion?: string;
  /** h2 by default */
  heading?: 'h1' | 'h2' | 'h3';
  /** hides the mascot on short phone screens, where the content needs the space */
  terse?: boolean;
  className?: string;
}

/** Empty state: the mascot Bông, one sentence, one next step. */
export function EmptyState({
  title,
  text,
  action,
  tint,
  pose,
  companion,
  heading: Heading = 'h2',
  terse,
  className,
}: EmptyStateProps) {
  return (
    <div className={classes('empty', terse && 'terse', className)}>
      <Mascot pose={pose} tint={tint} companion={companion} className="mb-2" />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className="acts">{action}</div>}
    </div>
  );
}
