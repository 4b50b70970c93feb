import { useQueryClient } from '@tanstack/react-query';
import type { AnswerDataRequestBody, DeskDataRequest } from '#contract/http/privacy.ts';
import { DATA_REQUEST_MAX } from '#domain/identity/data-requests.ts';
import { dataRequestCopy } from '#domain/identity/data-requests.vi.ts';
import { required } from '#domain/kernel/text-rules.ts';
import { call } from '#web/lib/call.ts';
import { fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './requests.module.css';

interface AnswerFormProps {
  request: DeskDataRequest;
  onClose: () => void;
}

/** What is written here goes to her by mail. */
export function AnswerForm({ request: { _id, user }, onClose }: AnswerFormProps) {
  const queries = useQueryClient();
  const { form, sending, attributes } = useServerForm<AnswerDataRequestBody>({
    mode: 'onSubmit',
    defaultValues: { answer: '' },
    checks: { answer: required(dataRequestCopy.answerMissing) },
    context: 'admin',
    async send(body) {
      await call('PUT', `/users/data-requests/${_id}`, { body });
      toast({ type: 'success', title: copy.done });
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/(users\/data-requests|reports)\b/.test(String(path)),
      });
    },
  });
  return (
    <form {...attributes} className={styles.form} aria-label={copy.answerName(user.name)}>
      <TextArea
        {...fieldOf(form, 'answer')}
        label={dataRequestCopy.answer}
        hint={copy.answerHint}
        rows={4}
        maxLength={DATA_REQUEST_MAX}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="leaf" size="sm" loading={sending}>
          {copy.send}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose} disabled={sending}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
