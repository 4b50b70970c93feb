import { useId, useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { isAmendable } from '#domain/ordering/amendments.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from '../copy.vi.ts';
import { amendmentsCopy } from './amendments.vi.ts';
import { ExchangeForm, placesOf } from './ExchangeForm.tsx';
import { useAmend } from './use-amend.ts';

const words = amendmentsCopy.exchange;

/** Puts another charm where one broke, while the order is not on its way; nothing where nothing was designed. */
export function ExchangeCharm({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useAmend(order);
  const formId = useId();
  const places = placesOf(order);
  if (!isAmendable(order) || places.length === 0) return null;
  const id = `#${shortId(order._id)}`;
  const close = () => setOpen(false);
  const footer = (
    <DialogActions
      cancel={amendmentsCopy.cancel}
      onCancel={close}
      busy={isPending}
      type="submit"
      form={formId}
      loadingLabel={copy.sending}
    >
      {words.confirm}
    </DialogActions>
  );
  return (
    <>
      <Button
        variant="paper"
        size="sm"
        icon="reset"
        aria-label={words.name(id)}
        onClick={() => setOpen(true)}
      >
        {words.button}
      </Button>
      <Dialog open={open} onClose={close} title={words.title(id)} footer={footer} busy={isPending}>
        <ExchangeForm
          // What somebody else changed meanwhile is what she starts from.
          key={order.updatedAt}
          id={formId}
          order={order}
          places={places}
          onDone={(body) => {
            if (!isPending) mutate({ what: 'exchange', body }, { onSuccess: close });
          }}
        />
      </Dialog>
    </>
  );
}
