import type { ChatId, UserId } from '#domain/kernel/ids.ts';

/** Somebody with an open page. `chats`: a customer's one, or those that an admin answers. */
export type Seat = { id: UserId; role: 'customer' | 'admin'; cookie: string; chats: ChatId[] };

/** What the clients' process is asked for, one at a time. */
export type Request =
  | { ask: 'connect'; url: string; seats: Seat[] }
  /** `counted`: false while the server warms up. */
  | { ask: 'talk'; seconds: number; perSecond: number; counted: boolean }
  | { ask: 'findings' };

/** What it found so far: `waits` are milliseconds from send to the other side's receipt. */
export type Findings = {
  sent: Record<ChatId, number>;
  acknowledged: number;
  refused: string[];
  heard: number;
  doubled: number;
  reordered: number;
  waits: number[];
};

/** What is said: the sender's own number for it, and when it was sent by the machine's clock, in nanoseconds. */
export const words = (number: number): string => `${number} ${process.hrtime.bigint()}`;

export function readWords(content: string): { number: number; wait: number } {
  const [number, sentAt = '0'] = content.split(' ');
  return { number: Number(number), wait: Number(process.hrtime.bigint() - BigInt(sentAt)) / 1e6 };
}
