import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DeskDataRequest } from '#contract/http/privacy.ts';
import { DATA_REQUEST_MAX } from '#domain/identity/data-requests.ts';
import { dataRequestCopy } from '#domain/identity/data-requests.vi.ts';
import { required } from '#domain/kernel/text-rules.ts';
import { call } from '#web/lib/call.ts';
import { fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';
import { invalidateRequests } from './invalidate-requests.ts';
import * as styles from './requests.module.css';

/** The next step of a request: the answer, then the outcome. */
export type RequestStep = 'answer' | 'outcome';

const MISSING = { answer: dataRequestCopy.answerMissing, outcome: dataRequestCopy.outcomeMissing };

interface StepFormProps {
  request: DeskDataRequest;
  step: RequestStep;
  onClose: () => void;
}

/** The text is mailed to the person if her address is known; otherwise staff inform her. */
export function StepForm({ request: { _id, person }, step, onClose }: StepFormProps) {
  const queries = useQueryClient();
  const words = copy.steps[step];
  const isOver = useRef(false);
  const { form, sending, attributes } = useServerForm({
    mode: 'onSubmit',
    defaultValues: { answer: '', outcome: '', done: false },
    checks: { [step]: required(MISSING[step]) },
    context: 'admin',
    async send({ answer, outcome, done }) {
      if (step === 'answer') await call('PUT', `/users/data-requests/${_id}`, { body: { answer, done } });
      else await call('PUT', `/users/data-requests/${_id}/outcome`, { body: { outcome } });
      isOver.current = true;
      toast({ type: 'success', title: words.done });
      await invalidateRequests(queries);
    },
  });
  const { setFocus, getValues } = form;
  useEffect(() => setFocus(step), [setFocus, step]);
  useWhenRowLeaves(() => {
    if (!isOver.current && getValues(step) !== '') toast({ type: 'warning', ...copy.tooLate(person.name) });
  });
  const close = () => {
    isOver.current = true;
    onClose();
  };
  return (
    <form {...attributes} className={styles.form} aria-label={words.name(person.name)}>
      <TextArea
        {...fieldOf(form, step)}
        label={dataRequestCopy[step]}
        hint={person.email === null ? copy.tellsNobody : copy.tellsHer(person.email)}
        rows={4}
        maxLength={DATA_REQUEST_MAX}
      />
      {step === 'answer' && (
        <Checkbox {...form.register('done')} label={copy.alsoDone} hint={copy.alsoDoneHint} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="leaf" size="sm" loading={sending}>
          {words.send}
        </Button>
        <Button variant="ghost" size="sm" onClick={close} disabled={sending}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Calls when the row leaves the list by itself, which another admin's step does, not when the list is left for another URL. */
function useWhenRowLeaves(tell: () => void): void {
  const leave = useEffectEvent(tell);
  useEffect(() => {
    const { href } = window.location;
    return () => {
      if (window.location.href === href) leave();
    };
  }, []);
}
