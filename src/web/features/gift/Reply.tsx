import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { ReceivedGift } from '#contract/http/gifts.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { GIFT_REPLY_MAX } from '#domain/ordering/gifts.ts';
import { giftWords } from '#domain/ordering/gifts.vi.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { createTabStorage } from '#web/lib/storage/tab-storage.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { giftQuery } from './page.ts';
import * as styles from './gift.module.css';

interface ReplyProps {
  secret: string;
  sender: string | null;
  reply: ReceivedGift['reply'];
}

/** One line of reply to the sender, possible once. */
export function Reply({ secret, sender, reply }: ReplyProps) {
  const { reply: words } = copy;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.words} aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {sender === null ? words.title : words.titleTo(sender)}
      </h2>
      {reply === null ? (
        // The pressed button goes with the form.
        <Form secret={secret} onSent={() => heading.current?.focus({ preventScroll: true })} />
      ) : (
        <>
          <p className={styles.said}>“{reply.text}”</p>
          <p className="muted flex items-center gap-2 text-sm">
            <Icon name="check" size={18} /> {words.sent}
          </p>
        </>
      )}
    </section>
  );
}

function Form({ secret, onSent }: { secret: string; onSent: () => void }) {
  const { reply: words } = copy;
  const queries = useQueryClient();
  const draft = useDraft(secret);
  const { text } = draft;
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call<ReceivedGift>('POST', '/gifts/reply', { body: { secret, text } }),
    onSuccess: async (answered) => {
      draft.forget();
      onSent();
      await cacheResult(queries, giftQuery(secret), answered);
    },
    onError: (error) => {
      showError(error, undefined, mutate);
      // Another text has been sent before, here or elsewhere: the page shows which.
      if (!(error instanceof ApiError && error.code === 'GIFT_ANSWERED')) return;
      draft.forget();
      onSent();
      inBackground(queries.invalidateQueries(giftQuery(secret)));
    },
  });
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(tidyLine(text) === '');
        if (tidyLine(text) !== '' && !isPending) mutate();
      }}
    >
      <TextField
        label={words.label}
        placeholder={words.placeholder}
        hint={words.hint}
        error={isMissing ? giftWords.replyMissing : null}
        maxLength={GIFT_REPLY_MAX}
        value={text}
        onChange={(event) => draft.write(event.target.value)}
      />
      <Button type="submit" variant="sec" loading={isPending} loadingLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}

/** What is typed and not sent, in the tab's storage: a reload loses nothing. The recipient needs no account, so it belongs to the gift. */
function useDraft(secret: string) {
  const kept = useMemo(
    () => createTabStorage(personalKey('guest', `gift.reply:${secret}`), () => window.sessionStorage),
    [secret],
  );
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed ?? (isHydrated ? kept.read() : null) ?? '',
    write: (text: string) => {
      setTyped(text);
      kept.write(text);
    },
    forget: () => kept.write(null),
  };
}
