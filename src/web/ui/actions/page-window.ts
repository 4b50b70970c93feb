/** Maximum number of page numbers shown (spec §2, garden). */
export const WINDOW = 5;

/** The page numbers to show: five around the current page, shifted inwards at both ends. */
export function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(WINDOW, Math.max(0, pages));
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pages - size + 1));
  return Array.from({ length: size }, (_, offset) => first + offset);
}
