import type { ReactNode } from 'react';
import type { OrderItem } from '#contract/http/ordering.ts';
import type { OrderReturn } from '#contract/http/returns.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { returnOutcomeLabels, returnStageLabels, returnWishLabels } from '#domain/ordering/returns.vi.ts';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './ReturnCase.module.css';

interface ReturnCaseProps {
  asked: OrderReturn;
  items: readonly OrderItem[];
  /** for staff: also shows where the bracelet was sent */
  isDesk?: boolean;
  /** the next step, above everything else */
  lead?: ReactNode;
  /** the available actions */
  children?: ReactNode;
}

/** A return case: the request, what was said and done about it, and when. */
export function ReturnCase({ asked, items, isDesk, lead, children }: ReturnCaseProps) {
  const name = items.find(({ _id }) => _id === asked.item)?.name ?? '';
  const said = isDesk ? copy.desk : copy.customer;
  const { wish, reason, outcome, answer, closing, refund, goods, parcel } = asked;
  return (
    <article className={styles.card} aria-label={copy.of(name, asked.quantity)}>
      <header>
        <h3>{copy.of(name, asked.quantity)}</h3>
        <span className="chip">{returnStageLabels[asked.stage]}</span>
      </header>
      {lead}
      <Photos asked={asked} />
      <dl className={styles.said}>
        <Said what={said.wish}>{returnWishLabels[wish]}</Said>
        <Said what={said.reason}>{reason}</Said>
        {outcome && <Said what={copy.outcome}>{returnOutcomeLabels[outcome]}</Said>}
        {answer && <Said what={copy.answer}>{answer}</Said>}
        {closing && <Said what={copy.answer}>{closing}</Said>}
        {parcel && <Said what={copy.parcel}>{`${parcel.carrier}, ${parcel.trackingNumber}`}</Said>}
        {refund !== null && <Said what={copy.refund}>{formatVnd(refund)}</Said>}
      </dl>
      {isDesk && goods && <p className="text-sm text-muted">{copy.goods[goods]}</p>}
      <Past asked={asked} />
      {children}
    </article>
  );
}

function Photos({ asked: { photos } }: { asked: OrderReturn }) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map(({ _id, url, width, height }, place) => (
        <li key={_id}>
          <Zoomable src={url} alt={copy.photoAlt(place + 1)} width={width} height={height}>
            <img src={url} alt="" width={width} height={height} loading="lazy" />
          </Zoomable>
        </li>
      ))}
    </ul>
  );
}

function Said({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Its steps in chronological order. */
function Past({ asked: { askedAt, decidedAt, receivedAt, parcel, stage, since } }: { asked: OrderReturn }) {
  const isEnded = stage === 'done' || stage === 'withdrawn';
  const steps = [
    [copy.past.asked, askedAt],
    [copy.past.decided, stage === 'declined' ? null : decidedAt],
    [copy.past.sent, parcel?.sentAt ?? null],
    [copy.past.received, receivedAt],
    [
      stage === 'done' ? copy.past.ended : returnStageLabels[stage],
      isEnded || stage === 'declined' ? since : null,
    ],
  ] as const;
  return (
    <ol className={styles.past}>
      {steps.map(
        ([what, at]) =>
          at !== null && (
            <li key={what}>
              <time className="num text-muted" dateTime={at}>
                {formatShortDateTime(at)}
              </time>
              <span>{what}</span>
            </li>
          ),
      )}
    </ol>
  );
}
