import { SECURITY_KINDS } from '#domain/identity/security.ts';
import { idField, defineListUrl, oneOf } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** Lines of a page. */
const EVENTS_A_PAGE = 30;

export const KINDS = ['all', ...SECURITY_KINDS] as const;

/** What the list shows: `/admin?tab=security&loai=refused&nguoi=<id>`. */
export const {
  read: viewOf,
  path: securityPath,
  changed,
} = defineListUrl(tabPath('security'), {
  kind: oneOf('loai', KINDS),
  /** id of whose account it was about; empty for everybody */
  user: idField('nguoi'),
});

type SecurityView = ReturnType<typeof viewOf>;

/** The question to `/security-events`. */
export function securityParams({ kind, user, page }: SecurityView) {
  return { kind: kind === 'all' ? undefined : kind, user: user || undefined, page, limit: EVENTS_A_PAGE };
}
