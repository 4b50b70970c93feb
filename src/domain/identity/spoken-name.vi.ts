/** Middle names that are not spoken on their own. */
const SILENT = /^(?:Thị|Văn)$/iu;

/**
 * The name by which a customer is addressed: without the family name, at most the last two words, and without a leading `Thị` or
 * `Văn`. `Nguyễn Khánh Linh` → `Khánh Linh`, `Nguyễn Thị Phương Quỳnh` → `Phương Quỳnh`, `Trần Thị Lan` → `Lan`.
 */
export function spokenName(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/);
  const [first = '', ...others] = words.slice(1).slice(-2);
  const spoken = SILENT.test(first) ? others : [first, ...others];
  return spoken.join(' ') || words.join(' ');
}
