import { LIMITS, ROUTES } from '@loopwright/contract';

/** Asks for the newest creations of the workspace. */
export const firstCreations = (): URLSearchParams =>
  new URLSearchParams({ limit: String(LIMITS.galleryPage) });

export const creationsPath = (query: URLSearchParams): string =>
  `${ROUTES.creations}?${query.toString()}`;
