/** Who may be so many years old (folded). */
const SOMEBODY =
  '(?:ba|ong|me|ma|bo|cha|tia|noi|ngoai|cu|bac|co|chu|cau|mo|di|thim|chi|anh|em|vo|chong|sep|ban gai|ban trai|ban than|nguoi yeu|crush|co giao|thay giao|thay|co ay|anh ay|chi ay|dong nghiep|ny|nguoi ay)';
const WHOSE =
  '(?: (?:em|minh|tui|toi|con|chau|chong|vo|ban|nha|ay|ngoai|noi|gai|trai|nu|nam|toi|ruot|chong em|vo em|nam nay|cung|da|moi|sap|chac|giao))*';
const ABOUT = '(?: (?:tam|khoang|chung|do|co|gan|ngoai|tren|hon|ngot|xap xi))?';
/** "Mẹ em tầm 50": so old is who begins the clause; "quà cho mẹ tầm 50" is a price. */
const OF_SOMEBODY = new RegExp(
  String.raw`(?:^|[,.;!?\n(])\s*(?:shop oi,? |a,? |da,? )?${SOMEBODY}${WHOSE}${ABOUT}\s*$`,
  'u',
);
/** What costs so much is no person. */
const PRICED = /^\s*(?:k|ka|nghin|ngan|canh|d|dong|vnd|do lai|tro lai|tro xuong|thoi|\/)(?!\p{L})/u;

/** Whether a bare number is how old somebody is. @param low the number as it would be a price, in đồng */
export function isYearsOld(before: string, after: string, low: number): boolean {
  return low >= OLD_FROM && low <= OLD_TO && !PRICED.test(after) && OF_SOMEBODY.test(before);
}
const OLD_FROM = 15_000;
const OLD_TO = 99_000;
