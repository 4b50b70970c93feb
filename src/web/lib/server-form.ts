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
import { resolverFor, showInForm, type FieldChecks } from './form.ts';

interface ServerFormOptions<Values extends FieldValues> {
  checks: FieldChecks<Values>;
  defaultValues?: DefaultValues<Values>;
  /** When a field is first validated; on blur by default. */
  mode?: 'onTouched' | 'onSubmit';
  /** Submits the valid form to the server, and handles success. */
  send: (values: Values) => Promise<unknown>;
  /** Selects the toast title of a failure that no field shows (spec §8, Context titles); without it the kind of failure does. */
  context?: FailureContext;
  /**
   * Handles a refusal that needs more than a message under a field; may set a field error itself.
   * @returns true when nothing is left to show
   */
  onRefused?: (error: ApiError, values: Values, form: UseFormReturn<Values>) => boolean | Promise<boolean>;
}

/**
 * A form that is submitted to the API: the domain's rules are checked in the page, the server's errors show under the fields that
 * are checked here, all other failures as a toast.
 * @returns the form, whether it is being submitted, and the props of its `<form>`
 */
export function useServerForm<Values extends FieldValues>(options: ServerFormOptions<Values>) {
  const { checks, defaultValues, mode = 'onTouched', send, context, onRefused } = options;
  const form = useForm<Values>({ mode, defaultValues, resolver: resolverFor<Values>(checks) });
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
