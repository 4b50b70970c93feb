import { useEffect, useMemo } from 'react';
import { checkImageFile } from '#domain/identity/checks.ts';
import { GOODS_IMAGE_TYPES } from '#domain/catalogue/limits.ts';
import { contextTitles } from '#web/lib/errors/copy.vi.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

/** Object URL of the chosen file, revoked when it changes. */
export function useObjectUrl(file: Blob | null): string | null {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}

/** The file if it is an accepted picture (spec §8); otherwise shows the reason. Decoding it is a better check than its name. */
export async function takenPicture(file: File): Promise<File | null> {
  const refused = checkImageFile(file, GOODS_IMAGE_TYPES)?.message ?? (await undecodable(file));
  if (refused === null) return file;
  toast({ type: 'error', title: contextTitles.upload, message: refused });
  return null;
}

async function undecodable(file: File): Promise<string | null> {
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return copy.picture.unreadable;
  }
}
