/** In a prerendered page, until the server puts its own address there. */
export const ORIGIN_PLACEHOLDER = 'https://loopwright.invalid';

/** The public address of this installation, without a slash at its end. */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER;
  return document.documentElement.dataset['origin'] ?? location.origin;
}
