import { dayField, inOrder } from '#web/lib/list-url/days.ts';
import { idField, defineListUrl, oneOf, searchWords } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** What can have been changed, as the log names it. */
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

/** What the log shows: `/admin?tab=audit&loai=charm&nguoi=<id>`. */
export const {
  read: viewOf,
  path: auditPath,
  changed,
} = defineListUrl(tabPath('audit'), {
  subject: oneOf('loai', SUBJECTS),
  /** id of who did it; empty for everybody */
  user: idField('nguoi'),
  /** part of what a line says */
  search: searchWords(),
  from: dayField('tu'),
  to: dayField('den'),
});

export type AuditView = ReturnType<typeof viewOf>;

/** The question to `/audit-log`. */
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
