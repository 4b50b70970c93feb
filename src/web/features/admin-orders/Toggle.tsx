import { Link } from 'react-router';
import { Icon } from '#web/ui/media/Icon.tsx';

interface ToggleProps {
  on: boolean;
  label: string;
  /** where it is the other way round */
  to: string;
  onClick?: () => void;
}

/** A filter that stands beside the others. */
export function Toggle({ on, label, to, onClick }: ToggleProps) {
  return (
    <Link
      className={on ? 'chip on' : 'chip'}
      aria-current={on ? 'true' : undefined}
      to={to}
      preventScrollReset
      onClick={onClick}
    >
      {on && <Icon name="close" size={16} />}
      {label}
    </Link>
  );
}
