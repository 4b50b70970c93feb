import { checkImageFile } from '#domain/identity/checks.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { ChatConnection } from '../core/connection.ts';

/** A picture that was pasted has no name of its own (spec §5, Chat input). @param now milliseconds */
export function named(file: File, now: number): File {
  const generic = file.name === '' || /^image\.\w+$/.test(file.name);
  return generic ? new File([file], `screenshot-${now}.png`, { type: file.type }) : file;
}

/** Whether the shop takes it; if not, says why. */
export function isSendable(file: File): boolean {
  const refused = checkImageFile(file);
  if (refused === null) return true;
  toast(refused.code === 'too_large' ? notices.fileTooLarge : notices.fileType);
  return false;
}

/** Sends pictures in their order; until the shop has one, this tab shows its own copy of it. */
export function sendImages(room: ChatConnection, files: readonly File[]): void {
  for (const file of files) {
    const preview = URL.createObjectURL(file);
    void room.sendImage(file, preview).finally(() => URL.revokeObjectURL(preview));
  }
}
