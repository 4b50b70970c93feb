/** The part that `fonts.ts` uses; the package has no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number>>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
