import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type DefaultValues, type FieldPath } from 'react-hook-form';
import { toAnotherTab, useUnsavedGuard } from '#web/lib/hooks/use-unsaved-guard.ts';
import { ApiError } from '#web/lib/api.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { resolverFor, showInForm } from '#web/lib/form.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { useSendingKey } from '#web/lib/hooks/use-sending-key.ts';
import { failToast } from '#web/lib/errors/fail-toast.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';
import { fieldsOf, type GoodsEditor, type Sending } from './editor.ts';
import { changesOf, mergeNewer, type Foreign } from './merge.ts';
import { send } from './send.ts';
import type { FormValues, Stored } from './stored.ts';

export interface OpenForm<Item> {
  /** the item to edit; null creates one */
  item: Item | null;
  onDone: () => void;
  onClose: () => void;
  /** reports whether there are unsaved changes */
  onUnsaved: (is: boolean) => void;
}

/**
 * A form that creates or edits one item. Only changed fields are sent; an edit of an outdated version is refused and the form
 * then shows what others changed, without losing any input (decision 0016).
 */
export function useGoodsForm<Item extends Stored, Values extends FormValues>(
  kind: GoodsEditor<Item, Values>,
  { item, onDone, onUnsaved }: OpenForm<Item>,
) {
  const [picture, setPicture] = useState<File | null>(null);
  const form = useForm<Values>({
    // Not on blur: an error line appearing then would move the button from under the pointer.
    mode: 'onSubmit',
    defaultValues: kind.valuesOf(item) as DefaultValues<Values>,
    resolver: resolverFor<Values>(kind.checks),
  });
  const { seen, foreign, take, showNewest } = useNewest(kind, item, form);
  const saving = useSaving(kind, { seen, onDone }, async (error, values) => {
    const title = item ? kind.copy.failed.update : kind.copy.failed.create;
    const isConflict = error instanceof ApiError && error.code === 'CONFLICT';
    if (isConflict) return showNewest(values).catch((failure: unknown) => failToast(title, failure));
    showInForm(form, fieldsOf(kind), error);
    failToast(title, error);
  });
  useUnsaved(form.formState.isDirty || picture !== null, onUnsaved);

  const submit = form.handleSubmit(
    (typed) => {
      const values = kind.tidied(typed);
      const nothing = seen !== null && picture === null && isEmpty(changesIn(kind, seen, values));
      if (nothing) onDone();
      else saving.save({ values, picture });
    },
    () => toast(notices.requiredFields),
  );
  return {
    form,
    /** the version the form is compared with: as opened, or the newest after a conflict */
    seen,
    picture: { file: picture, choose: setPicture, progress: saving.progress },
    foreign: { list: foreign, take },
    /** refetches after a part was changed outside the form, keeping the input */
    renew: () => showNewest(kind.tidied(form.getValues())).catch(() => undefined),
    saving: saving.busy,
    submit,
  };
}

/** The version the form was opened with, and what others have changed since. */
function useNewest<Item extends Stored, Values extends FormValues>(
  kind: GoodsEditor<Item, Values>,
  item: Item | null,
  form: ReturnType<typeof useForm<Values>>,
) {
  const [seen, setSeen] = useState(item);
  const [foreign, setForeign] = useState<Foreign<Values>[]>([]);
  const fill = (field: string, value: unknown) =>
    form.setValue(field as FieldPath<Values>, value as never, { shouldDirty: true });

  /** Merges in the newest version; typed values stay and are compared with it from now on. */
  async function showNewest(mine: Values): Promise<void> {
    const newest = seen && (await kind.find(seen._id));
    if (!seen || !newest) return toast({ type: 'error', title: kind.copy.failed.update, message: copy.gone });
    const [before, theirs] = [seen, newest].map((each) => kind.tidied(kind.valuesOf(each))) as [
      Values,
      Values,
    ];
    const found = mergeNewer(before, mine, theirs);
    form.reset(kind.valuesOf(newest));
    for (const [field, value] of Object.entries(changesOf(theirs, found.merged))) fill(field, value);
    setSeen(newest);
    setForeign(found.foreign);
  }
  function take({ field, to }: Foreign<Values>): void {
    fill(field, to);
    setForeign((list) => list.map((each) => (each.field === field ? { ...each, mine: null } : each)));
  }
  return { seen, foreign, take, showNewest };
}

type Filled<Values> = { values: Values; picture: File | null };

/** Submits the form, shows the result, and invalidates the lists. */
function useSaving<Item extends Stored, Values extends FormValues>(
  kind: GoodsEditor<Item, Values>,
  { seen, onDone }: { seen: Item | null; onDone: () => void },
  onRefused: (error: unknown, values: Values) => Promise<void>,
) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const sent = useSendingKey();
  const { mutate, isPending } = useMutation({
    mutationFn: async (filled: Filled<Values>) => {
      const sending = sendingOf(kind, seen, filled);
      const key = sent.keyOf(contentOf(sending, filled.picture));
      return send<Item>(kind.prepare ? await kind.prepare(sending) : sending, key, setProgress);
    },
    onSuccess: ({ name }) => {
      toast({ type: 'success', title: (seen ? kind.copy.updated : kind.copy.created)(name) });
      onDone();
    },
    onError: (error, { values }) => onRefused(error, values),
    onSettled: () => {
      setProgress(null);
      return invalidateGoods(queries);
    },
  });
  return { save: mutate, busy: isPending, progress };
}

/** Confirms before unsaved changes are discarded, and reports them to others who could close the form. */
function useUnsaved(unsaved: boolean, onUnsaved: (is: boolean) => void): void {
  useUnsavedGuard(unsaved, toAnotherTab);
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => tell(unsaved), [unsaved]);
}

const contentOf = ({ method, path, body }: Sending, picture: File | null): string =>
  JSON.stringify([method, path, body, picture && [picture.name, picture.size, picture.lastModified]]);

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

const changesIn = <Item extends Stored, Values extends FormValues>(
  kind: GoodsEditor<Item, Values>,
  seen: Item,
  values: Values,
) => changesOf(kind.tidied(kind.valuesOf(seen)), values);

function sendingOf<Item extends Stored, Values extends FormValues>(
  kind: GoodsEditor<Item, Values>,
  seen: Item | null,
  { values, picture }: Filled<Values>,
): Sending {
  if (seen === null) {
    const filled = Object.entries(values).filter(([, value]) => value !== '');
    return { method: 'POST', path: kind.path, body: Object.fromEntries(filled), picture };
  }
  const changes = changesIn(kind, seen, values) as FormValues;
  const stockSeen = 'stock' in changes && { stockSeen: kind.valuesOf(seen)['stock'] ?? '' };
  return {
    method: 'PUT',
    path: `${kind.path}/${seen._id}`,
    body: { ...changes, ...stockSeen, updatedAt: seen.updatedAt },
    picture,
  };
}
