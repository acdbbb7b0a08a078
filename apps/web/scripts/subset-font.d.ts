declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** A number pins an axis of a variable font, a range narrows it. */
    readonly variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** The font with only the glyphs that the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
