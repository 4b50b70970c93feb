import { useState } from 'react';
import type { OrderReturn } from '#contract/http/returns.ts';
import {
  RETURN_OUTCOMES,
  RETURN_WORDS_MAX,
  type ReturnOutcome,
  type ReturnWish,
} from '#domain/ordering/returns.ts';
import { returnOutcomeLabels } from '#domain/ordering/returns.vi.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';
import { Decline } from './Decline.tsx';
import type { Act } from './use-act.ts';

/** The outcome preselected for each wish. */
const OFFERED: Record<ReturnWish, ReturnOutcome> = {
  exchange: 'new_piece',
  repair: 'repair',
  refund: 'refund',
};

/** Accepts a return request, with its outcome and whether the bracelet must be sent back first; or declines it. */
export function Accept({ asked, act }: { asked: OrderReturn; act: Act }) {
  const [outcome, setOutcome] = useState<ReturnOutcome>(OFFERED[asked.wish]);
  const [hasParcel, setHasParcel] = useState(true);
  const [answer, setAnswer] = useState('');
  const accept = () => {
    const kind = hasParcel ? 'accept' : 'accept_unseen';
    act.mutate({ act: kind, seen: asked.stage, outcome, answer: answer || null });
  };
  return (
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
      <TextArea
        label={copy.answer}
        optional
        rows={2}
        placeholder={copy.answerPlaceholder}
        value={answer}
        maxLength={RETURN_WORDS_MAX}
        disabled={act.isPending}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="leaf" size="sm" loading={act.isPending} loadingLabel={copy.sending} onClick={accept}>
          {copy.accept}
        </Button>
        <Decline asked={asked} act={act} />
      </div>
    </>
  );
}
