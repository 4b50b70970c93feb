/** The most that the badge says (spec §9, Display). */
const MOST = 99;

/** What the launcher's badge says of so many unread messages. */
export function badgeOf(unread: number): string {
  return unread > MOST ? `${MOST}+` : String(unread);
}
