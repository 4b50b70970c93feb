import { AdminDashboard } from '#web/features/admin/AdminDashboard.tsx';
import { copy } from '#web/features/admin/copy.vi.ts';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/features/admin/admin.css';
import '#web/features/admin/desk-bar.css';
import '#web/features/admin/list/list.css';

export function meta() {
  return pageMeta({ title: copy.title, hidden: true });
}

/** The admin dashboard (spec §2). Its views are in the query, so that they can be linked and reloaded. */
export default AdminDashboard;
