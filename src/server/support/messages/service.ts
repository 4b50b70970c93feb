import type { ChatMessage, ClientPayload } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { canSend } from '#domain/support/chats.ts';
import { commitWith, inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { userRoom } from '#server/platform/live/socket.ts';
import type { Shop } from '#server/shop.ts';
import { officeHoursOf } from '#domain/shop/office-hours.ts';
import { autoAnswer, isUnattended } from './auto-answer.ts';
import { announceAssigned, assignedElsewhere } from '../assignment/service.ts';
import { ownerScope, type Participant } from '../policy.ts';
import { announceOpened, postQueue, openChatOf, post, emitMessage, type NewMessage } from './post.ts';
import { SENDING } from '../rates.ts';
import { presentMessages } from '../chats/queries.ts';
import { findChat, hasNoQuestionYet, lockChat, updateChat, type ChatRow } from '../chats/repository.ts';
import { findSent } from './repository.ts';
import { chatRoom } from '../live/rooms.ts';
import { attachImageOf, parseMessage } from './content.ts';

export type Draft = Omit<ClientPayload<'send_message'>, 'chatId'>;

/**
 * Stores and emits a message. A resend with the same `metadata.clientId` is stored once and gets the first response. A customer's
 * message to a closed chat opens a new one (decisions, Support chat): `chatId` in the response is the chat it went to.
 * @throws ShopError NOT_FOUND, MESSAGE_TYPE_REFUSED, INVALID_INPUT, RATE_LIMITED; for admins CHAT_CLOSED, CHAT_TAKEN
 */
export async function sendMessage(
  shop: Shop,
  participant: Participant,
  chatId: ChatId,
  draft: Draft,
): Promise<ChatMessage> {
  if (!canSend(participant.role, draft.type)) throw new ShopError('MESSAGE_TYPE_REFUSED');
  await shop.limits.use(SENDING[participant.side], participant.id);
  const said = await parseMessage(shop, participant, chatId, draft);
  const closed = participant.side === 'customer' && (await isUnattended(shop));

  return postQueue(chatId, async () => {
    try {
      return await say();
    } catch (error) {
      // A resend is recognised by the error it causes: a duplicate `clientId`, or a chat closed in the meantime.
      const before = await sentBefore(shop, participant, said.clientId);
      if (before === undefined) throw error;
      return before;
    }
  });

  async function say(): Promise<ChatMessage> {
    const now = shop.clock.now();
    const hours = officeHoursOf(shop.settings.current());
    const stored = await inTx(shop.db, async (tx) => {
      const place = await placeToSpeak(tx, participant, chatId, now);
      await attachImageOf(tx, said, place.chat.id);
      if (participant.side === 'admin') {
        const { id, userId } = place.chat;
        await shop.reactions.record(tx, 'chat.replied', { chatId: id, userId });
      }
      const posting = post(tx, place.chat, said, now);
      if (!closed) {
        await commitWith(tx, posting);
        return { place, posting, answer: null };
      }
      const { chat } = await posting;
      return { place, posting, answer: await autoAnswer(tx, chat, hours, now) };
    });
    const first = await stored.posting;
    const people = new Map([[participant.id, participant]]);
    if (stored.place.opened) {
      // Moves all of her open pages to the new chat.
      shop.live.bring(userRoom(participant.id), chatRoom(stored.place.chat.id));
    }
    if (stored.place.calls) announceOpened(shop, stored.place.chat.id, participant.name);
    if (stored.place.assigned) announceAssigned(shop, stored.place.chat, participant);
    const firstMessage = emitMessage(shop, first, people);
    if (stored.answer) emitMessage(shop, stored.answer, people);
    return firstMessage;
  }
}

/** The message already stored with this `clientId`, as sent to clients. */
async function sentBefore(shop: Shop, { id }: Participant, clientId: NewMessage['clientId']) {
  const sent = clientId ? await findSent(shop.db, id, clientId) : undefined;
  const chat = sent && (await findChat(shop.db, sent.chatId, 'anybody'));
  return chat && (await presentMessages(shop, chat, [sent]))[0];
}

/** `calls`: the chat now waits for an admin. */
type Place = { chat: ChatRow; opened: boolean; calls: boolean; assigned: boolean };

/**
 * The chat a message goes to: a customer's open one, an admin's assigned one. An admin's first answer assigns a waiting chat to
 * her.
 */
async function placeToSpeak(tx: Tx, participant: Participant, id: ChatId, now: Date): Promise<Place> {
  const chat = await lockChat(tx, id, ownerScope(participant));
  if (chat === undefined) throw new ShopError('NOT_FOUND');
  const here = { chat, opened: false, calls: false, assigned: false };
  if (participant.side === 'customer') {
    if (chat.status !== 'closed') return { ...here, calls: hasNoQuestionYet(chat) };
    const { chat: place, opened } = await openChatOf(tx, participant, now);
    return { ...here, chat: place, opened, calls: opened || hasNoQuestionYet(place) };
  }
  if (chat.status === 'closed') throw new ShopError('CHAT_CLOSED');
  if (chat.adminId === participant.id) return here;
  if (chat.adminId !== null) throw await assignedElsewhere(tx, chat.adminId);
  const mine = await updateChat(tx, id, { adminId: participant.id, status: 'active' });
  return { ...here, chat: mine, assigned: true };
}
