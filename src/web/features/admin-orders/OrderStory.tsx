import { useQuery } from '@tanstack/react-query';
import type { StoryEntry } from '#contract/http/reports.ts';
import { shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { translateNote } from '#domain/ordering/notes.ts';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import * as facts from '../../entities/order/orders.module.css';
import { copy } from './copy.vi.ts';
import { storyQuery } from './queries.ts';

const words = copy.story;

/** History of an order with the person behind each entry, newest first; staff only. */
export function OrderStory({ orderId }: { orderId: string }) {
  const story = useQuery(storyQuery(orderId));
  return (
    <section className={facts.facts}>
      <h3>{words.title}</h3>
      {story.data === undefined && (
        <PendingQuery query={story} failed={words.failed}>
          <Skeleton height={48} radius={14} />
        </PendingQuery>
      )}
      <ol className={facts.past}>
        {story.data?.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.what}`}>
            <time className="num text-muted" dateTime={entry.at}>
              {formatShortDateTime(entry.at)}
            </time>
            <span>
              {entryText(entry)}
              <span className="text-muted"> · {entry.who ?? words.by[entry.by]}</span>
              {entry.note && <span className="block text-sm text-muted wrap-anywhere">{entry.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function entryText({ kind, what }: StoryEntry): string {
  switch (kind) {
    case 'move':
      // The usual translation addresses the customer as 'you'; staff need another text.
      return what === 'Payment reported by customer' ? words.reported : translateNote(what);
    case 'parcel':
      return words.parcel(
        Object.hasOwn(shipmentStatusLabels, what) ? shipmentStatusLabels[what as never] : what,
      );
    case 'mail':
      return words.mail[what as keyof typeof words.mail];
    case 'transfer':
      return words.transfer(what);
    case 'change':
      return words.change;
    case 'note':
      return what === 'courier' ? words.noteForCourier : words.note;
    case 'chat':
      return words.chat(Number(what));
  }
}
