import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailCodeBody, MailTest, MailTestBody, Opening } from '#contract/http/opening.ts';
import { checkEmail } from '#domain/identity/checks.ts';
import { issue, type Check } from '#domain/kernel/issue.ts';
import { openingQuery } from '#web/features/admin-settings/queries.ts';
import { call } from '#web/lib/call.ts';
import { fieldOf } from '#web/lib/form.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy as copies } from './copy.vi.ts';
import type { StageProps } from './OpeningTab.tsx';

const copy = copies.mail;

/** Tests outgoing mail with a code mailed to the admin: customers' registration depends on it. */
export function MailStage({ opening, goOn }: StageProps) {
  const isDone = (step: 'mail' | 'mailTest') => opening.steps.some((each) => each.step === step && each.done);
  return (
    <Card as="section" aria-label={copy.title} className="grid gap-4">
      <h2 className="text-h3">{copy.title}</h2>
      {!isDone('mail') ? (
        <Banner tone="error" title={copy.none}>
          <p>{copy.noneText}</p>
          <p>
            <code className="break-all">{copy.example}</code>
          </p>
        </Banner>
      ) : isDone('mailTest') ? (
        <>
          <Banner tone="success" title={copy.proved}>
            {copy.provedText}
          </Banner>
          <div className="flex justify-end">
            <Button onClick={goOn}>{copies.goOn}</Button>
          </div>
        </>
      ) : (
        <Trial />
      )}
    </Card>
  );
}

function Trial() {
  const user = useUser();
  const [told, setTold] = useState<(MailTest & { to: string }) | null>(null);
  const { form, sending, attributes } = useServerForm<MailTestBody>({
    checks: { to: checkEmail },
    defaultValues: { to: user?.email ?? '' },
    mode: 'onSubmit',
    context: 'admin',
    async send({ to }) {
      setTold(null);
      setTold({ ...(await call<MailTest>('POST', '/opening/mail-test', { body: { to } })), to });
    },
  });
  return (
    <>
      <form {...attributes} className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
        <TextField
          {...fieldOf(form, 'to')}
          label={copy.to}
          hint={copy.toHint}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Button
          type="submit"
          variant={told?.sent ? 'paper' : undefined}
          loading={sending}
          className="md:mt-7"
        >
          {told === null ? copy.send : copy.again}
        </Button>
      </form>
      {told?.sent === false && (
        <Banner tone="error" title={copy.failed}>
          <p className="break-words">{told.reason}</p>
          <p>{copy.failedText}</p>
        </Banner>
      )}
      {told?.sent && <Banner tone="info">{copy.sent(told.to)}</Banner>}
      <Code />
    </>
  );
}

const checkCode: Check = (text) => (/^\s*\d{6}\s*$/.test(text) ? null : issue('code', copy.codeShape));

/** Shown before a mail was sent, too: the code of a mail from before a reload is valid. */
function Code() {
  const queries = useQueryClient();
  const { form, sending, attributes } = useServerForm<MailCodeBody>({
    checks: { code: checkCode },
    defaultValues: { code: '' },
    mode: 'onSubmit',
    context: 'admin',
    async send(body) {
      const opening = await call<Opening>('POST', '/opening/mail-code', { body });
      await cacheResult(queries, openingQuery(), opening);
    },
  });
  return (
    <form {...attributes} className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <TextField
        {...fieldOf(form, 'code')}
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <Button type="submit" variant="leaf" loading={sending} className="md:mt-7">
        {copy.prove}
      </Button>
    </form>
  );
}
