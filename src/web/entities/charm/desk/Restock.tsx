import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { STOCK_MAX } from '#domain/catalogue/limits.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { failToast } from '#web/lib/errors/fail-toast.ts';
import { invalidateGoods } from './invalidate-goods.ts';
import { useSendingKey } from '#web/lib/hooks/use-sending-key.ts';
import { useEscape } from '#web/lib/hooks/use-escape.ts';
import * as styles from './restock.module.css';
import { classes } from '#web/ui/classes.ts';

type Shelved = { _id: string; name: string; stock: number; reservedStock: number; availableStock: number };

interface RestockProps {
  /** API path below `/api`: `/charms`, `/ready-made-bracelets` */
  path: string;
  thing: Pick<Shelved, '_id' | 'name'>;
  /** hides the label from sight where there is no room for it */
  labelClass?: string;
}

/** Adds pieces to the stock of a product, in place: a button that turns into a small form. */
export function Restock({ path, thing, labelClass }: RestockProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (!open && wasOpen) button.current?.focus();
  }, [open, wasOpen]);
  if (open) return <RestockForm path={path} thing={thing} onClose={() => setOpen(false)} />;
  return (
    <Button
      ref={button}
      variant="paper"
      size="sm"
      icon="plus"
      aria-label={copy.stock.restockName(thing.name)}
      onClick={() => {
        setOpen(true);
        setWasOpen(true);
      }}
    >
      <span className={labelClass}>{copy.stock.restock}</span>
    </Button>
  );
}

function RestockForm({ path, thing, onClose }: RestockProps & { onClose: () => void }) {
  const [pieces, setPieces] = useState('10');
  const { mutate, isPending } = useRestock(path, thing, onClose);
  const form = useRef<HTMLFormElement>(null);
  useEscape(form, onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const add = Number(pieces);
    if (isPending) return;
    if (!Number.isInteger(add) || add < 1) toast({ type: 'warning', title: copy.stock.amountMissing });
    else mutate(add);
  };
  return (
    <form ref={form} className={classes('restock', styles.restock)} noValidate onSubmit={submit}>
      <input
        className="inp"
        // This field replaced the pressed button, so it takes the focus.
        ref={takeFocus}
        type="number"
        inputMode="numeric"
        min={1}
        max={STOCK_MAX}
        aria-label={copy.stock.amount(thing.name)}
        value={pieces}
        onChange={({ target }) => setPieces(target.value)}
      />
      <Button type="submit" variant="leaf" size="sm" loading={isPending}>
        {copy.stock.add}
      </Button>
      <IconButton icon="close" small label={copy.stock.cancel} onClick={onClose} disabled={isPending} />
    </form>
  );
}

const takeFocus = (field: HTMLInputElement | null) => field?.select();

function useRestock(path: string, { _id }: Pick<Shelved, '_id'>, onClose: () => void) {
  const queries = useQueryClient();
  const sent = useSendingKey();
  return useMutation({
    mutationFn: (add: number) => {
      const headers = { 'idempotency-key': sent.keyOf(String(add)) };
      return call<Shelved>('PATCH', `${path}/${_id}/stock`, { body: { add }, headers });
    },
    onSuccess: (shelf) => {
      toast({ type: 'success', title: copy.stock.done(shelf.name, availableOf(shelf)) });
      onClose();
    },
    onError: (error) => failToast(copy.stock.failed, error),
    onSettled: () => invalidateGoods(queries),
  });
}
