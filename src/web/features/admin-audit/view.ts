import { dayField, inOrder } from '#web/lib/list-url/days.ts';
import { idField, defineListUrl, choiceField, searchWords } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** Kinds of subjects, as named in the audit log. */
export const SUBJECTS = [
  'all',
  'order',
  'shipment',
  'cash',
  'transfer',
  'charm',
  'category',
  'ready-made',
  'bracelet-string',
  'tying-method',
  'shipping',
  'user',
  'review',
  'settings',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Filters of the audit log: `/admin?tab=audit&loai=charm&nguoi=<id>`. */
export const {
  read: viewOf,
  path: auditPath,
  changed,
  isFiltered,
} = defineListUrl(tabPath('audit'), {
  subject: choiceField('loai', SUBJECTS),
  /** id of the acting user; empty for all */
  user: idField('nguoi'),
  /** matches part of a line */
  search: searchWords(),
  from: dayField('tu'),
  to: dayField('den'),
});

export type AuditView = ReturnType<typeof viewOf>;

/** Query parameters of `/audit-log`. */
export function auditParams({ subject, user, search, page, ...days }: AuditView, limit: number) {
  const { from, to } = inOrder(days);
  return {
    search: search || undefined,
    from: from || undefined,
    to: to || undefined,
    subject: subject === 'all' ? undefined : subject,
    user: user || undefined,
    page,
    limit,
  };
}
