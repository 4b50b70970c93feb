import { days, hours, minutes } from '../kernel/time.ts';

/** Events of the security log: sign-ins, refusals, and sensitive actions. */
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

/** Alerts mailed to admins. */
const ALERTS = ['staff_attacked', 'new_admin', 'passkey_reset', 'session_replayed', 'many_refusals'] as const;
export type Alert = (typeof ALERTS)[number];

/** At most one mail per kind in this time. */
export const ALERT_EVERY = hours(1);
/** Threshold of failed sign-ins to one staff account. */
export const STAFF_ATTACK_THRESHOLD = { times: 20, within: minutes(15) } as const;
/** Threshold of refused requests, from any client. */
export const REFUSALS_THRESHOLD = { times: 100, within: minutes(1) } as const;
