import { days, hours, minutes } from '../kernel/time.ts';

/** What is written down of who came in, who was refused, and who did what could hurt. */
export const SECURITY_KINDS = [
  'sign_in',
  'sign_in_failed',
  'sign_in_blocked',
  'registered',
  'code_failed',
  'reset_asked',
  'password_reset',
  'passkey_changed',
  'email_changed',
  'role_changed',
  'account_closed_or_opened',
  'account_deleted',
  'session_replayed',
  'refused',
  'limited',
  'money_decided',
  'export',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

export const SECURITY_EVENTS_KEPT = days(180);

/** What admins are told of by mail. */
export const ALERTS = [
  'staff_attacked',
  'new_admin',
  'passkey_reset',
  'session_replayed',
  'many_refusals',
] as const;
export type Alert = (typeof ALERTS)[number];

/** One mail a kind. */
export const ALERT_EVERY = hours(1);
/** Failed sign-ins of one staff account within a quarter of an hour. */
export const STAFF_ATTACKED = { times: 20, within: minutes(15) } as const;
/** Refusals of whomever. */
export const MANY_REFUSALS = { times: 100, within: minutes(1) } as const;
