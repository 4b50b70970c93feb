import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../media/Icon.tsx';
import '../styles/banner.css';

type BannerTone = 'error' | 'warning' | 'info' | 'success';

interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** at the right: a link or a small button */
  action?: ReactNode;
  className?: string;
}

const ICON: Record<BannerTone, IconName> = {
  error: 'warning',
  warning: 'warning',
  info: 'info',
  success: 'check',
};

/** A notice in the page flow: stock problems in the cart, an error above a form. Errors have role `alert`. */
export function Banner({ tone = 'error', title, children, action, className }: BannerProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classes('banner', tone, className)}>
      <Icon name={ICON[tone]} />
      <div className="grow">
        {title && <b>{title}</b>}
        {children}
      </div>
      {action}
    </div>
  );
}
