import { ORIGIN_PLACEHOLDER } from '@loopwright/contract';

/** The public address of this installation, without a slash at its end. */
export function siteOrigin(): string {
  // In a prerendered page the server puts its own address in its place.
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER;
  return document.documentElement.dataset['origin'] ?? location.origin;
}
