import type { Role } from '#domain/identity/roles.ts';

/** A user as the API's access check sees her. */
export type Asker = 'guest' | Role;

const EVERYBODY: readonly Asker[] = ['guest', 'customer', 'shipper', 'admin'];
/** Carts, designs, orders and payments belong to a person, whatever her role (spec §2, route table). */
const SIGNED_IN: readonly Asker[] = ['customer', 'shipper', 'admin'];
const CUSTOMERS: readonly Asker[] = ['customer'];
const CHATTERS: readonly Asker[] = ['customer', 'admin'];
const SHIPPERS: readonly Asker[] = ['shipper'];
const STAFF: readonly Asker[] = ['shipper', 'admin'];
const ADMINS: readonly Asker[] = ['admin'];

/**
 * Who may call which route, written by hand from spec §6 and §7 and later decisions, never derived from the routes: a route that
 * opens itself to another role fails the test that compares them.
 */
export const ACCESS_MATRIX: ReadonlyMap<string, readonly Asker[]> = new Map([
  ...routes(EVERYBODY, 'GET', '/api', ['health', 'ready', 'openapi.json', 'docs']),
  // spec §2: guests may log in and register; §8: a 401 may come from a session that has ended.
  ...routes(EVERYBODY, 'POST', '/api/auth', [
    'register',
    'verify-otp',
    'resend-otp',
    'login',
    'refresh',
    'logout',
    'forgot-password',
    'validate-reset-token',
    'reset-password',
    'passkey',
    'passkey/options',
  ]),
  ...routes(SIGNED_IN, 'GET', '/api/users', [
    'me',
    'me/email-change',
    'me/data',
    'me/devices',
    'me/proof',
    'me/passkeys',
    'me/data-requests',
    'me/zalo',
  ]),
  ...routes(SIGNED_IN, 'PUT', '/api/users', ['me/profile', 'me/proof', 'me/proof/passkey', 'me/zalo']),
  ...routes(SIGNED_IN, 'POST', '/api/users', [
    'me/avatar',
    'me/email-change/verify',
    'me/email-change/resend',
    'me/passkeys',
    'me/passkeys/options',
    'me/recovery-codes',
    'me/data-requests',
  ]),
  ...routes(SIGNED_IN, 'DELETE', '/api/users', [
    'me/avatar',
    'me/email-change',
    'me/zalo',
    'me/devices',
    'me/devices/:id',
    'me/passkeys/:id',
  ]),
  // Staff accounts are deleted by an admin.
  ...routes(CUSTOMERS, 'DELETE', '/api/users', ['me']),
  ...routes(ADMINS, 'GET', '/api', [
    'users',
    'users/shippers',
    'audit-log',
    'settings',
    'settings/bank-test',
    'security-events',
  ]),
  ...routes(ADMINS, 'PUT', '/api', ['settings']),
  ...routes(ADMINS, 'GET', '/api', ['admin/backups', 'admin/zalo']),
  ...routes(ADMINS, 'POST', '/api', ['admin/backups', 'admin/backups/proof']),
  ...routes(ADMINS, 'POST', '/api', ['settings/bank-confirmation', 'leaflets/:slug/preview']),
  // Opening a shop; the first admin authenticates with a link that the server prints (decision 0043).
  ...routes(EVERYBODY, 'POST', '/api/opening', ['admin']),
  ...routes(ADMINS, 'GET', '/api', ['opening', 'opening/starter']),
  ...routes(ADMINS, 'POST', '/api/opening', ['mail-test', 'mail-code', 'starter']),
  ...routes(ADMINS, 'PUT', '/api/users', [':id/role', ':id/active']),
  ...routes(ADMINS, 'GET', '/api/users', [':id/file', 'data-requests']),
  ...routes(ADMINS, 'POST', '/api/users', ['data-requests']),
  ...routes(ADMINS, 'PUT', '/api/users', ['data-requests/:id', 'data-requests/:id/outcome']),
  ...routes(ADMINS, 'POST', '/api/users', [':id/notes']),
  ...routes(ADMINS, 'PUT', '/api/users', [':id/notes/:note']),
  ...routes(ADMINS, 'DELETE', '/api/users', [':id/notes/:note']),

  // spec §6: admins create, update and delete goods; everybody reads them.
  ...goods('categories'),
  ...goods('bracelet-strings'),
  ...goods('tying-methods'),
  ...goods('charms', [':id', 'bestsellers', 'sizes', 'named/:slug']),
  ...goods('ready-made-bracelets', [':id', 'featured', 'named/:slug']),
  ...goods('shipping', [':id']),
  ...routes(ADMINS, 'PATCH', '/api', ['charms/:id/stock', 'ready-made-bracelets/:id/stock']),
  ...routes(ADMINS, 'POST', '/api', ['charms/bulk', 'charms/import', 'custom-bracelets/:id/ready-made']),
  ...routes(ADMINS, 'POST', '/api', ['charms/:id/pictures']),
  ...routes(ADMINS, 'PUT', '/api', ['charms/:id/pictures']),
  ...routes(ADMINS, 'GET', '/api', [
    'charms/costs',
    'charms/hidden',
    'charms/import',
    'charms/export.csv',
    'charms/:id/stock-ledger',
    'charms/:id/stock-ledger.csv',
    'ready-made-bracelets/:id/stock-ledger',
    'ready-made-bracelets/:id/stock-ledger.csv',
    'ready-made-bracelets/admin/stats',
  ]),

  // spec §2: builder, checkout and orders require a login, of any role.
  ...routes(SIGNED_IN, 'GET', '/api/custom-bracelets', ['', ':id', 'draft']),
  ...routes(SIGNED_IN, 'POST', '/api/custom-bracelets', ['', ':id/share']),
  ...routes(SIGNED_IN, 'PUT', '/api/custom-bracelets', ['draft']),
  ...routes(SIGNED_IN, 'DELETE', '/api/custom-bracelets', [':id', ':id/share']),
  ...routes(EVERYBODY, 'GET', '/api/shared-designs', [':token']),
  ...routes(SIGNED_IN, 'GET', '/api/cart', ['']),
  ...routes(SIGNED_IN, 'POST', '/api/cart', ['items']),
  ...routes(SIGNED_IN, 'PUT', '/api/cart', ['items']),
  ...routes(SIGNED_IN, 'DELETE', '/api/cart', ['', 'items']),
  ...routes(SIGNED_IN, 'POST', '/api/orders', ['', ':id/buy-again']),
  ...routes(SIGNED_IN, 'GET', '/api/orders', ['my', ':id', ':id/parcel']),
  ...routes(SIGNED_IN, 'PUT', '/api/orders', [':id/customer-transition']),
  // Photo approval: the customer views and answers, staff send and decide (decision 0053).
  ...routes(SIGNED_IN, 'GET', '/api/orders', [':id/photos', ':id/photos/:photo']),
  ...routes(SIGNED_IN, 'POST', '/api/orders', [':id/photo-answer']),
  // Stock alerts belong to the customer; staff see the demand per article (decision 0074).
  ...routes(CUSTOMERS, 'GET', '/api', ['stock-alerts']),
  ...routes(CUSTOMERS, 'POST', '/api', ['stock-alerts']),
  ...routes(CUSTOMERS, 'DELETE', '/api', ['stock-alerts/:id']),
  ...routes(ADMINS, 'GET', '/api', ['stock-alerts/demand']),
  // Return cases: the customer asks, staff decide (decision 0079).
  ...routes(SIGNED_IN, 'GET', '/api/orders', [':id/returns', ':id/return-photos/:photo']),
  ...routes(SIGNED_IN, 'POST', '/api/orders', [
    ':id/returns',
    ':id/return-photos',
    ':id/returns/:case/withdrawal',
    ':id/returns/:case/parcel',
  ]),
  // Gifts: giver and staff may read the link; anyone with the secret opens the gift and answers (decision 0072).
  ...routes(SIGNED_IN, 'GET', '/api/orders', [':id/gift-link']),
  ...routes(EVERYBODY, 'POST', '/api/gifts', ['look', 'open', 'reply']),
  ...routes(SIGNED_IN, 'GET', '/api/payments', [':id', 'order/:orderId']),
  ...routes(SIGNED_IN, 'POST', '/api/payments', ['', 'vietqr-data', 'confirm', 'user/confirm']),

  // spec §6: admins list and transition orders, look up any, confirm or reject payments.
  ...routes(ADMINS, 'GET', '/api/orders', ['', ':id/staff-notes', ':id/payment-talk', ':id/story']),
  ...routes(ADMINS, 'GET', '/api/orders', ['overdue']),
  ...routes(ADMINS, 'POST', '/api/orders', [
    ':id/staff-notes',
    'overdue/cancel',
    'bulk-transition',
    'undo-confirmation',
    ':id/exchange',
  ]),
  ...routes(ADMINS, 'POST', '/api/orders', [
    ':id/photos',
    ':id/photo-rounds',
    ':id/photo-decision',
    ':id/photo-set-aside',
    ':id/returns/:case/moves',
  ]),
  ...routes(ADMINS, 'PUT', '/api/orders', [
    ':id/admin-transition',
    ':id/shipping-address',
    ':id/shipping-option',
  ]),
  ...routes(ADMINS, 'GET', '/api/payments', ['admin/unmatched', 'admin/unmatched/:id/suggestions']),
  ...routes(ADMINS, 'POST', '/api/payments', [
    'admin/confirm',
    'admin/refund',
    'admin/keep',
    'admin/unmatched/:id/settle',
    'admin/unmatched/:id/attach',
  ]),
  // Authenticated by the bank's signature instead of a session.
  ...routes(EVERYBODY, 'POST', '/api/payments', ['bank-feed']),

  // spec §6: admins create shipments and assign shippers; a shipper sees and moves his own, and the orders in them.
  ...routes(ADMINS, 'GET', '/api/shipments', ['', 'loads', 'early-gifts']),
  ...routes(ADMINS, 'POST', '/api/shipments', ['', 'bulk', 'hand-over', 'cash/hand-ins']),
  ...routes(ADMINS, 'GET', '/api/shipments/cash', ['', ':id', 'hand-ins', 'hand-ins/:id']),
  ...routes(ADMINS, 'PUT', '/api/shipments', [':id/assign', ':id/return-to-stock']),
  ...routes(ADMINS, 'GET', '/api/shipments', ['carriers', 'carriers/cash', 'carriers/payouts', ':id/label']),
  ...routes(ADMINS, 'POST', '/api/shipments', [
    'carriers/:carrier/quotes',
    'carriers/:carrier/bookings',
    'carriers/bookings/:id/dismiss',
    'carriers/payouts',
    ':id/cancel-booking',
  ]),
  // Authenticated by the key in the webhook's address instead of a session.
  ...routes(EVERYBODY, 'POST', '/api/shipments', ['carriers/:carrier/notices']),
  ...routes(SHIPPERS, 'GET', '/api/shipments', ['my-shipments', 'my-cash']),
  // An admin moves parcels of external carriers, which no shipper of the shop has.
  ...routes(STAFF, 'PUT', '/api/shipments', [':id/status']),
  ...routes(SHIPPERS, 'POST', '/api/shipments', [':id/proof']),
  ...routes(SHIPPERS, 'PUT', '/api/orders', [':id/shipper-transition']),
  ...routes(STAFF, 'GET', '/api', ['shipments/:id', 'orders/shipped']),
  // The customer may see her proof of delivery too.
  ...routes(SIGNED_IN, 'GET', '/api/shipments', [':id/proof']),

  ...routes(EVERYBODY, 'GET', '/api/reviews', ['']),
  ...routes(CUSTOMERS, 'GET', '/api/reviews', ['my']),
  ...routes(CUSTOMERS, 'PUT', '/api/orders', [':id/review']),
  ...routes(CUSTOMERS, 'DELETE', '/api/orders', [':id/review']),
  ...routes(ADMINS, 'GET', '/api/reviews', ['admin']),
  ...routes(ADMINS, 'PUT', '/api/reviews', [':id/verdict']),
  ...routes(ADMINS, 'GET', '/api/reports', [
    'counts',
    'inbox',
    'low-stock',
    'refunds-due',
    'overview',
    'sales',
    'overview.csv',
    'orders.csv',
    'shipments.csv',
    'customers.csv',
    'reviews.csv',
    'cash.csv',
    'worksheets',
  ]),
  ...routes(ADMINS, 'GET', '/api/users/me', ['desk-views']),
  ...routes(ADMINS, 'POST', '/api/users/me', ['desk-views']),
  ...routes(ADMINS, 'DELETE', '/api/users/me', ['desk-views/:id']),

  // spec §6: own chats for customers, chat admin functions for admins, none for shippers.
  ...routes(CUSTOMERS, 'POST', '/api/chat', ['', ':id/rating']),
  ...routes(CUSTOMERS, 'GET', '/api/chat', ['my', 'reply-time']),
  ...routes(CHATTERS, 'GET', '/api/chat', [':id', 'images/:file']),
  ...routes(CHATTERS, 'POST', '/api/chat', [':id/messages', 'upload-image', ':id/joint-designs']),
  ...routes(CHATTERS, 'GET', '/api', ['chat/:id/bracelets', 'joint-designs/:id']),
  ...routes(CHATTERS, 'POST', '/api', ['joint-designs/:id/steps']),
  ...routes(CUSTOMERS, 'POST', '/api', ['joint-designs/:id/accept']),
  ...routes(CHATTERS, 'POST', '/api/chat/ai', ['recommendations', 'description']),
  ...routes(CHATTERS, 'PUT', '/api/chat', [':id/read']),
  ...routes(ADMINS, 'GET', '/api/chat/admin', [
    'pending',
    'active',
    'assigned',
    'search',
    'stats',
    'online',
    'canned-replies',
  ]),
  ...routes(ADMINS, 'PUT', '/api/chat', [':id/assign', ':id/close', ':id/priority']),
  ...routes(ADMINS, 'GET', '/api/chat', [':id/notes']),
  ...routes(ADMINS, 'POST', '/api/chat', [':id/notes', 'admin/canned-replies']),
  ...routes(ADMINS, 'PUT', '/api/chat', ['admin/canned-replies/:id']),
  ...routes(ADMINS, 'DELETE', '/api/chat', ['admin/canned-replies/:id']),

  // Push notifications about orders go to customers.
  ...routes(CUSTOMERS, 'GET', '/api/push', ['key']),
  ...routes(CUSTOMERS, 'POST', '/api/push', ['subscriptions']),
  ...routes(CUSTOMERS, 'DELETE', '/api/push', ['subscriptions']),

  // spec §7: anyone may report errors.
  ...routes(EVERYBODY, 'POST', '/api/v1', ['errors', 'policy-reports']),
  ...routes(ADMINS, 'GET', '/api/admin', ['errors', 'mails/refused']),
  ...routes(ADMINS, 'POST', '/api/admin', ['mails/:id/send-again', 'mails/:id/settle']),
  ...routes(EVERYBODY, 'GET', '/api', ['articles', 'articles/:slug', 'collections', 'leaflets/:slug']),
  // Demo only: its outbox contains no real person's mails.
  ...routes(EVERYBODY, 'GET', '/api/demo', ['outbox', 'outbox/:id']),
]);

type Line = readonly [route: string, may: readonly Asker[]];

function routes(
  may: readonly Asker[],
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  base: string,
  paths: readonly string[],
): Line[] {
  return paths.map((path) => [`${method} ${path === '' ? base : `${base}/${path}`}`, may]);
}

/** @param seen further paths, beside the list, that everybody may read */
function goods(name: string, seen: readonly string[] = []): Line[] {
  const base = `/api/${name}`;
  return [
    ...routes(EVERYBODY, 'GET', base, ['', ...seen]),
    ...routes(ADMINS, 'POST', base, ['']),
    ...routes(ADMINS, 'PUT', base, [':id']),
    ...routes(ADMINS, 'DELETE', base, [':id']),
  ];
}
