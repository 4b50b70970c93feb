import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PhotoMetadata } from '#contract/http/chat.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { photosPath, photosQuery } from '#web/entities/order-photo/queries.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from '../copy.vi.ts';
import type { KindProps } from './MessageRow.tsx';
import { classes } from '#web/ui/classes.ts';
import * as styles from './PhotoNote.module.css';
import type { ShownMessage } from './rows.ts';
import * as list from './messages.module.css';

/** Whether a shop message is about preview photos. */
export function isPhotoNote({ sender, metadata }: ShownMessage): boolean {
  return sender === null && 'photoRound' in metadata;
}

/** A message about preview photos: its text, the photos, and the link to respond. */
export function PhotoNote({ message: { content, metadata }, side }: KindProps) {
  const { orderId, photoNews, photoRound } = metadata as PhotoMetadata;
  const { data } = useQuery({ ...photosQuery(orderId), enabled: photoNews === 'send' });
  const round = data?.rounds.find(({ number }) => number === photoRound);
  const order = `#${shortId(orderId)}`;
  const isHers = side === 'customer';
  return (
    <div className={classes(list.balloon, styles.note)}>
      <p className={styles.title}>
        <Icon name="camera" size={18} />
        {copy.photos.title(order)}
      </p>
      <p>{content}</p>
      {round && (
        <div className={styles.photos}>
          {round.photos.map(({ _id, url }) => (
            <img key={_id} src={url} alt="" width={96} height={96} loading="lazy" />
          ))}
        </div>
      )}
      <Link className="link" to={isHers ? photosPath(orderId) : `${tabPath('orders')}&don=${orderId}`}>
        {isHers ? copy.photos.look : copy.photos.open}
        <span className="sr-only"> {order}</span>
      </Link>
    </div>
  );
}
