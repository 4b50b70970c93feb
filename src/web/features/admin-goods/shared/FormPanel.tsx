import { useEffect, useId, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { copy } from './copy.vi.ts';
import { useEscape } from './use-escape.ts';
import '../goods-form.css';

interface FormPanelProps {
  title: string;
  /** at the foot, left of the buttons */
  note?: string;
  saveLabel: string;
  saving: boolean;
  onClose: () => void;
  onSubmit: (event: SubmitEvent) => unknown;
  /** over the fields: what somebody else changed */
  notice?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A form that opens in place above its list (look, Admin). The focus goes in, and back to where it came from. */
export function FormPanel(props: FormPanelProps) {
  const { title, note, saveLabel, saving, onClose, onSubmit, notice, children, className } = props;
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  useFocusInside(form);
  useEscape(form, () => saving || onClose());

  return (
    <Card as="section" padded={false} className={classes('goods-form', className)} aria-labelledby={titleId}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) void onSubmit(event);
        }}
      >
        <header>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={copy.closeForm} onClick={onClose} disabled={saving} />
        </header>
        {notice}
        <div className="fields">{children}</div>
        <footer>
          {note && <p className="hint">{note}</p>}
          <Button variant="ghost" onClick={onClose} disabled={saving}>
            {copy.cancel}
          </Button>
          <Button type="submit" loading={saving} loadingLabel={copy.saving}>
            {saveLabel}
          </Button>
        </footer>
      </form>
    </Card>
  );
}

function useFocusInside(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const first = form.current?.querySelector<HTMLElement>('.fields :is(input, select, textarea)');
    first?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [form]);
}
