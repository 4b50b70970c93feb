import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { AdminDashboard } from '#web/features/admin/AdminDashboard.tsx';
import { copy } from '#web/features/admin/copy.vi.ts';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/features/cart/bracelet.css';
import '#web/features/orders/orders.css';
import '#web/features/admin/admin.css';
import '#web/features/admin/orders-tab.css';
import '#web/features/shipments/shipments.css';

/** Every piece of the design system, for whoever builds the shop: `/admin?tab=ui`. */
const UiGallery = lazy(async () => {
  const { UiGallery: Gallery } = await import('#web/ui/gallery.tsx');
  return { default: Gallery };
});

export function meta() {
  return pageMeta({ title: copy.title, hidden: true });
}

/** The admin dashboard (spec §2). Its views are in the query, so that they can be linked and reloaded. */
export default function AdminPage() {
  const [params] = useSearchParams();
  if (params.get('tab') !== 'ui') return <AdminDashboard />;
  return (
    <div className="wrap">
      <Suspense>
        <UiGallery />
      </Suspense>
    </div>
  );
}
