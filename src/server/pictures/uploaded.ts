/** Goods pictures uploaded by staff are named `u-` plus the hash of their content. */
const UPLOADED = /^u-[0-9a-f]{32}$/;

/** @param hash hexadecimal, at least 32 digits */
export function uploadedName(hash: string): string {
  return `u-${hash.slice(0, 32)}`;
}

export function isUploaded(name: string): boolean {
  return UPLOADED.test(name);
}

/** The file name of such a picture in the upload store. */
export function uploadFile(name: string): string {
  return `goods-${name.slice(2)}.webp`;
}

/** The content of a name never changes, so the name is the version. */
export function uploadedVersion(name: string): string {
  return name.slice(2, 10);
}
