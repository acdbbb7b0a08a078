import type { Plane } from '@loopwright/media';
import type { Canvas2D } from '../canvas.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import type { HeroPlace, Layer, Stage } from '../stage/stage.ts';
import { alphaMask } from './alpha-mask.ts';
import { type AddedPlace, boxOfSubject } from './beside-subject.ts';
import { meanOf } from './plane.ts';
import { throughSheet } from './through-sheet.ts';

/** A smaller part of the picture is too little to put something into. */
const LEAST_SHARE = 0.12;

/** Whether there is enough sky in a picture for what belongs there. */
export const hasRoomInSky = (sky: Plane): boolean => meanOf(sky) >= LEAST_SHARE;

const RAINBOW = '@rainbow';

/** What is seen behind everything that the picture shows: the moon, clouds, a rainbow. */
export const isOfSky = (glyph: string): boolean =>
  isSkyBody(glyph) || glyph === RAINBOW || glyph === 'cloud';

/** Where sky bodies are, of the height of the sky. */
const FROM_TOP = 0.34;
const BODY_SIZE = 0.26;
/** A rainbow is wider than the sky that is seen of it. */
const RAINBOW_SIZE = 1.25;

/**
 * Where something of the sky is on a picture.
 * @param hero where the layout of an empty scene has it
 */
export function placeInSky(
  { width, height }: Stage,
  hero: HeroPlace,
  glyph: string,
  sky: Plane,
): AddedPlace {
  const { left, right, top, bottom } = boxOfSubject(sky);
  const shorter = Math.min(width, height);
  const from = { x: hero.x * width, y: hero.y * height };
  if (glyph === RAINBOW) {
    const zoom = (RAINBOW_SIZE * (right - left) * width) / (hero.size * shorter);
    return { x: ((left + right) / 2) * width, y: bottom * height, zoom, from };
  }
  const x = left + (right - left) * (hero.x < 0.5 ? 0.3 : 0.7);
  const y = top + (bottom - top) * FROM_TOP;
  return { x: x * width, y: y * height, zoom: BODY_SIZE / hero.size, from };
}

/** Takes away what was drawn outside of the sky. */
export type KeepInSky = (context: Canvas2D) => void;

/** The sky is seen through a rainbow. */
export const opacityInSky = (glyph: string): number => (glyph === RAINBOW ? 0.65 : 1);

/**
 * @param opacity of what is left, 0 to 1
 * @returns for a sheet as large as the stage
 */
export function keepInSky(
  { environment, width, height }: Stage,
  sky: Plane,
  opacity = 1,
): KeepInSky {
  const mask = alphaMask(environment, sky);
  return (context) => {
    context.save();
    context.globalCompositeOperation = 'destination-in';
    context.globalAlpha = opacity;
    context.drawImage(mask, 0, 0, width, height);
    context.restore();
  };
}

/** Shows the layers that were not among others before only in the sky of the picture. */
export function showLayersInSky(stage: Stage, before: ReadonlySet<Layer>, sky: Plane): void {
  const keep = keepInSky(stage, sky);
  throughSheet(stage, before, {
    show: (context, sheet) => {
      keep(sheet.getContext('2d'));
      context.drawImage(sheet, 0, 0);
    },
  });
}
