import { useState, type FormEvent } from 'react';
import type { Chat, RatingBody } from '#contract/http/chat.ts';
import { RATING_COMMENT_MAX } from '#domain/support/limits.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { StarField } from '#web/ui/fields/StarField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';
import type { ChatClient } from '#web/entities/chat/core/client.ts';
import { inWords } from '#web/entities/chat/core/show-chat-error.ts';
import * as styles from './talk.module.css';

/** Rating of a closed chat: requested on closing, given once. */
export function Rating({ support, chat }: { support: ChatClient; chat: Chat }) {
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState(false);
  if (chat.rating.stars !== null) {
    return (
      <p className="rated" role="status">
        {copy.rating.thanks}
      </p>
    );
  }
  const send = async () => {
    setSending(true);
    try {
      const body: RatingBody = { stars, comment };
      await call('POST', `/chat/${chat._id}/rating`, { body });
      support.chats.rated(chat._id, stars);
    } catch (error) {
      toast({ type: 'error', title: copy.rating.failed, message: inWords(error) });
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stars > 0) inBackground(send());
  };
  return (
    <form className={styles.rating} onSubmit={submit}>
      <StarField legend={copy.rating.title} value={stars} onChange={setStars} />
      {stars > 0 && (
        <>
          <TextArea
            label={copy.rating.comment}
            rows={2}
            maxLength={RATING_COMMENT_MAX}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <Button type="submit" size="sm" loading={sending} loadingLabel={copy.rating.sending}>
            {copy.rating.send}
          </Button>
        </>
      )}
    </form>
  );
}
