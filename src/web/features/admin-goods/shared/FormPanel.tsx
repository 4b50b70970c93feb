import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { copy } from './copy.vi.ts';
import type { GoodsEditor } from './editor.ts';
import type { FormValues, Stored } from './stored.ts';
import { useEscape } from '#web/lib/hooks/use-escape.ts';
import type { OpenForm, useGoodsForm } from './use-goods-form.ts';
import * as styles from '../goods-form.module.css';
import * as categoriesStyles from '../categories/categories.module.css';

interface FormPanelProps<Item extends Stored, Values extends FormValues> {
  kind: GoodsEditor<Item, Values>;
  open: OpenForm<Item>;
  goods: Pick<ReturnType<typeof useGoodsForm<Item, Values>>, 'saving' | 'submit' | 'foreign'>;
  words: {
    addTitle: string;
    editTitle: (name: string) => string;
    save: string;
    /** label of the save button when editing, if different */
    saveChanges?: string;
    /** in the footer, left of the buttons */
    note?: string;
    /** replaces `note` while an existing item is edited */
    keepNote?: string;
  };
  /** the fields */
  children: ReactNode;
  className?: string;
}

/** A form that opens in place above its list (look, Admin). Focus moves in, and back to where it was. */
export function FormPanel<Item extends Stored, Values extends FormValues>(
  props: FormPanelProps<Item, Values>,
) {
  const { kind, open, goods, words, children, className } = props;
  const { saving } = goods;
  const note = (open.item && words.keepNote) ?? words.note;
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  useFocusInside(form);
  useEscape(form, () => saving || open.onClose());

  return (
    <Card
      as="section"
      padded={false}
      className={classes(categoriesStyles.goodsForm, styles.goodsForm, className)}
      aria-labelledby={titleId}
    >
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) inBackground(goods.submit(event));
        }}
      >
        <header>
          <h2 id={titleId}>{open.item ? words.editTitle(open.item.name) : words.addTitle}</h2>
          <IconButton icon="close" label={copy.closeForm} onClick={open.onClose} disabled={saving} />
        </header>
        <ConflictNotice kind={kind} foreign={goods.foreign} />
        <div className={styles.fields}>{children}</div>
        <footer>
          {note && <p className={classes('hint', styles.hint)}>{note}</p>}
          <Button variant="ghost" onClick={open.onClose} disabled={saving}>
            {copy.cancel}
          </Button>
          <Button type="submit" loading={saving} loadingLabel={copy.saving}>
            {(open.item && words.saveChanges) ?? words.save}
          </Button>
        </footer>
      </form>
    </Card>
  );
}

function useFocusInside(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const first = form.current?.querySelector<HTMLElement>('input, select, textarea');
    first?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [form]);
}
