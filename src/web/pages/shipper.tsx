import { copy } from '#web/features/shipper/copy.vi.ts';
import { ShipperDashboard } from '#web/features/shipper/ShipperDashboard.tsx';
import { PasskeyGate } from '#web/features/account/security/PasskeyGate.tsx';
import { PasskeyNotice } from '#web/features/account/security/PasskeyNotice.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/entities/shipment/shipments.module.css';
import '#web/features/shipper/shipper.module.css';
import '#web/features/shipper/update.module.css';
// On other pages these load when idle; here they load with the page, because the network may drop before that.
import '#web/ui/overlays/parts/ConfirmPart.tsx';
import '#web/ui/overlays/parts/DialogPart.tsx';

export function meta() {
  return pageMeta({ title: copy.title, hidden: true });
}

/** The shipper's page (spec §2, Shipper dashboard). */
export default function ShipperPage() {
  return (
    <PasskeyGate>
      <div className="wrap pt-4 empty:hidden">
        <PasskeyNotice />
      </div>
      <ShipperDashboard />
    </PasskeyGate>
  );
}
