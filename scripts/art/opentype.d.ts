/** The only function used of opentype.js, which has no types of its own. */
declare module 'opentype.js' {
  const opentype: { parse(font: ArrayBuffer): import('#art/typeface.ts').OutlineFont };
  export default opentype;
}
