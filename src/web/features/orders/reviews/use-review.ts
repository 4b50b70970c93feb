import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { MyReview } from '#contract/http/reviews.ts';
import { reviewCopy } from '#domain/reviews/copy.vi.ts';
import { checkReviewText } from '#domain/reviews/reviews.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { shrinkPhoto } from '#web/lib/files/photo.ts';
import { useUnsent } from '#web/lib/storage/use-unsent.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { isAboutReviews } from '#web/entities/review/queries.ts';

/** The form's photo: newly chosen (Blob), already uploaded (URL), or none. */
type Photo = Blob | string | null;
/** What is kept of a review that was not sent; of a new photo only that there was one. */
type Unsent = { stars: number; text: string; hadPhoto?: boolean };
/** What became of the file chosen last; nothing is sent while it is being opened. */
type Opening = 'done' | 'opening' | 'failed';
export type Troubles = { stars?: string | undefined; text?: string | undefined };

/**
 * State of a review being written; what is not sent is kept, but for a new photo. It outlasts a change of the review itself, by the
 * shop's verdict or in another tab: she goes on writing where she was.
 */
export function useReview(order: Order, before: MyReview | undefined, onSent: () => void) {
  const queries = useQueryClient();
  const [unsent, keep] = useUnsent<Unsent>(
    `review.${order._id}`,
    (kept) => typeof kept.stars === 'number' && typeof kept.text === 'string',
  );
  const written: Unsent = unsent ?? { stars: before?.stars ?? 0, text: before?.text ?? '' };
  const { stars, text } = written;
  // Undefined until she changes it: then it is whatever the shop has.
  const [chosen, setChosen] = useState<Blob | null>();
  const photo: Photo = chosen === undefined ? (before?.photo?.small ?? null) : chosen;
  const [opening, setOpening] = useState<Opening>('done');
  const [hadPhotoBefore] = useState(unsent?.hadPhoto === true);
  const [told, setTold] = useState<Troubles>({});
  const forget = () => {
    keep(null);
    setChosen(undefined);
  };
  const choosePhoto = async (file: File) => {
    keep({ ...written, hadPhoto: true });
    setOpening('opening');
    const small = await shrinkPhoto(file);
    setOpening(small === null ? 'failed' : 'done');
    if (small !== null) setChosen(small);
  };
  const readAgain = () => queries.invalidateQueries({ predicate: isAboutReviews });

  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call<MyReview>('PUT', `/orders/${order._id}/review`, { body: formOf({ stars, text, photo: chosen }) }),
    onSuccess: () => {
      forget();
      toast({ type: 'success', ...copy.sent });
      onSent();
      inBackground(readAgain());
    },
    onError: (error) => {
      const troubles = troublesOf(error);
      if (troubles) return setTold(troubles);
      showError(error, undefined, mutate);
      // The review was moderated, or the order returned, meanwhile.
      if (error instanceof ApiError && error.status === 409) inBackground(readAgain());
    },
  });

  /** @returns the validation errors if nothing was sent */
  const send = (): Troubles | null => {
    const troubles = troublesIn(written);
    setTold(troubles);
    if (troubles.stars ?? troubles.text) return troubles;
    mutate();
    return null;
  };
  return {
    stars,
    text,
    photo,
    told,
    sending: isPending,
    send,
    chooseStars: (count: number) => {
      keep({ ...written, stars: count });
      setTold({ ...told, stars: undefined });
    },
    write: (words: string) => {
      keep({ ...written, text: words });
      setTold({ ...told, text: undefined });
    },
    opening,
    choosePhoto,
    dropPhoto: () => {
      keep({ ...written, hadPhoto: false });
      setChosen(null);
    },
    /** A photo was chosen before a reload, and has to be chosen again. */
    lostPhoto: hadPhotoBefore && unsent?.hadPhoto === true && chosen === undefined && opening === 'done',
    forget,
  };
}

/** The form's own validation errors. */
const troublesIn = ({ stars, text }: Unsent): Troubles => ({
  stars: stars === 0 ? reviewCopy.starsMissing : undefined,
  text: checkReviewText(text)?.message,
});

/** @param photo a new one, null to remove the earlier one, undefined to keep it */
function formOf({ stars, text, photo }: { stars: number; text: string; photo: Blob | null | undefined }) {
  const form = new FormData();
  form.append('stars', String(stars));
  form.append('text', text);
  if (photo === null) form.append('removePhoto', 'true');
  if (photo instanceof Blob) form.append('image', photo, 'vong.jpg');
  return form;
}

/** The server's validation errors of the two fields. */
function troublesOf(error: unknown): Troubles | null {
  if (!(error instanceof ApiError)) return null;
  const about = (field: string) => error.details.find(({ path }) => path === field)?.message;
  const troubles = { stars: about('stars'), text: about('text') };
  return (troubles.stars ?? troubles.text) ? troubles : null;
}
