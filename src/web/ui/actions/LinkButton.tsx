import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { Icon, type IconName } from '../media/Icon.tsx';

interface LinkButtonProps extends LinkProps, ButtonLook {
  icon?: IconName;
}

/** A link that looks like a button. For actions use Button. */
export function LinkButton({ variant, size, full, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, full }, className)}>
      {icon && <Icon name={icon} size={size === 'sm' ? 18 : 20} />}
      {children}
    </Link>
  );
}
