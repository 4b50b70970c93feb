import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '#domain/kernel/ids.ts';
import { momentOf } from '#domain/kernel/uuidv7.ts';
import type { OutgoingMail } from '#server/platform/mail/outbox.ts';

export type StoredMail = Omit<OutgoingMail, 'date' | 'lane' | 'pictures'> & { date: string };

/** The mails of a shop without a mail server: `<id>.eml` for mail clients, `<id>.json` for the outbox page. */
export type OutboxFolder = {
  keep(mail: Omit<OutgoingMail, 'lane'>, message: Buffer): Promise<void>;
  /** Newest first. */
  list(most: number): Promise<StoredMail[]>;
  /** Null for an unknown mail. */
  find(id: string): Promise<StoredMail | null>;
  purge(before: Date): Promise<void>;
};

export function createOutboxFolder(dir: string): OutboxFolder {
  const write = (name: string, content: Buffer | string) =>
    writeFile(join(dir, name), content, { mode: 0o600 });

  async function writeBoth({ id, ...mail }: StoredMail, message: Buffer) {
    // The JSON takes its name last: while it is there, both are whole.
    await Promise.all([write(`${id}.eml`, message), write(`${id}.part`, JSON.stringify({ id, ...mail }))]);
    await rename(join(dir, `${id}.part`), join(dir, `${id}.json`));
  }

  async function ids(): Promise<string[]> {
    const names = await readdir(dir).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  }

  async function find(id: string): Promise<StoredMail | null> {
    if (!isUuid(id)) return null;
    const text = await readFile(join(dir, `${id}.json`), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as StoredMail);
  }

  return {
    find,
    async keep(mail, message) {
      const { pictures: _inMessage, ...words } = mail;
      const stored = { ...words, date: mail.date.toISOString() };
      try {
        await writeBoth(stored, message);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        await mkdir(dir, { recursive: true });
        await writeBoth(stored, message);
      }
    },
    async list(most) {
      // Ids sort by creation time.
      const newest = (await ids()).toSorted().toReversed().slice(0, most);
      return (await Promise.all(newest.map(find))).filter((mail) => mail !== null);
    },
    async purge(before) {
      const old = (await ids()).filter((id) => momentOf(id) < before.getTime());
      for (const id of old) {
        await rm(join(dir, `${id}.eml`), { force: true });
        await rm(join(dir, `${id}.json`), { force: true });
      }
    },
  };
}
