import { AdminDashboard } from './admin/AdminDashboard.tsx';
import { copy } from './admin/copy.vi.ts';
import { PasskeyGate } from '#web/features/account/security/PasskeyGate.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import './admin/admin.module.css';
import './admin/counts.module.css';
import './admin/launcher-corner.module.css';
import '#web/ui/styles/list.css';
import '#web/ui/styles/list-table.css';

export function meta() {
  return pageMeta({ title: copy.title, hidden: true });
}

/** The admin dashboard (spec §2). Its views live in the query, so that they can be linked and reloaded. */
export default function AdminPage() {
  return (
    <PasskeyGate>
      <AdminDashboard />
    </PasskeyGate>
  );
}
