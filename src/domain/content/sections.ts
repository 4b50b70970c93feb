/** Sections of the magazine, as named in the files of `content/` and in addresses. */
export const SECTIONS = ['chuyen-hoa', 'chon-qua', 'ban-xau'] as const;
export type Section = (typeof SECTIONS)[number];
