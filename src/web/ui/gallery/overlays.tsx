import { useState } from 'react';
import { Avatar } from '../media/Avatar.tsx';
import { Button } from '../actions/Button.tsx';
import { confirm } from '../overlays/confirm.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { Drawer } from '../overlays/Drawer.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { RowSkeleton } from '../feedback/Skeleton.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { galleryCopy } from './copy.vi.ts';
import { OverlayStates } from './overlay-states.tsx';
import { Row, Sample } from './Sample.tsx';
import { ToastSamples } from './toasts.tsx';
import { inBackground } from '../in-background.ts';

export function GalleryOverlays() {
  const { sections } = galleryCopy;
  return (
    <Sample title={sections.overlays} className="grid gap-4">
      <ToastSamples />
      <Row>
        <DialogSample />
        <DrawerSample />
        <ConfirmSamples />
      </Row>
      <Row>
        <PopupSamples />
      </Row>
      <OverlayStates />
    </Sample>
  );
}

function DialogSample() {
  const { dialog } = galleryCopy;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const footer = (
    <div className="acts">
      <Button onClick={close}>{dialog.done}</Button>
    </div>
  );
  return (
    <>
      <Button variant="sec" onClick={() => setOpen(true)}>
        {dialog.open}
      </Button>
      <Dialog open={open} onClose={close} title={dialog.title} footer={footer}>
        <p className="muted">{dialog.text}</p>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </Dialog>
    </>
  );
}

function DrawerSample() {
  const { dialog } = galleryCopy;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="sec" onClick={() => setOpen(true)}>
        {dialog.drawer}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={dialog.menu}>
        <div className="grid gap-1 p-4">
          {dialog.rows.map((row) => (
            <button key={row} type="button" className="menu-item" onClick={() => setOpen(false)}>
              {row}
            </button>
          ))}
        </div>
      </Drawer>
    </>
  );
}

function ConfirmSamples() {
  const { dialog } = galleryCopy;
  return (
    <>
      <Button
        variant="dline"
        onClick={() => inBackground(confirm({ title: dialog.askTitle, message: dialog.askText }))}
      >
        {dialog.ask}
      </Button>
      <Button
        variant="paper"
        onClick={() =>
          inBackground(
            confirm({
              tone: 'warning',
              title: dialog.warnTitle,
              message: dialog.warnText,
              confirmLabel: dialog.warnYes,
              cancelLabel: dialog.warnNo,
            }),
          )
        }
      >
        {dialog.warn}
      </Button>
      <Button
        variant="paper"
        onClick={() => inBackground(confirm({ tone: 'info', title: dialog.tellTitle }))}
      >
        {dialog.tell}
      </Button>
    </>
  );
}

function PopupSamples() {
  const { dialog, charm, lilyText } = galleryCopy;
  const [profile, orders, logout] = dialog.rows;
  return (
    <>
      <Popover
        title={charm.lily}
        renderTrigger={(props) => (
          <Button variant="paper" icon="info" {...props}>
            {dialog.popover}
          </Button>
        )}
      >
        <p className="mt-1 text-sm">{lilyText}</p>
      </Popover>
      <Tooltip text={dialog.tip}>
        {(describedBy) => (
          <Button variant="paper" aria-describedby={describedBy}>
            {dialog.tooltip}
          </Button>
        )}
      </Tooltip>
      <Menu
        label={dialog.menu}
        renderTrigger={(props) => (
          <button type="button" className="icon-btn" aria-label={dialog.menu} {...props}>
            <Avatar name={dialog.person} />
          </button>
        )}
        items={[
          { label: profile, icon: 'user', to: '/profile' },
          { label: orders, icon: 'receipt', to: '/orders' },
          { label: logout, icon: 'logout', lineAbove: true },
        ]}
      />
      <Avatar name={dialog.person} size="s" />
      <Avatar name={dialog.person} size="l" />
    </>
  );
}
