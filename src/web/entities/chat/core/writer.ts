import type { ChatMessage } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { contactText, type Contact } from '#domain/support/contact.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import type { Store } from '#web/ui/store.ts';
import { deliver, uploadImage } from './delivery.ts';
import { createSendQueue } from './send-queue.ts';
import { withMessages, type Outgoing, type Thread } from './thread.ts';
import type { ChatTransport } from './transport.ts';

export type ChatErrorKind = 'send' | 'upload' | 'read';

export type WriterDeps = {
  chatId: ChatId;
  shop: ChatTransport;
  /** A customer's message to a closed chat stands in the new one that it opened. */
  onMoved(message: ChatMessage): void;
  onTrouble(what: ChatErrorKind, error: unknown): void;
};

type Draft = Pick<Outgoing, 'type' | 'content' | 'metadata'>;

/** Says something in one chat: shown at once, on its way behind what was said before. */
export function createWriter(
  { chatId, shop, onMoved, onTrouble }: WriterDeps,
  thread: Store<Thread>,
  onWritten: () => void,
) {
  const { add, change, pump, retry, stop } = createSendQueue({
    thread,
    shop,
    deliver: (outgoing) => deliver(shop, chatId, outgoing),
    onArrived: (message) =>
      message.chatId === chatId ? thread.set(withMessages(thread.get(), [message])) : onMoved(message),
    onFailure: (error) => onTrouble('send', error),
  });

  /** Pictures on their way up, by the name of their message. */
  const uploads = new Map<string, AbortController>();

  /** @returns its own name, see `Outgoing` */
  function write(draft: Draft, state: Outgoing['state'] = 'sending'): string {
    const clientId = shop.newId();
    const createdAt = new Date(shop.clock.now()).toISOString();
    add({ ...draft, clientId, createdAt, state });
    onWritten();
    return clientId;
  }

  return {
    pump,
    stop,
    /** What can be done with what one says. */
    acts: {
      send: (content: string) => write({ type: 'text', content, metadata: {} }),
      /** Any other kind that a person may say (an admin's charms). */
      sendAs: (draft: Draft) => write(draft),
      /**
       * A picture: shown with its veil, made ready, uploaded, then sent (spec §4). On failure it is taken away again.
       * @param preview address of the picture for this tab
       * @param ready what is uploaded; null where it turned out to be no picture
       */
      async sendImage(fileName: string, preview: string, ready: Promise<File | null>): Promise<void> {
        const waiting = { fileUrl: preview, fileName, isUploading: true };
        const draft: Draft = { type: 'image', content: supportCopy.imageSent, metadata: waiting };
        const clientId = write(draft, 'uploading');
        const upload = new AbortController();
        uploads.set(clientId, upload);
        const onProgress = (progress: number) =>
          change(clientId, (it) => ({ ...it, metadata: { ...waiting, progress } }));
        try {
          const file = await ready;
          if (upload.signal.aborted) return;
          if (file === null) return change(clientId, () => null);
          const metadata = await uploadImage(shop, file, { signal: upload.signal, onProgress });
          if (upload.signal.aborted) return;
          change(clientId, (it) => ({ ...it, state: 'sending', metadata }));
        } catch (error) {
          change(clientId, () => null);
          if (!upload.signal.aborted) onTrouble('upload', error);
        } finally {
          uploads.delete(clientId);
          pump();
        }
      },
      retry,
      /** Takes a message that did not get through away; a picture on its way up is given up. */
      discard(clientId: string): void {
        uploads.get(clientId)?.abort();
        change(clientId, () => null);
        // What stood behind it goes now.
        pump();
      },
      /** A contact card: the shop words it. */
      sendContact: (contact: Contact) =>
        write({ type: 'text', content: contactText(contact), metadata: { contact } }),
    },
  };
}
