import type { ChatId, UserId } from '#domain/kernel/ids.ts';

/** A user with an open page. `chats`: a customer's single chat, or those that an admin answers. */
export type ConnectedUser = { id: UserId; role: 'customer' | 'admin'; cookie: string; chats: ChatId[] };

/** Commands to a client process, one at a time. */
export type Request =
  | { ask: 'connect'; url: string; seats: ConnectedUser[] }
  /** `counted`: false during warm-up. */
  | { ask: 'talk'; seconds: number; perSecond: number; counted: boolean }
  | { ask: 'findings' };

/** Results so far: `waits` are milliseconds from sending to the recipient's page. */
export type Findings = {
  sent: Record<ChatId, number>;
  acknowledged: number;
  refused: string[];
  heard: number;
  doubled: number;
  reordered: number;
  waits: number[];
};

/** The text of a message: the sender's sequence number, and the machine's clock at sending in nanoseconds. */
export const encodeMessage = (number: number): string => `${number} ${process.hrtime.bigint()}`;

export function decodeMessage(content: string): { number: number; wait: number } {
  const [number, sentAt = '0'] = content.split(' ');
  return { number: Number(number), wait: Number(process.hrtime.bigint() - BigInt(sentAt)) / 1e6 };
}
