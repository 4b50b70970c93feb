/** The one function that is used of opentype.js, which brings no types. */
declare module 'opentype.js' {
  const opentype: { parse(font: ArrayBuffer): import('#art/typeface.ts').OutlineFont };
  export default opentype;
}
