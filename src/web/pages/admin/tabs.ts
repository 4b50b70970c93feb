import { lazy, type ComponentType } from 'react';
import type { IconName } from '#web/ui/media/Icon.tsx';
import type { TabName } from '#web/lib/paths/admin-tabs.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { whenOnline } from '#web/ui/when-online.ts';
import { inBackground } from '#web/ui/in-background.ts';

type Tab = {
  readonly icon: IconName;
  /** Imports the tab's own chunk, including its styles. */
  readonly load: () => Promise<ComponentType>;
};

/** Every tab of the dashboard; a new one needs a name in `admin-tabs.ts` and an entry here. */
const TABS: Record<TabName, Tab> = {
  orders: {
    icon: 'cart',
    load: async () => (await import('#web/features/admin-orders/OrdersTab.tsx')).OrdersTab,
  },
  charms: {
    icon: 'flower',
    load: async () => (await import('#web/features/admin-goods/charms/CharmsTab.tsx')).CharmsTab,
  },
  categories: {
    icon: 'grid',
    load: async () => (await import('#web/features/admin-goods/categories/CategoriesTab.tsx')).CategoriesTab,
  },
  shipments: {
    icon: 'truck',
    load: async () => (await import('#web/features/admin-shipments/ShipmentsTab.tsx')).ShipmentsTab,
  },
  shipping: {
    icon: 'tag',
    load: async () => (await import('#web/features/admin-goods/shipping/ShippingTab.tsx')).ShippingTab,
  },
  'bracelet-strings': {
    icon: 'ring',
    load: async () => (await import('#web/features/admin-goods/strings/StringsTab.tsx')).StringsTab,
  },
  'tying-methods': {
    icon: 'knot',
    load: async () => (await import('#web/features/admin-goods/tying/TyingTab.tsx')).TyingTab,
  },
  'ready-made-bracelets': {
    icon: 'gift',
    load: async () => (await import('#web/features/admin-goods/ready-made/ReadyMadeTab.tsx')).ReadyMadeTab,
  },
  today: {
    icon: 'check',
    load: async () => (await import('#web/features/admin-today/TodayTab.tsx')).TodayTab,
  },
  overview: {
    icon: 'sparkle',
    load: async () => (await import('#web/features/admin-overview/OverviewTab.tsx')).OverviewTab,
  },
  customers: {
    icon: 'user',
    load: async () => (await import('#web/features/admin-customers/CustomersTab.tsx')).CustomersTab,
  },
  reviews: {
    icon: 'star',
    load: async () => (await import('#web/features/admin-reviews/ReviewsTab.tsx')).ReviewsTab,
  },
  mails: {
    icon: 'mail',
    load: async () => (await import('#web/features/admin-mails/MailsTab.tsx')).MailsTab,
  },
  requests: {
    icon: 'info',
    load: async () => (await import('#web/features/admin-requests/RequestsTab.tsx')).RequestsTab,
  },
  audit: {
    icon: 'clock',
    load: async () => (await import('#web/features/admin-audit/AuditTab.tsx')).AuditTab,
  },
  security: {
    icon: 'lock',
    load: async () => (await import('#web/features/admin-security/SecurityTab.tsx')).SecurityTab,
  },
  errors: {
    icon: 'warning',
    load: async () => (await import('#web/features/admin-errors/ErrorsTab.tsx')).ErrorsTab,
  },
  settings: {
    icon: 'key',
    load: async () => (await import('#web/features/admin-settings/SettingsTab.tsx')).SettingsTab,
  },
  workshop: {
    icon: 'receipt',
    load: async () => (await import('#web/features/admin-worksheet/WorksheetTab.tsx')).WorkshopTab,
  },
  cash: {
    icon: 'cash',
    load: async () => (await import('#web/features/admin-cash/CashTab.tsx')).CashTab,
  },
  stocktake: {
    icon: 'check',
    load: async () => (await import('#web/features/admin-goods/stocktake/StocktakeTab.tsx')).StocktakeTab,
  },
  'stock-ledger': {
    icon: 'book',
    load: async () => (await import('#web/features/admin-goods/ledger/LedgerTab.tsx')).LedgerTab,
  },
  opening: {
    icon: 'sparkle',
    load: async () => (await import('./Opening.tsx')).Opening,
  },
  ui: { icon: 'grid', load: async () => (await import('#web/ui/gallery.tsx')).UiGallery },
};

export const tabIcon = (name: TabName): IconName => TABS[name].icon;

/** Preloads a tab's chunk ahead of the click; if that fails, the click retries. */
export function preloadTab(name: TabName): void {
  if (navigator.onLine) inBackground(TABS[name].load().catch(() => undefined));
}

/** The tabs as lazy components, each loaded when first shown. */
export const TAB_PARTS: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(TABS).map(([name, { load }]) => [name, lazy(() => loaded(load))]),
);

/** Without a network a tab waits for it, instead of taking the whole page down. */
async function loaded(load: Tab['load']): Promise<{ default: ComponentType }> {
  await whenOnline();
  return { default: await retryImport(load) };
}
