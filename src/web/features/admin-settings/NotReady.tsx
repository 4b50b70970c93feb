import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { openingLabels } from '#domain/shop/opening.vi.ts';
import { tabOf, tabPath } from '#web/lib/paths/admin-tabs.ts';
import { openingPath, stageOf } from '#web/lib/paths/opening.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy } from './copy.vi.ts';
import { backupsQuery, openingQuery, settingsQuery } from './queries.ts';

const text = copy.notReady;

/** Over the desk of a shop that is not ready: what is missing in red, and what is to be done until it opens. */
export function NotReady() {
  const [params] = useSearchParams();
  const tab = tabOf(params);
  return (
    <>
      <Missing withLink={tab !== 'settings'} />
      <Checklist />
    </>
  );
}

/** What keeps customers from signing up or paying by transfer, and a night without a backup. */
function Missing({ withLink }: { withLink: boolean }) {
  const { data } = useQuery(settingsQuery());
  const { data: backups } = useQuery(backupsQuery());
  const isLate = backups?.late ?? false;
  if (data === undefined || (data.canMail && data.takesTransfers && !isLate)) return null;
  const action = withLink && (
    <LinkButton variant="dline" size="sm" to={tabPath('settings')}>
      {text.go}
    </LinkButton>
  );
  return (
    <Banner tone="error" title={text.title} action={action}>
      <ul>
        {!data.canMail && <li>{text.mail}</li>}
        {!data.takesTransfers && <li>{text.bank}</li>}
        {isLate && <li>{text.backup}</li>}
      </ul>
    </Banner>
  );
}

/** Stays until all of it is done, folded once customers come; each step leads to where the assistant asks for it. */
function Checklist() {
  const { data } = useQuery(openingQuery());
  const steps = data?.steps ?? [];
  const left = steps.filter(({ done }) => !done);
  if (left.length === 0) return null;
  const isOpen = left.every(({ step }) => step !== 'open');
  return (
    <Card as="section" aria-label={text.checklist}>
      <details open={!isOpen && left.length > 2}>
        <summary>
          <b>{text.checklist}</b>{' '}
          <span className="text-muted">{text.progress(steps.length - left.length, steps.length)}</span>
        </summary>
        <ol className="mt-3 grid gap-x-6 md:grid-cols-2">
          {steps.map(({ step, done }) => (
            <li key={step} className="flex min-h-11 items-center gap-2">
              <Icon name={done ? 'check' : 'chevron-right'} size={18} />
              {done ? (
                <span className="text-muted">
                  {openingLabels[step]} <span className="sr-only">{text.done}</span>
                </span>
              ) : (
                <Link className="link" to={openingPath(stageOf(step))}>
                  {openingLabels[step]}
                </Link>
              )}
            </li>
          ))}
        </ol>
        <LinkButton variant="tint" size="sm" to={openingPath()} className="mt-3">
          {text.assistant}
        </LinkButton>
      </details>
    </Card>
  );
}
