import type { OtpSent } from '#contract/http/identity.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { TestShop } from './app.ts';
import type { Visitor } from './visitor.ts';

export const NEW_PASSWORD = 'hoadao1';

/** What visitors do who register in a shop. */
export function registrationActions(site: TestShop) {
  let count = 0;
  const newEmail = () => `dang-ky-${(count += 1)}@example.vn`;

  const register = (guest: Visitor, email: string, rest: { name?: string; password?: string } = {}) =>
    guest.post<OtpSent>('/api/auth/register', { name: 'Khánh Linh', password: NEW_PASSWORD, ...rest, email });

  /** A visitor who has registered and got a code. */
  async function registered(): Promise<{ guest: Visitor; email: string; otp: string }> {
    const guest = site.visitor();
    const email = newEmail();
    await register(guest, email);
    return { guest, email, otp: await site.otpFor(email) };
  }

  /** Requests codes until one differs from `old`; one in ten thousand does not. */
  async function otherOtp(email: string, old: string, ask: () => Promise<unknown>): Promise<string> {
    await ask();
    const otp = await site.otpFor(email);
    if (otp !== old) return otp;
    site.clock.advance(seconds(30));
    return otherOtp(email, old, ask);
  }
  return { newEmail, register, registered, otherOtp };
}
