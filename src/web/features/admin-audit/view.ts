import { isUuid } from '#domain/kernel/ids.ts';
import { pageOf } from '#web/lib/list-url/page-of.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** Lines of a page. */
const ENTRIES_A_PAGE = 30;

/** What can have been changed, as the log names it. */
export const SUBJECTS = [
  'all',
  'order',
  'shipment',
  'charm',
  'category',
  'ready-made',
  'bracelet-string',
  'tying-method',
  'shipping',
  'user',
  'review',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What the log shows: `/admin?tab=audit&loai=charm&nguoi=<id>`. */
export type AuditView = {
  readonly subject: Subject;
  /** id of who did it; empty for everybody */
  readonly user: string;
  readonly page: number;
};

/** Reads an address; whatever makes no sense in it counts as absent. */
export function viewOf(params: URLSearchParams): AuditView {
  const user = params.get('nguoi') ?? '';
  return {
    subject: SUBJECTS.find((subject) => subject === params.get('loai')) ?? 'all',
    user: isUuid(user) ? user.toLowerCase() : '',
    page: pageOf(params),
  };
}

/** The address of a view, without what goes without saying. */
export function auditPath({ subject, user, page }: AuditView): string {
  const params = new URLSearchParams();
  if (subject !== 'all') params.set('loai', subject);
  if (user !== '') params.set('nguoi', user);
  if (page > 1) params.set('trang', String(page));
  const query = params.toString();
  return query === '' ? tabPath('audit') : `${tabPath('audit')}&${query}`;
}

/** Another choice starts at the first page. */
export function changed(view: AuditView, change: Partial<Omit<AuditView, 'page'>>): AuditView {
  return { ...view, ...change, page: 1 };
}

/** The question to `/audit-log`. */
export function auditParams({ subject, user, page }: AuditView) {
  return {
    subject: subject === 'all' ? undefined : subject,
    user: user || undefined,
    page,
    limit: ENTRIES_A_PAGE,
  };
}
