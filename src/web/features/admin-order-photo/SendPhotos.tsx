import { useState } from 'react';
import { PHOTO_WORDS_MAX } from '#domain/ordering/photos.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';
import { Shots } from './Shots.tsx';
import { failureOf, useAct } from './use-act.ts';
import { useShots } from './use-shots.ts';

/** Photographs, a word with them, and off they go as the round of this number. */
export function SendPhotos({ orderId, round }: { orderId: string; round: number }) {
  const shots = useShots(orderId);
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useAct(orderId);
  const photos = shots.shots.flatMap(({ photo }) => photo?._id ?? []);
  const isReady = photos.length > 0 && photos.length === shots.shots.length;
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
          <Button full disabled={!isReady} loading={isPending} loadingLabel={copy.sending} onClick={send}>
            {copy.send(shots.shots.length)}
          </Button>
        </>
      )}
    </div>
  );
}
