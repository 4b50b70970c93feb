import type { ChatMessage } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { contactText, type Contact } from '#domain/support/contact.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import type { Store } from '#web/ui/store.ts';
import { deliver } from './delivery.ts';
import { createPictureUploads, notUploaded, type LocalPicture } from './picture-uploads.ts';
import { createSendQueue } from './send-queue.ts';
import { withMessages, type Outgoing, type Thread } from './thread.ts';
import type { ChatTransport } from './transport.ts';

export type ChatErrorKind = 'send' | 'upload' | 'read';

export type WriterDeps = {
  chatId: ChatId;
  shop: ChatTransport;
  /** A customer's message to a closed chat was stored in a new chat, opened for it. */
  onMoved(message: ChatMessage): void;
  onTrouble(what: ChatErrorKind, error: unknown): void;
};

type Draft = Pick<Outgoing, 'type' | 'content' | 'metadata'>;

/** Sends messages in one chat: each shows at once and is queued behind earlier ones. */
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

  const uploads = createPictureUploads({
    shop,
    change,
    onEnd: pump,
    onTrouble: (error) => onTrouble('upload', error),
  });

  /** @returns the client id, see `Outgoing` */
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
    /** Actions on own messages. */
    acts: {
      send: (content: string) => write({ type: 'text', content, metadata: {} }),
      /** Any other type that a user may send (an admin's charms). */
      sendAs: (draft: Draft) => write(draft),
      /** Sends a picture: shows it under an overlay, prepares it, uploads it, then sends the message (spec §4). */
      sendImage: (picture: LocalPicture): Promise<void> =>
        uploads.upload(
          write(
            { type: 'image', content: supportCopy.imageSent, metadata: notUploaded(picture) },
            'uploading',
          ),
          picture,
        ),
      /** 'Gửi lại'. */
      retry(clientId: string): void {
        if (!uploads.again(clientId)) retry(clientId);
      },
      /** Removes a message that was not sent; aborts its picture's upload. */
      discard(clientId: string): void {
        uploads.discard(clientId);
        change(clientId, () => null);
        // Messages that were queued behind it are sent now.
        pump();
      },
      /** A contact card; its text is generated. */
      sendContact: (contact: Contact) =>
        write({ type: 'text', content: contactText(contact), metadata: { contact } }),
    },
  };
}
