import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { Icon, type IconName } from '../media/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { useStore } from '../store.ts';
import { dismissToast, fadeToast, shownToasts } from './toast.ts';
import type { Toast, ToastType } from './toast-queue.ts';
import { usePageVisible } from '../use-page-visible.ts';

const ICON: Record<ToastType, IconName> = {
  success: 'check',
  error: 'warning',
  warning: 'warning',
  info: 'info',
};
/** ms; equals the exit animation in toast.css (--dur-base) */
const LEAVING = 220;

/** Container of the toasts: top right, on phones full width under the header. Mounted once per app, inside the router. */
export function Toasts() {
  const toasts = useStore(shownToasts);
  const [held, setHeld] = useState<number>();
  const isHeld = toasts.some(({ id, leaving }) => id === held && !leaving);
  const card = (toast: Toast) => <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onHold={setHeld} />;
  // Two live regions that are always mounted: screen readers announce what is added to them, errors immediately. `aria-live` is
  // explicit, although the roles imply it: an open dialog hides everything else without it from screen readers.
  return (
    <section className="toasts" aria-label={uiCopy.toasts} data-toasts="">
      <div role="alert" aria-live="assertive" aria-atomic="false" className="contents">
        {toasts.map((toast) => toast.type === 'error' && card(toast))}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false" className="contents">
        {toasts.map((toast) => toast.type !== 'error' && card(toast))}
      </div>
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  /** whether any toast is hovered or focused: then none disappears, so that no button moves away under a press */
  isHeld: boolean;
  onHold: (id: number | undefined) => void;
}

function ToastCard({ toast, isHeld, onHold }: ToastCardProps) {
  const { id, type, title, message, action, leaving } = toast;
  const leave = () => fadeToast(id);
  const hold = () => onHold(id);
  const release = () => onHold(undefined);
  // a toast shown while the tab is in the background (e.g. a logout in another tab) waits until the tab is visible
  const seen = usePageVisible();
  useLifetime(toast, isHeld, seen);

  return (
    <div
      className={classes('toast', type ?? 'plain', leaving && 'leaving')}
      data-toast={leaving ? 'leaving' : 'standing'}
      style={{ order: id }}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={type ? ICON[type] : 'flower'} size={22} />
      <div className="txt">
        <b>{title}</b>
        {message && <p>{message}</p>}
        {action?.to && (
          <Link className="link act" to={action.to} onClick={() => (action.onClick?.(), leave())}>
            {action.label}
          </Link>
        )}
        {action && !action.to && (
          <button type="button" className="link act" onClick={() => (action.onClick?.(), leave())}>
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon="close" iconSize={18} label={uiCopy.close} onClick={leave} />
    </div>
  );
}

/** Counts down the display time, pausing while a toast is held or the tab is hidden; a held one also keeps the faded ones in place. */
function useLifetime({ id, duration, leaving }: Toast, isHeld: boolean, seen: boolean): void {
  const left = useRef(duration);

  useEffect(() => {
    if (isHeld || !seen || leaving) return;
    const since = performance.now();
    const timer = setTimeout(() => fadeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isHeld, seen, leaving, id]);

  useEffect(() => {
    if (isHeld || !leaving) return;
    const timer = setTimeout(() => dismissToast(id), LEAVING);
    return () => clearTimeout(timer);
  }, [isHeld, leaving, id]);
}
