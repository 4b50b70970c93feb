/** Columns of the magazine, as the files in `content/` and its address name them. */
export const SECTIONS = ['chuyen-hoa', 'chon-qua', 'ban-xau'] as const;
export type Section = (typeof SECTIONS)[number];
