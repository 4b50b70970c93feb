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

/**
 * Banner on the admin pages of a shop that is not open: what is missing, and the remaining steps. Once the shop is open, it shows
 * on the settings page only, and `NotReadyLink` leads there.
 */
export function NotReady() {
  const [params] = useSearchParams();
  const isOpen = useIsOpen();
  const tab = tabOf(params);
  if (isOpen === undefined || (isOpen && tab !== 'settings')) return null;
  return (
    <>
      <Missing withLink={tab !== 'settings'} />
      <Checklist isOpen={isOpen} />
    </>
  );
}

/** Link in the header of an open shop's admin pages when something blocks customers. */
export function NotReadyLink() {
  const isOpen = useIsOpen();
  const missing = useMissing();
  if (!isOpen || missing === null) return null;
  return (
    <>
      <Link className="link" to={tabPath('settings')} preventScrollReset>
        {text.short}
      </Link>
      {'. '}
    </>
  );
}

/** Undefined while loading. */
function useIsOpen(): boolean | undefined {
  const { data } = useQuery(openingQuery());
  return data?.steps.every(({ step, done }) => step !== 'open' || done);
}

/** What prevents registration or payment by transfer, and an overdue backup; null if nothing is missing. */
function useMissing() {
  const { data } = useQuery(settingsQuery());
  const { data: backups } = useQuery(backupsQuery());
  const isLate = backups?.late ?? false;
  return data === undefined || (data.canMail && data.takesTransfers && !isLate) ? null : { ...data, isLate };
}

function Missing({ withLink }: { withLink: boolean }) {
  const missing = useMissing();
  if (missing === null) return null;
  const action = withLink && (
    <LinkButton variant="dline" size="sm" to={tabPath('settings')}>
      {text.go}
    </LinkButton>
  );
  return (
    <Banner tone="error" title={text.title} action={action}>
      <ul>
        {!missing.canMail && <li>{text.mail}</li>}
        {!missing.takesTransfers && <li>{text.bank}</li>}
        {missing.isLate && <li>{text.backup}</li>}
      </ul>
    </Banner>
  );
}

/**
 * Checklist until every step is done, collapsed once the shop is open or at most two steps are left; each step links to its stage
 * of the assistant.
 */
function Checklist({ isOpen }: { isOpen: boolean }) {
  const { data } = useQuery(openingQuery());
  const steps = data?.steps ?? [];
  const left = steps.filter(({ done }) => !done);
  if (left.length === 0) return null;
  return (
    <Card as="section" aria-label={text.checklist}>
      <details open={!isOpen && left.length > 2}>
        <summary>
          <b>{text.checklist}</b>{' '}
          <span className="text-muted">{text.progress(steps.length - left.length, steps.length)}</span>
        </summary>
        <ol className="mt-3 grid gap-x-6 md:grid-cols-2">
          {steps.map(({ step, done }) => (
            <li key={step} className="flex min-h-11 items-center gap-2 py-1">
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
