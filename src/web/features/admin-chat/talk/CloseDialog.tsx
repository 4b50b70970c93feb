import { useState } from 'react';
import type { Chat } from '#contract/http/chat.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from '../copy.vi.ts';
import { useChatMoves } from '../use-chat-moves.ts';
import { nameOf } from '../view.ts';

/** Confirms closing a chat, with an option to ask the customer for a rating. */
export function CloseDialog({ chat, open, onClose }: { chat: Chat; open: boolean; onClose: () => void }) {
  const { close } = useChatMoves();
  const [askRating, setAskRating] = useState(true);
  const footer = (
    <DialogActions
      cancel={copy.closing.keep}
      onCancel={onClose}
      busy={close.isPending}
      loadingLabel={copy.closing.sending}
      onClick={() => close.mutate({ chat, askRating }, { onSettled: onClose })}
    >
      {copy.closing.confirm}
    </DialogActions>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.closing.title}
      width={460}
      footer={footer}
      busy={close.isPending}
    >
      <p className="mb-3 text-muted">{copy.closing.text(nameOf(chat))}</p>
      <Checkbox
        label={copy.closing.ask}
        checked={askRating}
        onChange={({ target }) => setAskRating(target.checked)}
      />
    </Dialog>
  );
}
