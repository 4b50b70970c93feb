import { lazy, type ComponentType } from 'react';
import type { IconName } from '#web/ui/Icon.tsx';

type Load = () => Promise<ComponentType>;
type Tab = {
  readonly icon: IconName;
  /** Its own file, which also brings its styles; null while there is none. */
  readonly load: Load | null;
};

/** The eight cards of spec §2, by their names in the address: `/admin?tab=charms`. A new tab is one line here. */
const CARDS = {
  orders: { icon: 'cart', load: async () => (await import('./orders/OrdersTab.tsx')).OrdersTab },
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
    load: async () => (await import('#web/features/shipments/ShipmentsTab.tsx')).ShipmentsTab,
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
} as const satisfies Record<string, Tab>;

/** What a shop owner looks at beside them. */
const VIEWS = {
  overview: { icon: 'sparkle', load: async () => (await import('./overview/OverviewTab.tsx')).OverviewTab },
  customers: { icon: 'user', load: async () => (await import('./customers/CustomersTab.tsx')).CustomersTab },
  audit: { icon: 'clock', load: async () => (await import('./audit/AuditTab.tsx')).AuditTab },
} as const satisfies Record<string, Tab>;

/** Reached by a button (one order on paper), or by whoever builds the shop (every piece of the design system). */
const QUIET = {
  workshop: { icon: 'receipt', load: async () => (await import('./workshop/WorkshopTab.tsx')).WorkshopTab },
  ui: { icon: 'grid', load: async () => (await import('#web/ui/gallery.tsx')).UiGallery },
} as const satisfies Record<string, Tab>;

export type CardName = keyof typeof CARDS;
export type ViewName = keyof typeof VIEWS;
export type TabName = CardName | ViewName | keyof typeof QUIET;

const TABS: Record<TabName, Tab> = { ...CARDS, ...VIEWS, ...QUIET };

export const CARD_NAMES = Object.keys(CARDS) as CardName[];
export const VIEW_NAMES = Object.keys(VIEWS) as ViewName[];

/** Tabs that are a page of their own: the cards and the greeting do not stand above them. */
export const standsAlone = (name: TabName): boolean => Object.hasOwn(QUIET, name);

/** What `/admin` shows when it is not told: the work that waits. */
const FIRST: TabName = 'orders';

/** Reads `?tab=`; what names no tab counts as absent. */
export function tabOf(params: URLSearchParams): TabName {
  const name = params.get('tab') ?? '';
  return isTabName(name) && TABS[name].load !== null ? name : FIRST;
}

export const tabIcon = (name: TabName): IconName => TABS[name].icon;
export const hasTab = (name: TabName): boolean => TABS[name].load !== null;

/** Fetches the file of a tab ahead of the click; when that fails the click tries again. */
export function preloadTab(name: TabName): void {
  void TABS[name].load?.().catch(() => undefined);
}

/** The tabs as components, each fetched when it is first shown. */
export const TAB_PARTS: Partial<Record<TabName, ComponentType>> = Object.fromEntries(
  Object.entries<Tab>(TABS).flatMap(([name, { load }]) =>
    load === null ? [] : [[name, lazy(async () => ({ default: await load() }))]],
  ),
);

function isTabName(name: string): name is TabName {
  return Object.hasOwn(TABS, name);
}
