import type { Colour } from '../math/colour.ts';
import type { Stage } from '../stage/stage.ts';

export type Season = 'summer' | 'autumn' | 'winter' | 'spring';

/** Read off the weather: snow is winter, falling leaves are autumn, petals are spring; else as the seed says. */
export function seasonOf(stage: Stage): Season {
  const { weather, landLook } = stage.plan;
  if (weather.includes('snow')) return 'winter';
  if (weather.includes('leaves')) return 'autumn';
  return weather.includes('petals') ? 'spring' : (landLook?.season ?? 'summer');
}

const CONIFERS: Readonly<Record<Season, readonly Colour[]>> = {
  summer: [
    [0.56, 0.11, 155],
    [0.6, 0.12, 145],
    [0.52, 0.1, 165],
  ],
  spring: [
    [0.6, 0.12, 145],
    [0.56, 0.11, 155],
  ],
  autumn: [
    [0.52, 0.1, 145],
    [0.56, 0.11, 130],
  ],
  winter: [
    [0.5, 0.07, 175],
    [0.46, 0.06, 185],
  ],
};

const BROADLEAVES: Readonly<Record<Season, readonly Colour[]>> = {
  summer: [
    [0.68, 0.16, 135],
    [0.72, 0.16, 125],
    [0.63, 0.14, 145],
  ],
  spring: [
    [0.85, 0.1, 355],
    [0.82, 0.12, 350],
    [0.74, 0.15, 128],
  ],
  autumn: [
    [0.68, 0.18, 45],
    [0.6, 0.2, 30],
    [0.78, 0.16, 75],
  ],
  winter: [
    [0.6, 0.05, 60],
    [0.56, 0.05, 50],
  ],
};

export const coniferColours = (stage: Stage): readonly Colour[] => CONIFERS[seasonOf(stage)];
export const broadleafColours = (stage: Stage): readonly Colour[] => BROADLEAVES[seasonOf(stage)];

/** On the crowns of trees that keep their leaves. */
const HOARFROST: Colour = [0.93, 0.02, 235];

/** What trees among the subjects are tinted with, null when they keep their own green. */
export function seasonalFoliage(stage: Stage): readonly Colour[] | null {
  const season = seasonOf(stage);
  if (season === 'winter') return [HOARFROST];
  return season === 'summer' ? null : BROADLEAVES[season];
}

const MEADOWS: Readonly<Record<Season, Colour>> = {
  summer: [0.79, 0.165, 128],
  spring: [0.82, 0.15, 125],
  autumn: [0.74, 0.13, 88],
  winter: [0.96, 0.018, 240],
};

/** The ground's own colour. */
export const meadowColour = (stage: Stage): Colour => MEADOWS[seasonOf(stage)];
