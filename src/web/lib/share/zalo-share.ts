/** Zalo's page for choosing the recipient of a link. */
const SHARE_PAGE = 'https://button-share.zalo.me/share_external';

/**
 * The Zalo page that shares a link: what Zalo's own share button opens, without loading its script. Zalo documents only the
 * button; the URL and its payload (JSON as base64) were observed from what that button opens.
 * @param url an absolute ASCII URL of the shop (`URL.href`)
 */
export function zaloShareUrl(url: string): string {
  const payload = JSON.stringify({ url });
  // Padded with spaces, so that the base64 has no `=` and survives any number of URL encodings.
  const d = btoa(payload.padEnd(Math.ceil(payload.length / 3) * 3));
  return `${SHARE_PAGE}?${new URLSearchParams({ layout: '1', color: 'blue', customize: 'false', d, shareType: '0' })}`;
}
