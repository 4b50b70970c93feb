import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import '../styles/status.css';

/** Tones, not statuses: a feature maps its own statuses to them. The dot's shape conveys the same as its colour. */
const TONE = {
  pending: 'st-pending',
  'pending-payment': 'st-pp',
  waiting: 'st-w',
  'waiting-admin': 'st-wa',
  confirmed: 'st-conf',
  shipped: 'st-ship',
  delivered: 'st-del',
  completed: 'st-done',
  cancelled: 'st-can',
  failed: 'st-fail',
} as const;

export type StatusTone = keyof typeof TONE;

interface StatusBadgeProps {
  tone: StatusTone;
  label: ReactNode;
  className?: string;
}

export function StatusBadge({ tone, label, className }: StatusBadgeProps) {
  return (
    <span className={classes('st', TONE[tone], className)}>
      <i />
      {label}
    </span>
  );
}
