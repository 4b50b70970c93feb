import type { FastifyRequest } from 'fastify';
import { days, minutes, seconds } from '#domain/kernel/time.ts';
import { isLoopback } from '#server/platform/traffic/requests.ts';
import { networkOf, perUser, type Limit } from '#server/platform/http/rate-limit.ts';

// Many phones share one address of their provider, so the limits per address are wide. Limits per e-mail or account could be used
// up by anyone: they slow strangers down, and leave the owner a way in (decision 0035).

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
const perAccount = (name: string, points: number): Limit => perUser(`${name}-user`, points, minutes(15));

/** Guesses at codes sent to one address, from any browser. Beyond it the first guess at each code is still accepted. */
export const OTP_A_DAY: Limit = { name: 'otp-email-day', points: 40, seconds: day };
/** Guesses of one user at codes for new addresses. */
export const EMAIL_GUESSES_A_DAY: Limit = { name: 'email-guess-day', points: 40, seconds: day };
/** Codes that one user may have sent to new addresses: the shop must not be used to flood a stranger's mailbox. */
export const EMAIL_CHANGES_A_DAY: Limit = { name: 'email-change-day', points: 10, seconds: day };

/** Mails to one account about sign-ins from unknown devices. */
export const DEVICE_MAILS: Limit = { name: 'device-mail', points: 10, seconds: day };

/**
 * How many mails of a kind strangers can trigger to one mailbox in a day: `pair` from one network, `all` in total, and `reserve`
 * more for networks that have requested none today, which leaves the owner a way in.
 */
export type MailAllowance = { pair: Limit; all: Limit; reserve: Limit };
const aDay = (name: string, points: number): Limit => ({ name, points, seconds: day });
const allowance = (name: string, [pair, all, reserve]: [number, number, number]): MailAllowance => ({
  pair: aDay(`${name}-pair`, pair),
  all: aDay(`${name}-email`, all),
  reserve: aDay(`${name}-reserve`, reserve),
});
export const CODE_MAILS = allowance('code-mail', [3, 10, 3]);
export const RESET_MAILS = allowance('reset-mail', [5, 10, 5]);

/**
 * Wrong passwords. A browser that signed in before has a limit of its own, which no stranger can use up (`device-cookie.ts`).
 * Among the others the pair limit comes first: what it refuses is not counted against the e-mail.
 */
export function loginRates(deviceOf: (request: FastifyRequest) => string | undefined): readonly Limit[] {
  const stranger = (by: (request: FastifyRequest) => string) => (request: FastifyRequest) =>
    deviceOf(request) === undefined ? by(request) : undefined;
  return [
    // Counts successful logins too, because each costs a hash. Far above a person, who signs in once a day.
    {
      name: 'login-tries',
      points: 40,
      seconds: quarter,
      by: (request) => (isLoopback(request.ip) ? undefined : (deviceOf(request) ?? pairOf(request))),
    },
    { name: 'login-device', points: 10, seconds: quarter, by: deviceOf, failuresOnly: true },
    { name: 'login-pair', points: 10, seconds: quarter, by: stranger(pairOf), failuresOnly: true },
    { ...perAddress('login', 60), by: stranger(networkOfRequest), failuresOnly: true },
    { ...perEmail('login', 200), by: stranger(emailOf), slowFrom: 40, failuresOnly: true },
  ];
}

export const RATES = {
  register: [perAddress('register', 30)],
  verifyOtp: [perAddress('otp', 30)],
  resendOtp: [perAddress('resend', 30)],
  forgot: [perAddress('forgot', 20)],
  validateReset: [perAddress('validate-reset', 60)],
  // The link's 256 random bits need no limit per e-mail, which anyone could use up.
  reset: [perAddress('reset', 20)],
  refresh: [perAddress('refresh', 600)],
  logout: [perAddress('logout', 300)],
  profile: [{ ...perAccount('profile', 20), failuresOnly: true }],
  confirmEmail: [perAccount('confirm-email', 20)],
  avatar: [perAccount('avatar', 20)],
  passkeys: [perAccount('passkeys', 60)],
  passkeySignIn: [perAddress('passkey', 120)],
  dataRequests: [perAccount('data-requests', 20)],
  proof: [{ ...perAccount('proof', 10), failuresOnly: true }],
} as const satisfies Record<string, readonly Limit[]>;

function emailOf({ body }: FastifyRequest): string {
  return (body as { email: string }).email;
}

function networkOfRequest({ ip }: FastifyRequest): string {
  return networkOf(ip);
}

function pairOf(request: FastifyRequest): string {
  return `${networkOfRequest(request)} ${emailOf(request)}`;
}
