import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { FailedState } from '../feedback/FailedState.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { Loading, Skeleton } from '../feedback/Skeleton.tsx';
import { galleryCopy } from './copy.vi.ts';
import { Row } from './Sample.tsx';

const { dialog, states } = galleryCopy;
/** ms until the saving dialog is done */
const SAVING = 3000;

/** Overlays while loading, saving or failing. */
export function OverlayStates() {
  return (
    <>
      <Row>
        <SavingDialog />
        <CentredDialog />
      </Row>
      <Row>
        <PopoverWith label={dialog.waiting}>
          <Loading className="mt-3 grid gap-2">
            <Skeleton />
            <Skeleton />
            <Skeleton className="w60" />
          </Loading>
        </PopoverWith>
        <PopoverWith label={dialog.broken}>
          <FailedState heading="h3" title={states.failed} onRetry={() => undefined} />
        </PopoverWith>
        <Menu
          label={dialog.moreMenu}
          align="start"
          head={<b className="block px-3 py-2">{dialog.person}</b>}
          renderTrigger={(props) => (
            <Button variant="paper" {...props}>
              {dialog.moreMenu}
            </Button>
          )}
          items={[
            { label: dialog.rows[0], icon: 'user' },
            { label: dialog.closed, icon: 'lock', disabled: true },
            { label: dialog.rows[2], icon: 'logout', lineAbove: true },
          ]}
        />
      </Row>
    </>
  );
}

function PopoverWith({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover
      title={label}
      renderTrigger={(props) => (
        <Button variant="paper" {...props}>
          {label}
        </Button>
      )}
    >
      {children}
    </Popover>
  );
}

function SavingDialog() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(false), SAVING);
    return () => clearTimeout(timer);
  }, [busy]);
  const show = () => {
    setOpen(true);
    setBusy(true);
  };
  const footer = (
    <div className="acts">
      <Button loading={busy} loadingLabel={dialog.savingLabel} onClick={() => setOpen(false)}>
        {dialog.done}
      </Button>
    </div>
  );
  return (
    <>
      <Button variant="sec" onClick={show}>
        {dialog.saving}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={dialog.savingTitle}
        busy={busy}
        footer={footer}
      >
        <p className="muted">{dialog.savingText}</p>
      </Dialog>
    </>
  );
}

/** Centered and narrow on phones too, without a visible title. */
function CentredDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="sec" onClick={() => setOpen(true)}>
        {dialog.centred}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={dialog.title}
        hideTitle
        sheet={false}
        width={360}
      >
        <p className="muted">{dialog.text}</p>
      </Dialog>
    </>
  );
}
