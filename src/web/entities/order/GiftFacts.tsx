import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { giftHandLabels } from '#domain/ordering/gifts.vi.ts';
import { read } from '#web/lib/api.ts';
import { useCopied } from '#web/lib/hooks/use-copied.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './orders.module.css';

/** Fetched when an order is opened, so that no list contains secrets. */
const giftLinkQuery = (id: string) => read<{ path: string | null }>(`/orders/${id}/gift-link`);

/** The recipient of a gift, its earliest delivery day, whether it was opened and the reply; nothing when the order is no gift. */
export function GiftFacts({ order: { _id, gift, status, cardMessage } }: { order: Order }) {
  const words = copy.given;
  if (gift === null) return null;
  const { recipient, sender, hand, notBefore, openedAt, reply } = gift;
  return (
    <section className={styles.facts}>
      <h3>{words.title}</h3>
      <p>{words.for(recipient)}</p>
      <p className="text-muted">{sender === null ? words.fromNobody : words.from(sender)}</p>
      {cardMessage && <p className="text-muted">{words.hand(giftHandLabels[hand])}</p>}
      {notBefore && <p className="font-semibold">{words.notBefore(dayInWords(notBefore))}</p>}
      <p>{openedAt === null ? words.unopened : words.opened(formatDateTime(openedAt))}</p>
      {reply && <p className={styles.cardWords}>“{reply.text}”</p>}
      {status !== 'cancelled' && <GiftLink id={_id} />}
    </section>
  );
}

function GiftLink({ id }: { id: string }) {
  const query = useQuery(giftLinkQuery(id));
  const path = query.data?.path;
  const address = path ? window.location.origin + path : '';
  const { copied, put } = useCopied(address);
  if (address === '')
    return (
      <FailedLine query={query} className="mt-2">
        {copy.given.failed}
      </FailedLine>
    );
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3">
      <Button variant="paper" size="sm" icon={copied ? 'check' : 'copy'} onClick={put}>
        {copied ? copy.given.copied : copy.given.copy}
      </Button>
      <a className="link inline-flex min-h-11 items-center" href={address} target="_blank" rel="noreferrer">
        {copy.given.look}
      </a>
    </p>
  );
}
