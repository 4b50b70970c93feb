import { seconds } from '#domain/kernel/time.ts';

/** Safari reads the file only once its user has agreed to the download. */
const KEPT = seconds(60);

/** Hands a file over to the browser's downloads; the page stays. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
