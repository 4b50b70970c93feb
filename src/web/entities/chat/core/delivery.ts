import type { UploadedChatImage } from '#contract/http/chat.ts';
import type { ChatMessage } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { ApiError } from '#web/lib/api.ts';
import type { Outgoing } from './thread.ts';
import type { ChatTransport } from './transport.ts';

/** Sends one message to the server, over the live connection or HTTP. @throws ApiError */
export async function deliver(shop: ChatTransport, chatId: ChatId, outgoing: Outgoing): Promise<ChatMessage> {
  const { clientId, type, content } = outgoing;
  const body = { type, content, metadata: { ...outgoing.metadata, clientId } };
  if (shop.connected()) {
    try {
      const { message } = await shop.ask('send_message', { chatId, ...body });
      return message as ChatMessage;
    } catch (error) {
      // No acknowledgement, or a session that HTTP can renew: fall back to HTTP, where sending is idempotent.
      if (!(error instanceof ApiError) || (error.status !== 0 && error.status !== 401)) throw error;
    }
  }
  return shop.call('POST', `/chat/${chatId}/messages`, { body });
}

/** Progress callback and abort signal of an upload. */
type UploadWatch = { signal: AbortSignal; onProgress: (part: number) => void };

/** @returns the message's metadata about its picture @throws ApiError, or the signal's reason */
export async function uploadImage(
  shop: ChatTransport,
  file: File,
  watch: UploadWatch,
): Promise<Outgoing['metadata']> {
  const body = new FormData();
  body.append('image', file);
  const uploaded = await shop.call<UploadedChatImage>('POST', '/chat/upload-image', { body, ...watch });
  const { url, fileSize, mimeType } = uploaded;
  return { fileUrl: url, fileName: file.name, fileSize, mimeType };
}
