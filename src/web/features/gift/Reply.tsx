import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedGift } from '#contract/http/gifts.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { GIFT_REPLY_MAX } from '#domain/ordering/gifts.ts';
import { giftWords } from '#domain/ordering/gifts.vi.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { keepAnswer } from '#web/lib/keep-answer.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
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
  return (
    <section className={styles.words} aria-live="polite">
      <h2>{sender === null ? words.title : words.titleTo(sender)}</h2>
      {reply === null ? (
        <Form secret={secret} />
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

function Form({ secret }: { secret: string }) {
  const { reply: words } = copy;
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call<ReceivedGift>('POST', '/gifts/reply', { body: { secret, text } }),
    onSuccess: (answered) => keepAnswer(queries, giftQuery(secret), answered),
    onError: showError,
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
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="sec" loading={isPending} loadingLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
