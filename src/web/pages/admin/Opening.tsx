import { ShippingTab } from '#web/features/admin-goods/shipping/ShippingTab.tsx';
import { OpeningTab } from '#web/features/admin-opening/OpeningTab.tsx';

/** The opening assistant, with the shipping options as their own tab shows them. */
export const Opening = () => <OpeningTab shipping={<ShippingTab />} />;
