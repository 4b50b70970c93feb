import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { Icon, type IconName } from '../media/Icon.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: IconName;
  /** shows a spinner and `loadingLabel`; keeps the width, ignores clicks */
  loading?: boolean;
  /** gerund: 'Đang đặt hàng...' */
  loadingLabel?: string;
  /** disables the button but keeps it focusable, and shows the reason on hover, focus and tap */
  disabledReason?: string | undefined;
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    full,
    icon,
    loading,
    loadingLabel,
    disabledReason,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const blocked = Boolean(loading || disabledReason);
  const stopWhenBlocked = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <Tooltip text={disabledReason}>
      {(reasonId) => (
        <button
          type="button"
          aria-describedby={reasonId}
          {...rest}
          className={buttonClass({ variant, size, full }, className)}
          aria-disabled={disabledReason ? true : rest['aria-disabled']}
          aria-busy={loading || undefined}
          onClick={stopWhenBlocked}
        >
          <Label icon={icon} size={size} loading={loading} loadingLabel={loadingLabel}>
            {children}
          </Label>
        </button>
      )}
    </Tooltip>
  );
}

interface LabelProps extends Pick<ButtonProps, 'icon' | 'size' | 'loading' | 'loadingLabel'> {
  children: ReactNode;
}

/** Both labels share one grid cell, so the wider one sets the width; only buttons that can load render both. */
function Label({ icon, size, loading, loadingLabel, children }: LabelProps) {
  const words = (
    <>
      {icon && <Icon name={icon} size={size === 'sm' ? 18 : 20} />}
      {children}
    </>
  );
  if (loading === undefined) return words;
  return (
    <span className="swap">
      <span className={loading ? 'off' : undefined} aria-hidden={loading || undefined}>
        {words}
      </span>
      <span className={loading ? undefined : 'off'} aria-hidden={!loading || undefined}>
        <i className="spin" />
        {loadingLabel ?? children}
      </span>
    </span>
  );
}
