import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { inBackground } from '#web/ui/in-background.ts';
import { ApiError } from './api.ts';
import type { FailureContext } from './errors/describe.ts';
import { showError } from './errors/show-error.ts';
import { checkedBy, showInForm, type FieldChecks } from './form.ts';

interface ServerFormOptions<Values extends FieldValues> {
  checks: FieldChecks<Values>;
  defaultValues?: DefaultValues<Values>;
  /** When a field is judged first; once it was left, unless told. */
  mode?: 'onTouched' | 'onSubmit';
  /** What the filled form asks of the shop, and what follows when it was done. */
  send: (values: Values) => Promise<unknown>;
  /** Whose title a failure has that no field tells (spec §8, Context titles). */
  context: FailureContext;
  /**
   * A refusal that means more than a word under a field; it may put one there itself.
   * @returns true when there is nothing left to tell
   */
  onRefused?: (error: ApiError, values: Values, form: UseFormReturn<Values>) => boolean | Promise<boolean>;
}

/**
 * A form that the shop answers: the domain's rules on the page, the server's complaints under the fields that are checked
 * here, everything else as a message.
 * @returns the form, whether it is on its way, and what its `<form>` takes
 */
export function useServerForm<Values extends FieldValues>(options: ServerFormOptions<Values>) {
  const { checks, defaultValues, mode = 'onTouched', send, context, onRefused } = options;
  const form = useForm<Values>({ mode, defaultValues, resolver: checkedBy<Values>(checks) });
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      if (error instanceof ApiError && (await onRefused?.(error, values, form))) return;
      if (!showInForm(form, Object.keys(checks) as FieldPath<Values>[], error)) showError(error, context);
    }
  });
  const attributes = {
    method: 'post',
    noValidate: true,
    onSubmit: (event: React.SubmitEvent) => inBackground(submit(event)),
  } as const;
  return { form, sending: form.formState.isSubmitting, attributes };
}
