import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ErrorDetail } from '#contract/envelope.ts';
import type { ChangeSettingsBody, SettingsState } from '#contract/http/settings.ts';
import { sectionLabels } from '#domain/shop/copy.vi.ts';
import type { SettingSection, SettingValue } from '#domain/shop/settings.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { resolverFor, showInForm } from '#web/lib/form.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { updatePublicShop } from '#web/lib/public-shop.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { openingQuery, settingsQuery } from './queries.ts';
import { changesIn, checksOf, namesOf, valuesOf, type SectionValues } from './values.ts';

/** State of a section's form. */
export interface SectionDraft {
  isDirty: boolean;
  /** The changed values; null if some are invalid, in which case their fields show errors. */
  typed: () => Promise<Record<string, SettingValue> | null>;
}

/** What is sent, and what the form held then. */
type Sent = { body: ChangeSettingsBody; typed: SectionValues };

/**
 * The form of one section. Only changed values are sent; values that somebody else changed meanwhile are taken over into
 * untouched fields and listed.
 */
export function useSection(
  section: SettingSection,
  state: SettingsState,
  onUnsaved: (section: SettingSection, is: boolean) => void,
  onSaved?: () => void,
) {
  const names = namesOf(section);
  const [foreign, setForeign] = useState<readonly ErrorDetail[]>([]);
  const form = useForm<SectionValues>({
    mode: 'onSubmit',
    // New server values update untouched fields.
    values: valuesOf(state, names),
    resetOptions: { keepDirtyValues: true },
    resolver: resolverFor<SectionValues>(checksOf(names)),
  });
  const { isDirty } = form.formState;
  const tell = useEffectEvent(() => onUnsaved(section, isDirty));
  useEffect(() => tell(), [isDirty]);

  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ body }: Sent) => call<SettingsState>('PUT', '/settings', { body }),
    onSuccess: async (saved, { typed }) => {
      setForeign([]);
      const changed = Object.entries(form.getValues()).filter(([name, value]) => value !== typed[name]);
      form.reset(valuesOf(saved, names));
      // What was changed while it was being saved stays, to be saved next.
      for (const [name, value] of changed) form.setValue(name, value, { shouldDirty: true });
      await cacheResult(queries, settingsQuery(), saved);
      updatePublicShop({ ...saved.values, takesTransfers: saved.takesTransfers });
      if (onSaved) onSaved();
      else toast({ type: 'success', title: copy.saved(sectionLabels[section]) });
      await queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => path === '/audit-log' || path === openingQuery().queryKey[0],
      });
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'CONFLICT') {
        setForeign(error.details);
        await queries.invalidateQueries({ queryKey: settingsQuery().queryKey });
      } else if (!showInForm(form, names, error)) showError(error, 'admin');
    },
  });
  const submit = form.handleSubmit((typed) => {
    const values = changesIn(typed, state, names);
    if (Object.keys(values).length > 0)
      return saving.mutate({ body: { values, updatedAt: state.updatedAt }, typed: form.getValues() });
    form.reset(valuesOf(state, names));
    if (onSaved) onSaved();
    else toast({ type: 'info', title: copy.nothing });
  });
  const typed = async () =>
    (await form.trigger(names, { shouldFocus: true })) ? changesIn(form.getValues(), state, names) : null;
  const draft: SectionDraft = { isDirty, typed };
  return { form, names, foreign, submit, saving: saving.isPending, draft };
}
