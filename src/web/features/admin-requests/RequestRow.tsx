import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskDataRequest } from '#contract/http/privacy.ts';
import { dataRequestCopy } from '#domain/identity/data-requests.vi.ts';
import { formatDate, formatShortDateTime } from '#domain/kernel/time.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './requests.module.css';
import { StepForm, type RequestStep } from './StepForm.tsx';

/** The request's next step; null once it is done. */
function nextStep({ answer, doneAt }: DeskDataRequest): RequestStep | null {
  if (answer === null) return 'answer';
  return doneAt === null ? 'outcome' : null;
}

/**
 * One data request with its deadlines: first to be answered, then carried out.
 * @param now milliseconds, compared with the deadlines
 */
export function RequestRow({ request, now }: { request: DeskDataRequest; now: number }) {
  const { kind, words, person } = request;
  const [isOpen, setOpen] = useState(false);
  const step = nextStep(request);
  return (
    <article className={styles.request} aria-label={copy.from(person.name)}>
      <div className={styles.says}>
        <div>
          <h3>{dataRequestCopy.kinds[kind]}</h3>
          <Whose request={request} />
          <Deadlines request={request} now={now} />
        </div>
        <div>
          <p className={styles.words}>{words}</p>
          <Said request={request} />
          {isOpen && step && <StepForm request={request} step={step} onClose={() => setOpen(false)} />}
        </div>
      </div>
      {step && !isOpen && (
        <Button
          variant="leaf"
          size="sm"
          aria-label={copy.steps[step].name(person.name)}
          onClick={() => setOpen(true)}
        >
          {copy.steps[step].begin}
        </Button>
      )}
    </article>
  );
}

function Whose({ request: { person, identified } }: { request: DeskDataRequest }) {
  const { _id, name, email, contact } = person;
  return (
    <>
      <p className={styles.more}>
        {_id === null ? (
          name
        ) : (
          <Link className="link" to={`${tabPath('customers')}&khach=${_id}`}>
            {name}
          </Link>
        )}
        {[contact, email].map((place) => place && `, ${place}`)}
      </p>
      {identified && <p className={styles.more}>{copy.identified(identified)}</p>}
    </>
  );
}

/** When it was received, and the deadlines for answering and carrying out; overdue ones stand out. */
function Deadlines({ request, now }: { request: DeskDataRequest; now: number }) {
  const { via, createdAt, answer, dueBy, doneAt, actBy } = request;
  const came =
    via === 'account'
      ? copy.asked(formatShortDateTime(createdAt))
      : copy.came(dataRequestCopy.ways[via], formatDate(createdAt));
  return (
    <>
      <p className={styles.more}>{came}</p>
      {doneAt === null && (
        <p className={styles.due}>
          {answer === null && <Until words={copy.toAnswer} by={dueBy} now={now} />}
          <Until words={copy.toDo} by={actBy} now={now} />
        </p>
      )}
    </>
  );
}

interface UntilProps {
  words: { due: (day: string) => string; late: (day: string) => string };
  by: string;
  now: number;
}

function Until({ words, by, now }: UntilProps) {
  const isLate = Date.parse(by) < now;
  const day = formatDate(by);
  return <b className={isLate ? 'text-danger' : undefined}>{isLate ? words.late(day) : words.due(day)}</b>;
}

/** The shop's answer, and what was done. */
function Said({ request: { answer, answeredAt, outcome, doneAt } }: { request: DeskDataRequest }) {
  if (answer === null) return null;
  return (
    <blockquote className={styles.answer}>
      <p className={styles.words}>{answer}</p>
      {answeredAt && <p className={styles.more}>{copy.answered(formatShortDateTime(answeredAt))}</p>}
      {outcome && <p className={styles.words}>{outcome}</p>}
      {doneAt && <p className={styles.more}>{copy.finished(formatShortDateTime(doneAt))}</p>}
    </blockquote>
  );
}
