import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Mascot, type MascotPose } from '../motifs/Mascot.tsx';
import type { Tint } from '../motifs/tint.ts';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** one way on: a Button or LinkButton */
  action?: ReactNode;
  tint?: Tint;
  pose?: MascotPose;
  companion?: string;
  /** h2 unless told */
  heading?: 'h1' | 'h2' | 'h3';
  /** a low phone has no room for Bông beside what else it says */
  terse?: boolean;
  className?: string;
}

/** Nothing here yet: Bông, one sentence, one way on. */
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
