import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type PathValue } from 'react-hook-form';
import { useUnsavedGuard } from '#web/features/account/use-unsaved-guard.ts';
import { ApiError } from '#web/lib/api.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { checkedBy, showInForm } from '#web/lib/form.ts';
import { toast } from '#web/ui/toast.ts';
import { copy } from './copy.vi.ts';
import { failToast } from './fail-toast.ts';
import { readGoodsAgain } from './fresh-goods.ts';
import { fieldsOf, type Kind, type Sending } from './kind.ts';
import { changesOf, mergeNewer, type Foreign } from './merge.ts';
import { send } from './send.ts';
import type { FormValues, Stored } from './stored.ts';

export interface OpenForm<Item> {
  /** null makes a new one */
  item: Item | null;
  onDone: () => void;
  onClose: () => void;
  /** whether something would be lost by closing it */
  onUnsaved: (is: boolean) => void;
}

/**
 * A form that makes or edits one thing. Only what was changed is sent; an edit over somebody else's newer one comes
 * back with what they changed, and nothing that was typed is lost (decision 0016).
 */
export function useGoodsForm<Item extends Stored, Values extends FormValues>(
  kind: Kind<Item, Values>,
  { item, onDone, onUnsaved }: OpenForm<Item>,
) {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(item);
  const [foreign, setForeign] = useState<Foreign<Values>[]>([]);
  const [picture, setPicture] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const form = useForm<Values>({
    // Not when a field is left: a line that appears then moves the button from under the pointer.
    mode: 'onSubmit',
    defaultValues: kind.valuesOf(item) as DefaultValues<Values>,
    resolver: checkedBy<Values>(kind.checks),
  });
  const unsaved = form.formState.isDirty || picture !== null;
  useUnsavedGuard(unsaved, toAnotherTab);
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => tell(unsaved), [unsaved]);

  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async (values: Values) => {
      const sending = sendingOf(kind, seen, values, picture);
      const ready = kind.prepare ? await kind.prepare(sending) : sending;
      return send<Item>(ready, setProgress);
    },
    onSuccess: (saved) => {
      toast({ type: 'success', title: (item ? kind.copy.updated : kind.copy.created)(saved.name) });
      onDone();
    },
    onError: (error, values) => tellFailure(error, values),
    onSettled: () => {
      setProgress(null);
      return readGoodsAgain(queries);
    },
  });

  async function tellFailure(error: unknown, values: Values): Promise<void> {
    const title = item ? kind.copy.failed.update : kind.copy.failed.create;
    const isConflict = error instanceof ApiError && error.code === 'CONFLICT' && seen !== null;
    if (isConflict) return showNewest(values).catch((failure: unknown) => failToast(title, failure));
    showInForm(form, fieldsOf(kind), error);
    failToast(title, error);
  }

  /** Takes over what others changed; what was typed here stays and is compared with theirs from now on. */
  async function showNewest(values: Values): Promise<void> {
    const newest = seen && (await kind.find(seen._id));
    if (!newest) return toast({ type: 'error', title: kind.copy.failed.update, message: copy.gone });
    const [before, theirs] = [kind.tidied(kind.valuesOf(seen)), kind.tidied(kind.valuesOf(newest))];
    const found = mergeNewer(before, values, theirs);
    form.reset(kind.valuesOf(newest) as DefaultValues<Values>, { keepDirty: false });
    for (const [field, value] of Object.entries(changesOf(theirs, found.merged))) {
      form.setValue(field as FieldPath<Values>, value as never, { shouldDirty: true });
    }
    setSeen(newest);
    setForeign(found.foreign);
  }

  const submit = form.handleSubmit(
    (values) => {
      const tidy = kind.tidied(values as unknown as Values);
      const nothing =
        seen !== null && picture === null && Object.keys(changesIn(kind, seen, tidy)).length === 0;
      if (nothing) onDone();
      else mutate(tidy);
    },
    () => toast(notices.requiredFields),
  );

  return {
    form,
    /** what the form is compared with: the thing as it was opened, or the newest after a conflict */
    seen,
    picture: { file: picture, choose: setPicture, progress },
    foreign: {
      list: foreign,
      take: ({ field, to }: Foreign<Values>) => {
        form.setValue(field as FieldPath<Values>, to as PathValue<Values, FieldPath<Values>>, {
          shouldDirty: true,
          shouldValidate: true,
        });
        setForeign((list) => list.map((each) => (each.field === field ? { ...each, mine: null } : each)));
      },
    },
    saving: isPending,
    submit,
  };
}

/** Tabs of the dashboard live in the query. */
const toAnotherTab: Parameters<typeof useUnsavedGuard>[1] = (from, to) =>
  from.pathname !== to.pathname ||
  new URLSearchParams(from.search).get('tab') !== new URLSearchParams(to.search).get('tab');

const changesIn = <Item extends Stored, Values extends FormValues>(
  kind: Kind<Item, Values>,
  seen: Item,
  tidy: Values,
) => changesOf(kind.tidied(kind.valuesOf(seen)), tidy);

function sendingOf<Item extends Stored, Values extends FormValues>(
  kind: Kind<Item, Values>,
  seen: Item | null,
  tidy: Values,
  picture: File | null,
): Sending {
  if (seen === null) {
    const filled = Object.entries(tidy).filter(([, value]) => value !== '');
    return { method: 'POST', path: kind.path, body: Object.fromEntries(filled), picture };
  }
  const changes = changesIn(kind, seen, tidy) as FormValues;
  const stockSeen = 'stock' in changes && { stockSeen: kind.valuesOf(seen)['stock'] ?? '' };
  return {
    method: 'PUT',
    path: `${kind.path}/${seen._id}`,
    body: { ...changes, ...stockSeen, updatedAt: seen.updatedAt },
    picture,
  };
}
