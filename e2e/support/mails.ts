import { vi } from 'vitest';

type Mail = { to: string; subject: string; text: string; date: string };

/** Mails are sent by a job, a confirmation's only once it can no longer be undone (decision 0050); far longer than it takes. */
const DELIVERED_WITHIN_MS = 60_000;

/**
 * Waits for a mail in the demo's outbox.
 * @param wanted pattern for its subject or text; group 1 is the result
 * @returns group 1 in the newest matching mail
 */
export async function readInMail(shopUrl: string, to: string, wanted: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const address = `${shopUrl}/api/demo/outbox?format=json&to=${encodeURIComponent(to)}`;
      const { data } = (await (await fetch(address)).json()) as { data: Mail[] };
      for (const { subject, text } of data) {
        const found = wanted.exec(`${subject}\n${text}`)?.[1];
        if (found !== undefined) return found;
      }
      throw new Error(`No mail to ${to} says ${String(wanted)}: ${JSON.stringify(data)}`);
    },
    { timeout: DELIVERED_WITHIN_MS, interval: 50 },
  );
}

/** The four digits that complete a registration. */
export const readOtp = (shopUrl: string, to: string): Promise<string> =>
  readInMail(shopUrl, to, /^(\d{4}) là mã xác nhận/);

/** The four digits that confirm a new e-mail address. */
export const readNewEmailOtp = (shopUrl: string, to: string): Promise<string> =>
  readInMail(shopUrl, to, /^(\d{4}) là mã xác nhận email mới/);

/** The link for a new password. */
export const readResetLink = (shopUrl: string, to: string): Promise<string> =>
  readInMail(shopUrl, to, /(https?:\/\/\S+\/reset-password\?\S+)/);
