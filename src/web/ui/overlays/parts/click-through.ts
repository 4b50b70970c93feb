/**
 * Style of a portal that lets clicks through while its content is closing, so that a tap reaches what is behind it, such as the
 * button that opens it again.
 */
export const clickThroughUnless = (open: boolean) => ({
  pointerEvents: open ? undefined : ('none' as const),
});
