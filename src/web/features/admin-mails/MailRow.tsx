import type { RefusedMail } from '#contract/http/mails.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from './copy.vi.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './mails.module.css';
import { useMailAction } from './use-mail-action.ts';

/** A mail that was not delivered, with the mail server's response. */
export function MailRow({ mail: { _id, to, kind, subject, reason, refusedAt } }: { mail: RefusedMail }) {
  const { mutate, isPending, variables } = useMailAction(_id);
  return (
    <article className={styles.refusedMail} aria-label={to}>
      <div className={styles.says}>
        <p>
          <b className={styles.address}>{to}</b>
        </p>
        <p className={styles.subject} title={subject ?? undefined}>
          {subject ?? copy.code}
        </p>
        <div className={classes(styles.more, styles.why)}>
          <p>
            {copy.refused(formatShortDateTime(refusedAt))}. {copy.reason} <q>{reason}</q>
          </p>
          {kind === 'code' && <p>{copy.codeHint}</p>}
        </div>
      </div>
      <div className={classes('row-actions', styles.rowActions)}>
        {kind === 'letter' && (
          <Button
            variant="leaf"
            size="sm"
            loading={isPending && variables === 'send-again'}
            disabled={isPending}
            aria-label={copy.againName(to)}
            onClick={() => mutate('send-again')}
          >
            {copy.again}
          </Button>
        )}
        <Button
          variant="paper"
          size="sm"
          loading={isPending && variables === 'settle'}
          disabled={isPending}
          aria-label={copy.settleName(to)}
          onClick={() => mutate('settle')}
        >
          {copy.settle}
        </Button>
      </div>
    </article>
  );
}
