import type { Regions } from './regions.ts';
import type { Saliency } from './saliency.ts';

export type Treatment = 'cinemagraph' | 'parallax';

const WATER =
  /\b(water|waters|sea|ocean|river|lake|pond|waves?|waterfall|stream|ripples?|rippling|fountain|pool)\b/i;
const DRIFT =
  /\b(clouds?|sky|smoke|mist|fog|steam|flow|flowing|drift|drifting|cinemagraph|breeze|wind|windy)\b/i;
const CAMERA =
  /\b(parallax|camera|zoom|zooming|pan|panning|dolly|depth|3d|2\.5d|orbit|ken burns)\b/i;

export const namesWater = (prompt: string): boolean => WATER.test(prompt);

/** The prompt's words decide; without any, how much of the picture could move by itself. */
export function chooseTreatment(prompt: string, saliency: Saliency, regions: Regions): Treatment {
  if (CAMERA.test(prompt)) return 'parallax';
  const moving = regions.skyShare + regions.waterShare;
  if ((WATER.test(prompt) || DRIFT.test(prompt)) && moving > 0.06) return 'cinemagraph';
  return moving > (saliency.share > 0.03 ? 0.3 : 0.22) ? 'cinemagraph' : 'parallax';
}
