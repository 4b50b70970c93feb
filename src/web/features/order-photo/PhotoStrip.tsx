import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { photoStageForCustomer } from '#domain/ordering/photos.vi.ts';
import { photosPath } from '#web/entities/order-photo/queries.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './PhotoStrip.module.css';

/** On a confirmed order: the state of its photos, and a button to them. */
export function PhotoStrip({ order: { _id, status, proof: stage } }: { order: Order }) {
  const isShown = stage !== 'none' && (status === 'confirmed' || stage === 'approved');
  if (!isShown) return null;
  const waitsForHer = status === 'confirmed' && stage === 'sent';
  const hasPhotos = stage === 'approved' || stage === 'sent' || stage === 'changes_requested';
  return (
    <div className={waitsForHer ? styles.waiting : styles.strip}>
      <Icon name="camera" size={22} />
      <p>{status === 'confirmed' ? photoStageForCustomer[stage] : copy.kept}</p>
      {hasPhotos && (
        <LinkButton
          size="sm"
          variant={waitsForHer ? 'leaf' : 'paper'}
          to={photosPath(_id)}
          preventScrollReset
          aria-label={copy.lookName(`#${shortId(_id)}`)}
        >
          {waitsForHer ? copy.look : copy.lookAgain}
        </LinkButton>
      )}
    </div>
  );
}
