import { useId, useState, type ReactNode } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { IconName } from '#web/ui/media/Icon.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from './copy.vi.ts';

interface OrderEditProps {
  order: Order;
  icon: IconName;
  /** `name` and `title` receive the order's short id: `#1A2B3C4D` */
  words: { button: string; name: (id: string) => string; title: (id: string) => string };
  cancel: string;
  save: string;
  /** saving is in progress */
  busy: boolean;
  /** px on wide screens */
  width?: number;
  children: (form: { id: string; close: () => void }) => ReactNode;
}

/** A button on an order that opens a dialog with a form, including the dialog's footer. */
export function OrderEdit({ order, icon, words, cancel, save, busy, width, children }: OrderEditProps) {
  const [open, setOpen] = useState(false);
  const formId = useId();
  const id = `#${shortId(order._id)}`;
  const close = () => setOpen(false);
  const footer = (
    <DialogActions
      cancel={cancel}
      onCancel={close}
      busy={busy}
      type="submit"
      form={formId}
      loadingLabel={copy.sending}
    >
      {save}
    </DialogActions>
  );
  return (
    <>
      <Button variant="paper" size="sm" icon={icon} aria-label={words.name(id)} onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <Dialog open={open} onClose={close} title={words.title(id)} width={width} footer={footer} busy={busy}>
        {children({ id: formId, close })}
      </Dialog>
    </>
  );
}
