import { useRef } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { MyReview } from '#contract/http/reviews.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { lengthOf, tidyText } from '#domain/kernel/text-rules.ts';
import { REVIEW_TEXT_MAX } from '#domain/reviews/limits.ts';
import { publicName } from '#domain/reviews/reviews.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { StarField } from '#web/ui/fields/StarField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { ReviewPhotoField } from './ReviewPhotoField.tsx';
import { useReview } from './use-review.ts';
import { useDeleteReview } from './use-delete-review.ts';
import * as styles from './reviews.module.css';

const words = copy.form;

interface ReviewDialogProps {
  order: Order;
  review: MyReview | undefined;
  open: boolean;
  onClose: () => void;
}

/** Review of an order: stars, text and a photo; only for orders of one's own. */
export function ReviewDialog({ order, review, open, onClose }: ReviewDialogProps) {
  const mine = useReview(order, review, onClose);
  const { takeBack, takingBack } = useDeleteReview(order, () => {
    mine.forget();
    onClose();
  });
  const busy = mine.sending || takingBack;
  const firstStar = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    const troubles = mine.send();
    if (troubles?.stars) firstStar.current?.focus();
    else if (troubles) area.current?.focus();
  };
  const footer = (
    <div className="acts">
      {review ? (
        <Button
          variant="ghost"
          icon="trash"
          className="text-danger mr-auto"
          loading={takingBack}
          disabled={busy}
          aria-label={words.removeName}
          onClick={() => inBackground(takeBack())}
        >
          {words.remove}
        </Button>
      ) : (
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {words.cancel}
        </Button>
      )}
      <Button
        disabled={takingBack}
        disabledReason={mine.opening === 'opening' ? words.preparing : undefined}
        loading={mine.sending}
        loadingLabel={words.sending}
        onClick={send}
      >
        {words.send}
      </Button>
    </div>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title(`#${shortId(order._id)}`)}
      width={520}
      footer={footer}
      busy={busy}
    >
      <div className={styles.reviewForm}>
        <StarField
          firstRef={firstStar}
          legend={words.stars}
          value={mine.stars}
          onChange={mine.chooseStars}
          saying={words.sayings[mine.stars]}
          error={mine.told.stars}
        />
        <TextArea
          ref={area}
          label={words.text}
          rows={4}
          placeholder={words.placeholder}
          value={mine.text}
          hint={words.left(REVIEW_TEXT_MAX - lengthOf(tidyText(mine.text)))}
          error={mine.told.text}
          onChange={({ target }) => mine.write(target.value)}
        />
        <ReviewPhotoField mine={mine} />
        <PublicNote order={order} review={review} />
      </div>
    </Dialog>
  );
}

function PublicNote({ order, review }: Pick<ReviewDialogProps, 'order' | 'review'>) {
  return (
    <p className={styles.note}>
      {words.public(publicName(order.user.name), order.items[0]?.name ?? '')}
      {review && review.status !== 'pending' && ` ${words.again}`}
    </p>
  );
}
