import type { FastifyRequest } from 'fastify';
import { days, minutes, seconds } from '#domain/kernel/time.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';

// Many phones share one address of their provider, so the limits per address are wide and those per e-mail narrow.
// Codes are guessed per e-mail: 40 tries a day at 10,000 codes.

const quarter = minutes(15) / seconds(1);
const day = days(1) / seconds(1);

const perAddress = (name: string, points: number): Limit => ({
  name: `${name}-address`,
  points,
  seconds: quarter,
});
const perEmail = (name: string, points: number): Limit => ({
  name: `${name}-email`,
  points,
  seconds: quarter,
  by: emailOf,
});
const perUser = (name: string, points: number): Limit => ({
  name: `${name}-user`,
  points,
  seconds: quarter,
  by: userOf,
});

/** Guesses at the codes of one address, at whichever address. */
export const OTP_A_DAY: Limit = { name: 'otp-email-day', points: 40, seconds: day, by: emailOf };
/** Codes that one user has sent to new addresses: the shop is nobody's way to fill a stranger's mailbox. */
export const EMAIL_CHANGES_A_DAY: Limit = { name: 'email-change-day', points: 10, seconds: day };

export const RATES = {
  register: [perAddress('register', 30), perEmail('register', 8)],
  verifyOtp: [perAddress('otp', 30), perEmail('otp', 10), OTP_A_DAY],
  resendOtp: [perAddress('resend', 30), perEmail('resend', 8)],
  login: [
    { ...perAddress('login', 60), failuresOnly: true },
    { ...perEmail('login', 100), failuresOnly: true },
    { name: 'login-pair', points: 10, seconds: quarter, by: pairOf, failuresOnly: true },
  ],
  forgot: [perAddress('forgot', 20), perEmail('forgot', 5)],
  validateReset: [perAddress('validate-reset', 60)],
  reset: [perAddress('reset', 20), perEmail('reset', 10)],
  refresh: [perAddress('refresh', 600)],
  logout: [perAddress('logout', 300)],
  profile: [{ ...perUser('profile', 20), failuresOnly: true }],
  confirmEmail: [perUser('confirm-email', 20)],
  avatar: [perUser('avatar', 20)],
} as const satisfies Record<string, readonly Limit[]>;

function emailOf({ body }: FastifyRequest): string {
  return (body as { email: string }).email;
}

function userOf({ actor }: FastifyRequest): string | undefined {
  return actor?.id;
}

function pairOf(request: FastifyRequest): string {
  return `${request.ip} ${emailOf(request)}`;
}
