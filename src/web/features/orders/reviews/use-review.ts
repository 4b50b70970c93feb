import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { MyReview } from '#contract/http/reviews.ts';
import { reviewCopy } from '#domain/reviews/copy.vi.ts';
import { checkReviewText } from '#domain/reviews/reviews.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { useUnsent } from '#web/lib/storage/use-unsent.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { isAboutReviews } from '#web/entities/review/queries.ts';

/** The form's photo: newly chosen (Blob), already uploaded (URL), or none. */
export type Photo = Blob | string | null;
export type Troubles = { stars?: string | undefined; text?: string | undefined };

/** State of a review being written; what is not sent is kept, but for a new photo. */
export function useReview(order: Order, before: MyReview | undefined, onSent: () => void) {
  const queries = useQueryClient();
  const [unsent, keep] = useUnsent<{ stars: number; text: string }>(
    `review.${order._id}.${before?.updatedAt ?? ''}`,
    (kept) => typeof kept.stars === 'number' && typeof kept.text === 'string',
  );
  const { stars, text } = unsent ?? { stars: before?.stars ?? 0, text: before?.text ?? '' };
  const [photo, setPhoto] = useState<Photo>(before?.photo?.small ?? null);
  const [told, setTold] = useState<Troubles>({});
  const readAgain = () => queries.invalidateQueries({ predicate: isAboutReviews });

  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call<MyReview>('PUT', `/orders/${order._id}/review`, { body: formOf({ stars, text, photo }) }),
    onSuccess: () => {
      keep(null);
      toast({ type: 'success', ...copy.sent });
      onSent();
      inBackground(readAgain());
    },
    onError: (error) => {
      const troubles = troublesOf(error);
      if (troubles) return setTold(troubles);
      showError(error);
      // The review was moderated, or the order returned, meanwhile.
      if (error instanceof ApiError && error.status === 409) inBackground(readAgain());
    },
  });

  /** @returns the validation errors if nothing was sent */
  const send = (): Troubles | null => {
    const troubles: Troubles = {
      stars: stars === 0 ? reviewCopy.starsMissing : undefined,
      text: checkReviewText(text)?.message,
    };
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
      keep({ stars: count, text });
      setTold({ ...told, stars: undefined });
    },
    write: (words: string) => {
      keep({ stars, text: words });
      setTold({ ...told, text: undefined });
    },
    setPhoto,
  };
}

function formOf({ stars, text, photo }: { stars: number; text: string; photo: Photo }): FormData {
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
