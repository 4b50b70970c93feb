import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CategoryListing } from '#contract/http/catalogue.ts';
import { pathWith } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy as goods } from '../shared/copy.vi.ts';
import { failToast } from '#web/lib/errors/fail-toast.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';
import { copy } from './copy.vi.ts';

const text = copy.removal;

interface RemoveCategoryDialogProps {
  /** the category to remove; null while the dialog is closed */
  category: CategoryListing | null;
  others: readonly CategoryListing[];
  onClose: () => void;
}

/** Removes a category that still has charms; they move to another one, so that none disappears from the garden. */
export function RemoveCategoryDialog({ category, others, onClose }: RemoveCategoryDialogProps) {
  const [shown, setShown] = useState(category);
  const [chosen, setChosen] = useState('');
  // Keeps the last category, so that the text does not vanish during the closing animation.
  if (category !== null && category !== shown) setShown(category);
  const target = others.find(({ _id }) => _id === chosen) ?? others[0];
  const { mutate, isPending } = useRemoval(onClose);
  if (shown === null) return null;
  const footer = (
    <div className="acts">
      <Button variant="paper" onClick={onClose} disabled={isPending}>
        {goods.cancel}
      </Button>
      {target && (
        <Button
          variant="danger"
          loading={isPending}
          loadingLabel={goods.removing}
          onClick={() => mutate({ category: shown, moveTo: target._id })}
        >
          {text.confirm}
        </Button>
      )}
    </div>
  );
  return (
    <Dialog
      open={category !== null}
      onClose={onClose}
      title={copy.toasts.remove.title(shown.name)}
      width={480}
      footer={footer}
      busy={isPending}
    >
      <p className="mb-4 text-muted">{target ? text.message(shown.charmCount) : text.alone}</p>
      {target && (
        <Select
          label={text.moveTo}
          value={target._id}
          options={others.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ target: { value } }) => setChosen(value)}
        />
      )}
    </Dialog>
  );
}

function useRemoval(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ category, moveTo }: { category: CategoryListing; moveTo: string }) =>
      call('DELETE', pathWith(`/categories/${category._id}`, { moveTo })),
    onSuccess: (_done, { category }) => {
      toast({ type: 'success', title: copy.toasts.removed(category.name) });
      onDone();
    },
    onError: (error) => failToast(copy.toasts.failed.remove, error),
    onSettled: () => invalidateGoods(queries),
  });
}
