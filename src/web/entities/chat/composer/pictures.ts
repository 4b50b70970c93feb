import { checkImageFile } from '#domain/identity/checks.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { shrinkPhoto } from '#web/lib/files/photo.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { ChatConnection } from '../core/connection.ts';
import { copy } from '../copy.vi.ts';

/** Larger pictures are scaled down before the upload, to less than this. Bytes. */
const SENT_AT_MOST = 1_000_000;
/** A picture up to this size is uploaded unchanged. Bytes. */
const SMALL = 300_000;
/** Formats that every browser can display. */
const SHOWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
const HEIC = /^image\/hei[cf]|\.hei[cf]$/i;

/** Names a pasted picture, which has no name of its own (spec §5, Chat input). @param now milliseconds */
export function named(file: File, now: number): File {
  const generic = file.name === '' || /^image\.\w+$/.test(file.name);
  return generic ? new File([file], `screenshot-${now}.png`, { type: file.type }) : file;
}

/** A picture to be sent: the file shown meanwhile, and the file to upload, null when it cannot be decoded. */
export type Picture = { readonly shown: File; readonly ready: () => Promise<File | null> };

/**
 * Validates pictures, in order; each is scaled and rotated only when its turn comes. Shows a toast for a file that the shop or
 * the browser does not accept as a picture.
 */
export async function acceptPictures(files: readonly File[]): Promise<Picture[]> {
  const taken: Picture[] = [];
  for (const file of files) {
    if (file.size > SMALL && SHOWN.has(file.type)) {
      taken.push({ shown: file, ready: () => readyPicture(file) });
      continue;
    }
    // A format that this browser may not display is converted before it is shown.
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

/** Sends pictures in order, preparing one after the other; until the upload is done, this tab shows its local copy. */
export function sendPictures(room: ChatConnection, pictures: readonly Picture[]): void {
  let before: Promise<unknown> = Promise.resolve();
  for (const { shown, ready: prepare } of pictures) {
    const preview = URL.createObjectURL(shown);
    // One at a time, since scaling a large photo takes much of a phone's memory.
    const ready = before.then(prepare);
    before = ready.catch(() => undefined);
    const onGone = () => URL.revokeObjectURL(preview);
    inBackground(room.sendImage({ fileName: shown.name, preview, ready, onGone }));
  }
}
