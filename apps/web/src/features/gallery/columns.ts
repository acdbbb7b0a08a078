/** The place on the size slider, from few large thumbnails to many small ones. */
export const DENSITY = { minimum: 0, maximum: 4, default: 1 } as const;

/** Columns more than usual, at each place of the slider. */
const EXTRA = [-1, 0, 1, 2, 4] as const;

/** Narrower cards have no room for what stands in them. */
const NARROWEST_PX = 104;

/** Between cards, in pixels. */
export const gapFor = (columns: number): number => (columns > 3 ? 12 : 20);

/** The width of the window decides, as in the rest of the product: 1, 2 or 3 columns. */
const usualColumns = (windowWidth: number): number =>
  windowWidth >= 1024 ? 3 : windowWidth >= 640 ? 2 : 1;

/**
 * @param windowWidth in CSS pixels
 * @param listWidth of the list of cards, in CSS pixels
 */
export function columnsFor(windowWidth: number, listWidth: number, density: number): number {
  const wanted = Math.max(1, usualColumns(windowWidth) + (EXTRA[density] ?? 0));
  return Math.max(1, Math.min(wanted, Math.floor(listWidth / NARROWEST_PX)));
}

/** What stands below a picture: one row, or two where the card is narrow. */
export const footerHeight = (cardWidth: number): number => (cardWidth < 240 ? 92 : 56);

/** In CSS pixels, with the borders. */
export const cardHeight = (
  { width, height }: { readonly width: number; readonly height: number },
  cardWidth: number,
): number => Math.round(((cardWidth - 2) * height) / width) + footerHeight(cardWidth) + 2;
