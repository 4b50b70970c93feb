import type { ChatMessage } from '#contract/socket.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Person } from '#server/identity/index.ts';
import type { ChatRow } from '../chats/repository.ts';
import type { MessageRow } from './repository.ts';

export function presentMessage(row: MessageRow, marks: ReadMarks, people: People): ChatMessage {
  const sender = row.senderId === null ? undefined : people.get(row.senderId);
  const read = row.side === 'customer' ? marks.adminReadSeq : marks.userReadSeq;
  return {
    _id: row.id,
    chatId: row.chatId,
    seq: row.seq,
    sender: sender ? { ...presentPerson(sender), role: sender.role } : null,
    content: row.content,
    type: row.type,
    metadata: row.clientId === null ? row.metadata : { ...row.metadata, clientId: row.clientId },
    isRead: row.seq <= read,
    createdAt: row.createdAt.toISOString(),
  };
}

export type People = ReadonlyMap<UserId, Person>;

/** The last message that each side has read. */
export type ReadMarks = Pick<ChatRow, 'userReadSeq' | 'adminReadSeq'>;

/** Without the e-mail, because the other side sees this too. */
export function presentPerson({ id, name, avatar }: Pick<Person, 'id' | 'name' | 'avatar'>) {
  return { _id: id, name, profile_image: avatar };
}
