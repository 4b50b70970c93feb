import { CSPProvider } from '@base-ui/react/csp-provider';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../actions/Button.tsx';
import { classes } from '../../classes.ts';
import { question as pending } from '../confirm.ts';
import type { ConfirmDialogProps } from '../ConfirmDialog.tsx';
import { uiCopy } from '../../copy.vi.ts';
import { Icon } from '../../media/Icon.tsx';
import { ClearOfToasts } from './ClearOfToasts.tsx';
import { clickThroughUnless } from './click-through.ts';
import '../../styles/modal.css';

const TONES = {
  danger: {
    icon: 'warning',
    button: 'danger',
    mark: 'var(--color-danger)',
    ground: 'var(--color-danger-bg)',
  },
  warning: {
    icon: 'warning',
    button: 'prim',
    mark: 'var(--color-warning)',
    ground: 'var(--color-warning-bg)',
  },
  info: { icon: 'question', button: 'prim', mark: 'var(--color-info)', ground: 'var(--color-info-bg)' },
} as const;

/** The heavy half of ConfirmDialog. Cancel is focused first, so that an accidental Enter does no harm. */
export default function ConfirmPart(props: ConfirmDialogProps) {
  const { open, onAnswer, tone = 'danger', title, message, confirmLabel, cancelLabel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const look = TONES[tone];
  // 'Back' leaves the page: its question does not stay over the next one.
  const { pathname } = useLocation();
  useEffect(() => () => pending.get()?.answer(false), [pathname]);
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
        <AlertDialog.Portal style={clickThroughUnless(open)}>
          <AlertDialog.Backdrop className="scrim" onClick={() => onAnswer(false)} />
          <AlertDialog.Viewport className="dialog-stage pointer-events-none">
            <AlertDialog.Popup
              ref={popup}
              className={classes('dialog ask', open && 'pointer-events-auto')}
              style={{ '--mark': look.mark, '--mark-bg': look.ground }}
              initialFocus={cancel}
            >
              <ClearOfToasts popup={popup} head={question} whole />
              <span className="mark">
                <Icon name={look.icon} size={28} />
              </span>
              <AlertDialog.Title ref={question}>{title}</AlertDialog.Title>
              {message && <AlertDialog.Description>{message}</AlertDialog.Description>}
              <div className="acts">
                <Button ref={cancel} variant="paper" onClick={() => onAnswer(false)}>
                  {cancelLabel ?? uiCopy.cancel}
                </Button>
                <Button variant={look.button} onClick={() => onAnswer(true)}>
                  {confirmLabel ?? uiCopy.confirm}
                </Button>
              </div>
            </AlertDialog.Popup>
          </AlertDialog.Viewport>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </CSPProvider>
  );
}
