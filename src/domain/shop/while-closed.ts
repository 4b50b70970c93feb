/** The sign-in pages, the staff areas behind them, and a customer's own pages. */
const PAGES = /^\/(?:login|forgot-password|reset-password|admin|shipper|orders|profile)(?:[/?.]|$)/;
/** A payment (`/order?thanh-toan=…`) and a gift (`/?qua=…`), also as data of the router. */
const OF_AN_ORDER = /^\/(?:order|_root)?(?:\.data)?\?(?:[^#]*&)?(?:thanh-toan|qua)=/;

/**
 * Whether a page can be reached while the shop is closed (decision 0043): whoever has ordered keeps her orders, her payment, her
 * chat, and the gift that she gave.
 * @param url path with its query: `/orders?don=…`
 */
export const isReachableWhileClosed = (url: string): boolean => PAGES.test(url) || OF_AN_ORDER.test(url);
