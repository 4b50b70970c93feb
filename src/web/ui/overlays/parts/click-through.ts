/**
 * The style of a portal. What is closing is in nobody's way: a tap reaches what lies behind it, among others the button that
 * opens it again.
 */
export const clickThroughUnless = (open: boolean) => ({
  pointerEvents: open ? undefined : ('none' as const),
});
