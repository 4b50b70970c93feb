import type { ErrorCode } from '#contract/errors.ts';
import type { SecurityKind } from '#domain/identity/security.ts';

/** The security event of each refusal. Other codes are not security-relevant. */
export const BY_REFUSAL: Partial<Record<ErrorCode, SecurityKind>> = {
  LOGIN_FAILED: 'sign_in_failed',
  ACCOUNT_DISABLED: 'sign_in_blocked',
  OTP_INVALID: 'code_failed',
  OTP_EXHAUSTED: 'code_failed',
  REGISTRATION_REPLACED: 'code_failed',
  RESET_LINK_INVALID: 'code_failed',
  OPENING_LINK_INVALID: 'code_failed',
  CURRENT_PASSWORD_WRONG: 'sign_in_failed',
  PASSKEY_INVALID: 'sign_in_failed',
  // Whoever tried knows the password.
  PASSKEY_NEEDED: 'sign_in_failed',
  RECOVERY_CODE_WRONG: 'code_failed',
  FORBIDDEN: 'refused',
  ORIGIN_REFUSED: 'refused',
  RATE_LIMITED: 'limited',
  TOO_MANY_OPEN_ORDERS: 'limited',
};

/** The security event of each route that succeeded. */
export const BY_ROUTE: Readonly<Record<string, SecurityKind>> = {
  'POST /api/auth/login': 'sign_in',
  'POST /api/auth/passkey': 'sign_in',
  'POST /api/users/me/passkeys': 'passkey_changed',
  'DELETE /api/users/me/passkeys/:id': 'passkey_changed',
  'POST /api/users/me/recovery-codes': 'passkey_changed',
  'POST /api/auth/verify-otp': 'registered',
  'POST /api/opening/admin': 'registered',
  'POST /api/auth/forgot-password': 'reset_asked',
  'POST /api/auth/reset-password': 'password_reset',
  'POST /api/users/me/email-change/verify': 'email_changed',
  'PUT /api/users/:id/role': 'role_changed',
  'PUT /api/users/:id/active': 'account_closed_or_opened',
  'DELETE /api/users/me': 'account_deleted',
  'GET /api/users/me/data': 'export',
  'GET /api/reports/orders.csv': 'export',
  'GET /api/reports/shipments.csv': 'export',
  'GET /api/reports/customers.csv': 'export',
  'GET /api/reports/reviews.csv': 'export',
  'GET /api/reports/cash.csv': 'export',
  'GET /api/reports/overview.csv': 'export',
  'GET /api/charms/export.csv': 'export',
  'GET /api/charms/:id/stock-ledger.csv': 'export',
  'GET /api/ready-made-bracelets/:id/stock-ledger.csv': 'export',
  'POST /api/payments/admin/confirm': 'money_decided',
  'POST /api/payments/admin/refund': 'money_decided',
  'POST /api/payments/admin/keep': 'money_decided',
  'POST /api/payments/admin/unmatched/:id/settle': 'money_decided',
  'POST /api/payments/admin/unmatched/:id/attach': 'money_decided',
};
