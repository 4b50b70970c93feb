import type {
  FieldErrors,
  FieldPath,
  FieldValues,
  RegisterOptions,
  Resolver,
  UseFormReturn,
} from 'react-hook-form';
import type { Issue } from '#domain/kernel/issue.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { ApiError } from './api.ts';

/** The domain's validation rules of a form, by field; a rule may read the other values (a repeated password). */
export type FieldChecks<Values extends FieldValues> = {
  readonly [Field in keyof Values]?: (value: Values[Field], values: Values) => Issue | null;
};

/** A react-hook-form resolver from the domain's rules, so that form and server show the same message. */
export function resolverFor<Values extends FieldValues>(checks: FieldChecks<Values>): Resolver<Values> {
  return (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const field of Object.keys(checks)) {
      const found = checks[field]?.(values[field] ?? '', values);
      if (found) errors[field] = { type: found.code, message: found.message };
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/**
 * Shows the server's field errors under their fields and focuses the first.
 * @returns whether any error belonged to a field of this form
 */
export function showInForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const fieldErrors = error.details.filter(({ path }) => fields.some((field) => field === path));
  fieldErrors.forEach(({ path, message }, at) => {
    form.setError(path as FieldPath<Values>, { type: error.code, message }, { shouldFocus: at === 0 });
  });
  return fieldErrors.length > 0;
}

/** Props for a design system field: its registration and its error. */
export function fieldOf<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  options?: RegisterOptions<Values, Name>,
) {
  const { error } = form.getFieldState(name, form.formState);
  return { ...form.register(name, options), error: error?.message };
}

/** For a field that another field repeats: a change re-validates the other field once that was touched. */
export function alsoValidates<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  other: FieldPath<Values>,
) {
  return { onChange: () => form.getFieldState(other).isTouched && inBackground(form.trigger(other)) };
}
