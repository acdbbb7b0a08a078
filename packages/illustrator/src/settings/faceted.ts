import type { Stage } from '../stage/stage.ts';

/**
 * Whether the picture is made of large facets: mirror images, reeds and mist would become noise in them, and outlines
 * in the haze would be lost.
 */
export const isFaceted = ({ plan }: Stage): boolean => plan.style === 'lowpoly';
