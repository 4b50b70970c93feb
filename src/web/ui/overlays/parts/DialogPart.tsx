import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { classes } from '../../classes.ts';
import { uiCopy } from '../../copy.vi.ts';
import type { DialogProps } from '../Dialog.tsx';
import { Icon } from '../../media/Icon.tsx';
import { ClearOfToasts } from './ClearOfToasts.tsx';
import { ModalRoot } from './ModalRoot.tsx';
import { useScrollByKeys } from './use-scroll-by-keys.ts';
import { useSwipeDown } from './use-swipe-down.ts';

/** The heavy half of Dialog. */
export default function DialogPart(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    hideTitle,
    children,
    footer,
    width,
    sheet = true,
    busy,
    held,
    initialFocus,
    finalFocus,
    className,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLElement>(null);
  const body = useScrollByKeys();
  const swipe = useSwipeDown(popup, sheet && !busy, onClose);

  return (
    <ModalRoot open={open} onClose={onClose} locked={busy || held}>
      <Dialog.Viewport className="dialog-stage">
        <Dialog.Popup
          ref={popup}
          className={classes('dialog', sheet && 'sheet', className)}
          style={{ '--dialog-w': width && `${width}px` }}
          initialFocus={initialFocus ?? ((by) => by === 'touch' || firstField(popup.current))}
          finalFocus={finalFocus && (() => finalFocus() ?? true)}
        >
          <ClearOfToasts popup={popup} head={head} />
          <header ref={head} {...swipe}>
            {sheet && <span className="handle" aria-hidden="true" />}
            <Dialog.Title className={hideTitle ? 'sr-only' : undefined}>{title}</Dialog.Title>
            <Dialog.Close className="icon-btn ml-auto" aria-label={uiCopy.close} disabled={busy}>
              <Icon name="close" size={22} />
            </Dialog.Close>
          </header>
          <div ref={body} className="body">
            {children}
          </div>
          {footer && <footer>{footer}</footer>}
        </Dialog.Popup>
      </Dialog.Viewport>
    </ModalRoot>
  );
}

/** Initial focus on the first field of a form; not by touch, where the keyboard would cover the sheet. */
const firstField = (dialog: HTMLElement | null) =>
  dialog?.querySelector<HTMLElement>('.body :is(input, select, textarea):not(:disabled)') ?? true;
