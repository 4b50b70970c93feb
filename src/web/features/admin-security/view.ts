import { SECURITY_KINDS } from '#domain/identity/security.ts';
import { idField, defineListUrl, choiceField } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

export const KINDS = ['all', ...SECURITY_KINDS] as const;

/** Filters of the list: `/admin?tab=security&loai=refused&nguoi=<id>`. */
export const {
  read: viewOf,
  path: securityPath,
  changed,
  isFiltered,
} = defineListUrl(tabPath('security'), {
  kind: choiceField('loai', KINDS),
  /** id of the affected account; empty for all */
  user: idField('nguoi'),
});

type SecurityView = ReturnType<typeof viewOf>;

/** Query parameters of `/security-events`. */
export function securityParams({ kind, user, page }: SecurityView, limit: number) {
  return { kind: kind === 'all' ? undefined : kind, user: user || undefined, page, limit };
}
