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
  async function write(name: string, content: Buffer | string) {
    const part = join(dir, `${name}.part`);
    await writeFile(part, content, { mode: 0o600 });
    await rename(part, join(dir, name));
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
      await mkdir(dir, { recursive: true });
      await write(`${mail.id}.eml`, message);
      const { pictures: _inMessage, ...words } = mail;
      await write(`${mail.id}.json`, JSON.stringify(words));
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
