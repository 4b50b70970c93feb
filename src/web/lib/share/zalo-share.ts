/** Where Zalo asks whom a link goes to. */
const DOOR = 'https://button-share.zalo.me/share_external';

/**
 * The page at Zalo that hands a link on: what Zalo's own share button opens, without its script. Zalo documents the button
 * alone; the address and its one fact (JSON as base64) are what that button was seen to open.
 * @param url an address of the shop, whole and in ASCII (`URL.href`)
 */
export function zaloShareUrl(url: string): string {
  const fact = JSON.stringify({ url });
  // Without the padding of base64 it is the same however often it is read as part of an address.
  const d = btoa(fact.padEnd(Math.ceil(fact.length / 3) * 3));
  return `${DOOR}?${new URLSearchParams({ layout: '1', color: 'blue', customize: 'false', d, shareType: '0' })}`;
}
