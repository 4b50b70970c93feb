import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentTalk } from '#contract/http/reports.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { openChat } from '#web/lib/chat-open.ts';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { copy } from './copy.vi.ts';
import { paymentTalkQuery } from './queries.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './transfers.module.css';

/** Longer side of a stored picture, in pixels. */
const LONGEST_SIDE = 1600;

type Receipt = PaymentTalk['receipts'][number];

/** The customer's pictures of her transfer receipt; each opens enlarged. */
export function Receipts(props: { orderId: string; id: string; className?: string }) {
  const { orderId, id, className } = props;
  const query = useQuery(paymentTalkQuery(orderId));
  const { data } = query;
  if (data === undefined)
    return (
      <FailedLine query={query} className={classes('text-sm', className)}>
        {copy.payment.receiptsFailed}
      </FailedLine>
    );
  if (data.receipts.length === 0) return null;
  return (
    <ul className={classes('receipts', styles.receipts, className)}>
      {data.receipts.map((receipt) => (
        <ReceiptRow key={receipt.url} receipt={receipt} alt={copy.payment.receiptAlt(id)} />
      ))}
    </ul>
  );
}

function ReceiptRow({ receipt: { url, at }, alt }: { receipt: Receipt; alt: string }) {
  // Placeholder dimensions until the thumbnail has loaded and its aspect ratio is known.
  const [size, setSize] = useState({ width: 900, height: 1200 });
  return (
    <li>
      <Zoomable className={styles.picture} src={url} alt={alt} {...size} caption={formatShortDateTime(at)}>
        <img
          src={`${url}?size=small`}
          alt={alt}
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            const scale = LONGEST_SIDE / Math.max(naturalWidth, naturalHeight);
            setSize({ width: naturalWidth * scale, height: naturalHeight * scale });
          }}
        />
        <span>
          <b>{copy.payment.receipt}</b>
          <span className="num">{copy.payment.receiptAt(formatShortDateTime(at))}</span>
        </span>
        <Icon name="zoom-in" size={20} />
      </Zoomable>
    </li>
  );
}

/** Opens the customer's chat beside the order (spec §2: the payment card's chat-open event). */
export function ChatButton({ orderId, id }: { orderId: string; id: string }) {
  const { data } = useQuery(paymentTalkQuery(orderId));
  const chatId = data?.chatId;
  if (!chatId) return null;
  return <IconButton icon="chat" label={copy.payment.chat(id)} onClick={() => openChat({ chatId })} />;
}
