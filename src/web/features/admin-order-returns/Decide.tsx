import { useState } from 'react';
import type { OrderReturn } from '#contract/http/returns.ts';
import {
  RETURN_OUTCOMES,
  RETURN_WORDS_MAX,
  type ReturnOutcome,
  type ReturnWish,
} from '#domain/ordering/returns.ts';
import { returnOutcomeLabels, returnWords } from '#domain/ordering/returns.vi.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';
import type { useAct } from './use-act.ts';

/** What she wishes is what is offered first. */
const OFFERED: Record<ReturnWish, ReturnOutcome> = {
  exchange: 'new_piece',
  repair: 'repair',
  refund: 'refund',
};

/** Yes with what is done and whether it comes back first, or no with a sentence; later only no. */
export function Decide({ asked, act }: { asked: OrderReturn; act: ReturnType<typeof useAct> }) {
  const [outcome, setOutcome] = useState<ReturnOutcome>(OFFERED[asked.wish]);
  const [hasParcel, setHasParcel] = useState(true);
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const seen = asked.stage;
  const isNew = seen === 'asked';
  const accept = () => {
    act.mutate({ act: hasParcel ? 'accept' : 'accept_unseen', seen, outcome, answer: answer || null });
  };
  const decline = () => {
    if (answer.trim() === '') return setMissing(true);
    act.mutate({ act: 'decline', seen, answer });
  };
  return (
    <>
      {isNew && (
        <>
          <Select
            label={copy.outcome}
            value={outcome}
            disabled={act.isPending}
            options={RETURN_OUTCOMES.map((value) => ({ value, label: returnOutcomeLabels[value] }))}
            onChange={({ target }) => setOutcome(target.value as ReturnOutcome)}
          />
          <Checkbox
            label={copy.hasParcel}
            checked={hasParcel}
            disabled={act.isPending}
            onChange={({ target }) => setHasParcel(target.checked)}
          />
        </>
      )}
      <TextArea
        label={copy.answer}
        rows={2}
        placeholder={copy.answerPlaceholder}
        value={answer}
        maxLength={RETURN_WORDS_MAX}
        disabled={act.isPending}
        error={isMissing ? returnWords.answerMissing : null}
        onChange={({ target }) => {
          setAnswer(target.value);
          setMissing(false);
        }}
      />
      <div className="flex flex-wrap gap-2">
        {isNew && (
          <Button variant="leaf" size="sm" disabled={act.isPending} onClick={accept}>
            {copy.accept}
          </Button>
        )}
        <Button variant="paper" size="sm" disabled={act.isPending} onClick={decline}>
          {copy.decline}
        </Button>
      </div>
    </>
  );
}
