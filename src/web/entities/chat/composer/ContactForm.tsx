import { useEffect, useRef, useState, type FormEvent } from 'react';
import { checkContact, type Contact } from '#domain/support/contact.ts';
import { tidyPhone } from '#domain/identity/address.ts';
import { tidyEmail } from '#domain/identity/checks.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from '../copy.vi.ts';
import * as writing from './composer.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

interface ContactFormProps {
  /** contact data from the customer's profile */
  known: Contact;
  /** @returns whether it is queued; otherwise the form stays */
  onSend: (contact: Contact) => Promise<boolean>;
  onClose: (isSent: boolean) => void;
}

/** Phone and e-mail in fields of their own: chat messages may not contain `@` or `+` (spec §5). */
export function ContactForm({ known, onSend, onClose }: ContactFormProps) {
  const [contact, setContact] = useState(known);
  const [wrong, setWrong] = useState<ReturnType<typeof checkContact>>({});
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = (type: 'tel' | 'email') =>
    form.current?.querySelector<HTMLInputElement>(`[type="${type}"]`)?.focus();
  // What opened the form has disappeared.
  useEffect(() => focus('tel'), []);
  const change = (part: Partial<Contact>) => {
    setContact({ ...contact, ...part });
    setWrong({});
  };
  const send = async () => {
    if (sending) return;
    const tidy = { phone: tidyPhone(contact.phone), email: tidyEmail(contact.email) };
    const found = checkContact(tidy);
    setWrong(found);
    if (found.phone) return focus('tel');
    if (found.email) return focus('email');
    setSending(true);
    if (await onSend(tidy)) onClose(true);
    else setSending(false);
  };
  return (
    <form
      ref={form}
      className={writing.contactForm}
      noValidate
      aria-label={copy.contact.title}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        inBackground(send());
      }}
    >
      <TextField
        label={copy.contact.phone}
        type="tel"
        autoComplete="tel"
        value={contact.phone}
        error={wrong.phone?.message}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <TextField
        label={copy.contact.email}
        type="email"
        autoComplete="email"
        value={contact.email}
        error={wrong.email?.message}
        hint={copy.contact.hint}
        onChange={({ target }) => change({ email: target.value })}
      />
      <div className={classes('acts', writing.acts)}>
        <Button size="sm" variant="ghost" onClick={() => onClose(false)}>
          {copy.contact.cancel}
        </Button>
        <Button size="sm" type="submit" loading={sending}>
          {copy.contact.send}
        </Button>
      </div>
    </form>
  );
}
