import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../media/Icon.tsx';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** accessible name; also the native tooltip */
  label: string;
  /** 36 px instead of 44; the touch target stays 44 */
  small?: boolean;
  /** thin circular border on surface colour */
  line?: boolean;
  danger?: boolean;
  /** px of the icon */
  iconSize?: number;
}

export function IconButton({
  icon,
  label,
  small,
  line,
  danger,
  iconSize,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classes('icon-btn', small && 'sm', line && 'line', danger && 'dngr', className)}
    >
      <Icon name={icon} size={iconSize ?? (small ? 18 : 22)} />
      {children}
    </button>
  );
}
