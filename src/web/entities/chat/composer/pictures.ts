import { checkImageFile } from '#domain/identity/checks.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { shrinkPhoto } from '#web/lib/files/photo.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { ChatConnection } from '../core/connection.ts';
import { copy } from '../copy.vi.ts';

/** Larger pictures are made smaller before they leave, to less than this. Bytes. */
const SENT_AT_MOST = 1_000_000;
/** A picture of so few bytes goes as it is. */
const SMALL = 300_000;
/** Kinds that every browser shows. */
const SHOWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
const HEIC = /^image\/hei[cf]|\.hei[cf]$/i;

/** A picture that was pasted has no name of its own (spec §5, Chat input). @param now milliseconds */
export function named(file: File, now: number): File {
  const generic = file.name === '' || /^image\.\w+$/.test(file.name);
  return generic ? new File([file], `screenshot-${now}.png`, { type: file.type }) : file;
}

/** A picture that is on its way: what the page shows of it meanwhile, and what is sent, null where it turns out to be none. */
export type Picture = { readonly shown: File; readonly ready: () => Promise<File | null> };

/**
 * Pictures to be sent, in their order, each scaled and turned when its turn comes. What is no picture to shop or browser is said.
 */
export async function acceptPictures(files: readonly File[]): Promise<Picture[]> {
  const taken: Picture[] = [];
  for (const file of files) {
    if (file.size > SMALL && SHOWN.has(file.type)) {
      taken.push({ shown: file, ready: () => readyPicture(file) });
      continue;
    }
    // What this browser may not be able to show is looked at before anything is.
    const picture = await readyPicture(file);
    if (picture !== null) taken.push({ shown: picture, ready: () => Promise.resolve(picture) });
  }
  return taken;
}

async function readyPicture(file: File): Promise<File | null> {
  const refused = checkImageFile(file);
  if (refused === null && file.size <= SMALL) return file;
  const isHeic = HEIC.test(file.type) || HEIC.test(file.name);
  const small = file.type.startsWith('image/') || isHeic ? await shrinkPhoto(file, SENT_AT_MOST) : null;
  if (small !== null) {
    const name = `${file.name.replace(/\.\w+$/, '')}.jpg`;
    return small.size < file.size || refused ? new File([small], name, { type: small.type }) : file;
  }
  if (refused === null) return file;
  toast(
    isHeic
      ? { type: 'error', ...copy.heic }
      : refused.code === 'too_large'
        ? notices.fileTooLarge
        : notices.fileType,
  );
  return null;
}

/** Sends pictures in their order, one made ready after the other; until the shop has one, this tab shows its own copy of it. */
export function sendPictures(room: ChatConnection, pictures: readonly Picture[]): void {
  let before: Promise<unknown> = Promise.resolve();
  for (const { shown, ready } of pictures) {
    const preview = URL.createObjectURL(shown);
    // A large photograph takes the memory of a phone while it is scaled.
    const file = before.then(ready);
    before = file.catch(() => undefined);
    inBackground(room.sendImage(shown.name, preview, file).finally(() => URL.revokeObjectURL(preview)));
  }
}
