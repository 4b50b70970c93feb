import { vi } from 'vitest';

type Mail = { to: string; subject: string; text: string; date: string };

/** Mails leave by a job, a confirmation's only once it cannot be taken back (decision 0050); this is far more than it takes. */
const DELIVERED_WITHIN_MS = 30_000;

/**
 * Waits for a mail in the demo's outbox.
 * @param wanted in its subject or text; group 1 is what is asked for
 * @returns group 1 in the newest mail that has it
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

/** The four digits that finish a registration. */
export const readOtp = (shopUrl: string, to: string): Promise<string> =>
  readInMail(shopUrl, to, /^(\d{4}) là mã xác nhận/);

/** The four digits that make a new address count. */
export const readNewEmailOtp = (shopUrl: string, to: string): Promise<string> =>
  readInMail(shopUrl, to, /^(\d{4}) là mã xác nhận email mới/);

/** The link to a new password. */
export const readResetLink = (shopUrl: string, to: string): Promise<string> =>
  readInMail(shopUrl, to, /(https?:\/\/\S+\/reset-password\?\S+)/);
