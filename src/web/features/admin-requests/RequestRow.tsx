import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskDataRequest } from '#contract/http/privacy.ts';
import { dataRequestCopy } from '#domain/identity/data-requests.vi.ts';
import { formatDate, formatShortDateTime } from '#domain/kernel/time.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './requests.module.css';

/** One request with its deadline; an answer closes it. @param now milliseconds, since when a deadline has passed */
export function RequestRow({ request, now }: { request: DeskDataRequest; now: number }) {
  const { kind, words, user, answer, answeredAt, createdAt, dueBy } = request;
  const [answering, setAnswering] = useState(false);
  const isLate = Date.parse(dueBy) < now;
  const due = formatDate(dueBy);
  return (
    <article className={styles.request} aria-label={copy.from(user.name)}>
      <div className={styles.says}>
        <h3>{dataRequestCopy.kinds[kind]}</h3>
        <p className={styles.words}>{words}</p>
        <p className={styles.more}>
          <Link className="link" to={`${tabPath('customers')}&khach=${user._id}`}>
            {user.name}
          </Link>
          , {user.email}
        </p>
        <p className={styles.more}>
          {copy.asked(formatShortDateTime(createdAt))}
          {answer === null && (
            <b className={isLate ? 'text-danger' : undefined}>, {isLate ? copy.late(due) : copy.due(due)}</b>
          )}
        </p>
        {answer !== null && (
          <blockquote className={styles.answer}>
            <p className={styles.words}>{answer}</p>
            {answeredAt && <p className={styles.more}>{copy.answered(formatShortDateTime(answeredAt))}</p>}
          </blockquote>
        )}
        {answering && <AnswerForm request={request} onClose={() => setAnswering(false)} />}
      </div>
      {answer === null && !answering && (
        <Button
          variant="leaf"
          size="sm"
          aria-label={copy.answerName(user.name)}
          onClick={() => setAnswering(true)}
        >
          {copy.answer}
        </Button>
      )}
    </article>
  );
}
