import { checkImageFile } from '#domain/identity/checks.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { toast } from '#web/ui/toast.ts';

/** A picture that was pasted has no name of its own (spec §5, Chat input). */
export function named(file: File, now: Date): File {
  const generic = file.name === '' || /^image\.\w+$/.test(file.name);
  return generic ? new File([file], `screenshot-${now.getTime()}.png`, { type: file.type }) : file;
}

/** Whether the shop takes it; if not, says why. */
export function isSendable(file: File): boolean {
  const refused = checkImageFile(file);
  if (refused === null) return true;
  toast(refused.code === 'too_large' ? notices.fileTooLarge : notices.fileType);
  return false;
}
