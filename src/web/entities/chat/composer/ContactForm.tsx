import { useState, type FormEvent } from 'react';
import { checkContact, type Contact } from '#domain/support/contact.ts';
import { tidyPhone } from '#domain/identity/address.ts';
import { tidyEmail } from '#domain/identity/checks.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from '../copy.vi.ts';
import * as writing from './composer.module.css';
import { classes } from '#web/ui/classes.ts';

interface ContactFormProps {
  /** contact data from the customer's profile */
  known: Contact;
  onSend: (contact: Contact) => void;
  onClose: () => void;
}

/** Phone and e-mail in fields of their own: chat messages may not contain `@` or `+` (spec §5). */
export function ContactForm({ known, onSend, onClose }: ContactFormProps) {
  const [contact, setContact] = useState(known);
  const [wrong, setWrong] = useState<ReturnType<typeof checkContact>>({});
  const change = (part: Partial<Contact>) => {
    setContact({ ...contact, ...part });
    setWrong({});
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const tidy = { phone: tidyPhone(contact.phone), email: tidyEmail(contact.email) };
    const found = checkContact(tidy);
    setWrong(found);
    if (Object.keys(found).length === 0) onSend(tidy);
  };
  return (
    <form className={writing.contactForm} noValidate aria-label={copy.contact.title} onSubmit={send}>
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
        <Button size="sm" variant="ghost" onClick={onClose}>
          {copy.contact.cancel}
        </Button>
        <Button size="sm" type="submit">
          {copy.contact.send}
        </Button>
      </div>
    </form>
  );
}
