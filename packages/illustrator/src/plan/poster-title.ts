/** What a poster has beside its picture for its title, and where it is, as shares of the height. */
interface PosterTitle {
  readonly band: number;
  /** The middle of the words in the band, from the edge of the poster. */
  readonly middle: number;
  /** Of the headline. */
  readonly height: number;
  /** Of the second line, in heights of the headline. */
  readonly details: number;
}

const OF_ONE_LINE: PosterTitle = { band: 0.19, middle: 0.096, height: 0.11, details: 0.42 };
const OF_TWO_LINES: PosterTitle = { band: 0.285, middle: 0.15, height: 0.112, details: 0.52 };

/** The room of a poster's title: a second line gets room of its own, and takes none from the first. */
export const posterTitle = (caption: string): PosterTitle =>
  caption.includes('\n') ? OF_TWO_LINES : OF_ONE_LINE;

/** Of the width: the paper at the sides of a poster's picture. */
export const POSTER_BORDER = 0.046;

/** How much of the sky is cut off a square poster's picture for its title, as a share of the height. */
export const cutForTitle = (caption: string): number =>
  1 - (1 - POSTER_BORDER - posterTitle(caption).band) / (1 - 2 * POSTER_BORDER);
