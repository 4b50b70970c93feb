import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { Icon } from '../media/Icon.tsx';
import '../styles/steps.css';

interface Step {
  label: string;
  /** link back to a completed step */
  to?: string;
  onClick?: () => void;
  /** the step has a problem: shown as a diamond */
  bad?: boolean;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** index of the current step; steps.length when all are done */
  current: number;
  className?: string;
}

/** Progress as beads on a cord: done = gold with a check, current = rose with a halo, next = pale. */
export function Steps({ label, steps, current, className }: StepsProps) {
  return (
    <ol aria-label={label} className={classes('steps', className)}>
      {steps.map((step, index) => {
        const done = index < current;
        return (
          <li
            key={step.label}
            className={classes(done && 'done', index === current && 'now', step.bad && 'bad')}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="bd" aria-hidden="true">
              <span>{done ? <Icon name="check" /> : index + 1}</span>
            </span>
            <StepName step={step} reachable={done}>
              {step.label}
              {done && <span className="sr-only"> ({uiCopy.stepDone})</span>}
            </StepName>
          </li>
        );
      })}
    </ol>
  );
}

function StepName({ step, reachable, children }: { step: Step; reachable: boolean; children: ReactNode }) {
  if (reachable && step.to) return <Link to={step.to}>{children}</Link>;
  if (reachable && step.onClick) {
    return (
      <button type="button" onClick={step.onClick}>
        {children}
      </button>
    );
  }
  return <span>{children}</span>;
}
