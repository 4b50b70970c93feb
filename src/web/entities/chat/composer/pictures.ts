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
const HEIC = /^image\/hei[cf]|\.hei[cf]$/i;

/** A picture that was pasted has no name of its own (spec §5, Chat input). @param now milliseconds */
export function named(file: File, now: number): File {
  const generic = file.name === '' || /^image\.\w+$/.test(file.name);
  return generic ? new File([file], `screenshot-${now}.png`, { type: file.type }) : file;
}

/** Pictures as they are sent: scaled and turned, in their order. What is no picture to shop or browser is said. */
export async function readyPictures(files: readonly File[]): Promise<File[]> {
  const ready: File[] = [];
  for (const file of files) {
    const picture = await readyPicture(file);
    if (picture !== null) ready.push(picture);
  }
  return ready;
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

/** Sends pictures in their order; until the shop has one, this tab shows its own copy of it. */
export function sendImages(room: ChatConnection, files: readonly File[]): void {
  for (const file of files) {
    const preview = URL.createObjectURL(file);
    inBackground(room.sendImage(file, preview).finally(() => URL.revokeObjectURL(preview)));
  }
}
