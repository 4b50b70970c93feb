import { useState } from 'react';
import { PHOTO_WORDS_MAX, PHOTOS_MAX } from '#domain/ordering/photos.ts';
import { Shots } from '#web/entities/order-photo/Shots.tsx';
import { useShots } from '#web/entities/order-photo/use-shots.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';
import { failureOf, useAct } from './use-act.ts';

/** Sends photos with a note, as the round of this number. */
export function SendPhotos({ orderId, round }: { orderId: string; round: number }) {
  const shots = useShots(`/orders/${orderId}/photos`, PHOTOS_MAX, `round.${orderId}.${round}`);
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useAct(orderId);
  const photos = shots.photos;
  const failure = isPending ? null : failureOf(error);
  const send = () =>
    mutate({ to: 'photo-rounds', body: { round, photos, note: note || null }, done: copy.sent });
  return (
    <div className="grid gap-3">
      <Shots shots={shots} disabled={isPending} />
      {shots.shots.length > 0 && (
        <>
          <TextArea
            label={copy.note}
            optional
            rows={2}
            placeholder={copy.notePlaceholder}
            value={note}
            maxLength={PHOTO_WORDS_MAX}
            disabled={isPending}
            onChange={({ target }) => setNote(target.value)}
          />
          {failure && (
            <div role="alert">
              <ErrorText>{failure}</ErrorText>
            </div>
          )}
          <Button
            full
            disabledReason={shots.waits}
            loading={isPending}
            loadingLabel={copy.sending}
            onClick={send}
          >
            {copy.send(shots.shots.length)}
          </Button>
        </>
      )}
    </div>
  );
}
