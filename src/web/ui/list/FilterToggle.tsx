import { Link } from 'react-router';
import { Icon } from '#web/ui/media/Icon.tsx';

interface FilterToggleProps {
  on: boolean;
  label: string;
  /** URL of the toggled state */
  to: string;
  onClick?: () => void;
}

/** A single on/off filter among the chips above a list. */
export function FilterToggle({ on, label, to, onClick }: FilterToggleProps) {
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
