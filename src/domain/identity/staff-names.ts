import { fold } from '../kernel/folding.ts';

/** Cyrillic and Greek letters that look like Latin ones. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'аa еe оo рp сc уy хx іi ѕs јj һh ԁd ӏl ԛq ԝw вb нh кk мm тt αa οo ρp υu νv ιi κk ηn τt'.matchAll(
      /(\S)(\S)/gu,
    ),
  ].map(([, letter, latin]) => [letter, latin]),
);

const STAFF =
  /\b(?:admin\w*|quan tri(?: vien)?|cskh|cham soc khach hang|ho tro vien|nhan vien|shipper|chu tiem|chu shop|support|system|he thong)\b/;

/**
 * Whether a customer's name could be mistaken for the shop or its staff, also when written with look-alike letters.
 * @param shop the shop's own name; refused only as a whole name, since a longer name may be a real person's
 */
export function soundsLikeStaff(name: string, shop: string): boolean {
  const latin = fold(name).replace(/./gu, (letter) => ALIKE[letter] ?? letter);
  const joined = latin.replaceAll(' ', '');
  return joined === fold(shop).replaceAll(' ', '') || STAFF.test(latin) || STAFF.test(joined);
}
