/** The widths of the stills of a creation for galleries, in pixels. */
export const POSTER_WIDTHS = [320, 480, 640, 960] as const;
export type PosterWidth = (typeof POSTER_WIDTHS)[number];

/** @param url that of the creation's file */
export const posterOf = (url: string, width: PosterWidth): string => `${url}?poster=${width}`;

/** All of them, for `srcset`. */
export const posterSources = (url: string): string =>
  POSTER_WIDTHS.map((width) => `${posterOf(url, width)} ${width}w`).join(', ');

/** How wide the gallery asks its pictures to be in the usual columns, for `sizes`: see `moving-picture.tsx`. */
export const GALLERY_CARD_SIZES =
  '(min-width: 64rem) calc(31vw - 38px), (min-width: 40rem) calc(43vw - 9px), 86vw';
