import { useState } from 'react';
import { PHOTO_WORDS_MAX } from '#domain/ordering/photos.ts';
import { photoWords } from '#domain/ordering/photos.vi.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';
import { failureOf, useAct } from './use-act.ts';

/** Accepts or declines a change beyond the free ones, with a message to the customer. */
export function Decision({ orderId, round }: { orderId: string; round: number }) {
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useAct(orderId);
  const decide = (isAccepted: boolean) => {
    if (answer.trim() === '') return setMissing(true);
    mutate({ to: 'photo-decision', body: { round, isAccepted, answer }, done: copy.decide.done });
  };
  return (
    <div className="grid gap-3">
      <TextArea
        label={copy.decide.label}
        rows={2}
        placeholder={copy.decide.placeholder}
        value={answer}
        maxLength={PHOTO_WORDS_MAX}
        disabled={isPending}
        error={isMissing ? photoWords.answerMissing : failureOf(error)}
        onChange={({ target }) => {
          setAnswer(target.value);
          setMissing(false);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="leaf" size="sm" disabled={isPending} onClick={() => decide(true)}>
          {copy.decide.accept}
        </Button>
        <Button variant="paper" size="sm" disabled={isPending} onClick={() => decide(false)}>
          {copy.decide.decline}
        </Button>
      </div>
    </div>
  );
}
