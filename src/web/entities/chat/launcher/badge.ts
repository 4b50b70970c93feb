/** The highest number that the badge shows (spec §9, Display). */
const MOST = 99;

/** Text of the launcher's badge for an unread count. */
export function badgeOf(unread: number): string {
  return unread > MOST ? `${MOST}+` : String(unread);
}
