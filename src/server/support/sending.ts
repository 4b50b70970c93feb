import type { ChatMessage, ClientPayload } from '#contract/socket.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { canSend } from '#domain/support/chats.ts';
import { inTx, isUniqueViolation, type Tx } from '#server/platform/db.ts';
import { ShopError } from '#server/platform/errors.ts';
import { userRoom } from '#server/platform/socket.ts';
import type { Shop } from '#server/shop.ts';
import { autoAnswer, isNobodyThere } from './auto-answer.ts';
import { announceAssigned, takenBy } from './moves.ts';
import { reachOf, type Speaker } from './policy.ts';
import { announce, announceOpened, inTurn, openChatOf, post } from './posting.ts';
import { SENDING } from './rates.ts';
import { presentMessages } from './reading.ts';
import { findChat, findSent, lockChat, updateChat, type ChatRow } from './repository.ts';
import { chatRoom } from './rooms.ts';
import { showImage, whatIsSaid } from './sayings.ts';

export type Draft = Omit<ClientPayload<'send_message'>, 'chatId'>;

/**
 * Says something in a chat; the answer means that it is stored. What was sent before under the same
 * `metadata.clientId` is answered again and stored once. A customer's message to a closed chat opens a new one
 * (decisions, Support chat): the answer's `chatId` says where it stands.
 * @throws ShopError NOT_FOUND, MESSAGE_TYPE_REFUSED, INVALID_INPUT, RATE_LIMITED; for admins CHAT_CLOSED, CHAT_TAKEN
 */
export async function sendMessage(
  shop: Shop,
  speaker: Speaker,
  chatId: ChatId,
  draft: Draft,
): Promise<ChatMessage> {
  if (!canSend(speaker.role, draft.type)) throw new ShopError('MESSAGE_TYPE_REFUSED');
  if ((await findChat(shop.db, chatId, reachOf(speaker))) === undefined) throw new ShopError('NOT_FOUND');
  await shop.limits.use(SENDING[speaker.side], speaker.id);
  const said = await whatIsSaid(shop, speaker, draft);
  const closed = speaker.side === 'customer' && (await isNobodyThere(shop));

  async function sentBefore(): Promise<ChatMessage | undefined> {
    const sent = said.clientId ? await findSent(shop.db, speaker.id, said.clientId) : undefined;
    const chat = sent && (await findChat(shop.db, sent.chatId, 'anybody'));
    return chat && (await presentMessages(shop, chat, [sent]))[0];
  }

  return inTurn(chatId, async () => {
    const before = await sentBefore();
    if (before !== undefined) return before;
    try {
      return await say();
    } catch (error) {
      // The same message came through another door at the same moment.
      const other = isUniqueViolation(error) ? await sentBefore() : undefined;
      if (other === undefined) throw error;
      return other;
    }
  });

  async function say(): Promise<ChatMessage> {
    const now = shop.clock.now();
    const { place, first, answer } = await inTx(shop.db, async (tx) => {
      const place = await placeToSpeak(tx, speaker, chatId, now);
      const first = await post(tx, place.chat, said, now);
      await showImage(tx, first.message);
      return { place, first, answer: closed ? await autoAnswer(tx, first.chat, now) : null };
    });
    if (place.opened) {
      // The page goes on in the new chat, whichever it has open.
      shop.live.bring(userRoom(speaker.id), chatRoom(place.chat.id));
      announceOpened(shop, place.chat.id, speaker.name);
    }
    if (place.assigned) announceAssigned(shop, place.chat, speaker);
    const told = await announce(shop, first);
    if (answer) await announce(shop, answer);
    return told;
  }
}

type Place = { chat: ChatRow; opened: boolean; assigned: boolean };

/** A customer speaks in her open chat, an admin in her own; one that waits becomes hers by the first answer. */
async function placeToSpeak(tx: Tx, speaker: Speaker, id: ChatId, now: Date): Promise<Place> {
  const chat = await lockChat(tx, id, reachOf(speaker));
  if (chat === undefined) throw new ShopError('NOT_FOUND');
  const here = { chat, opened: false, assigned: false };
  if (speaker.side === 'customer') {
    return chat.status === 'closed' ? { ...(await openChatOf(tx, speaker, now)), assigned: false } : here;
  }
  if (chat.status === 'closed') throw new ShopError('CHAT_CLOSED');
  if (chat.adminId === speaker.id) return here;
  if (chat.adminId !== null) throw await takenBy(tx, chat.adminId);
  const mine = await updateChat(tx, id, { adminId: speaker.id, status: 'active' });
  return { chat: mine, opened: false, assigned: true };
}
