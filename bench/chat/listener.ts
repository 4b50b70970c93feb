import type { ServerPayload } from '#contract/socket.ts';
import { decodeMessage } from './plan.ts';

type News = ServerPayload<'new_message'>;

/** The messages a page received, checked against the expected order. */
export type Listener = {
  /** @returns milliseconds since it was sent */
  hear(news: News): number;
  heard: number;
  doubled: number;
  reordered: number;
};

/**
 * Messages must arrive in their chat's order without gaps, and each sender's in sending order. One that arrives after its
 * successor counts as reordered, one that arrives again as duplicated.
 */
export function createListener(): Listener {
  const places = new Map<string, { next: number; missing: Set<number> }>();
  const numbers = new Map<string, number>();

  function judge({ chatId, message }: News): 'heard' | 'doubled' | 'reordered' {
    const place = places.get(chatId) ?? { next: 1, missing: new Set() };
    places.set(chatId, place);
    if (message.seq < place.next) return place.missing.delete(message.seq) ? 'reordered' : 'doubled';
    for (let seq = place.next; seq < message.seq; seq += 1) place.missing.add(seq);
    place.next = message.seq + 1;
    return 'heard';
  }

  return {
    heard: 0,
    doubled: 0,
    reordered: 0,
    hear(news) {
      const verdict = judge(news);
      const { number, wait } = decodeMessage(news.message.content);
      if (verdict === 'doubled') {
        this.doubled += 1;
        return wait;
      }
      this.heard += 1;
      const sender = `${news.chatId} ${news.message.sender?._id}`;
      if (verdict === 'reordered' || number < (numbers.get(sender) ?? 0)) this.reordered += 1;
      numbers.set(sender, number);
      return wait;
    },
  };
}
