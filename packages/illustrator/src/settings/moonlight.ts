import type { Stage } from '../stage/stage.ts';
import { addSunOrMoon, type LuminaryOptions } from './sun-and-moon.ts';

const MOONLIGHT =
  /\bmoon ?(?:light|lit)|\b(?:full|under the) moon\b|mond(?:licht|schein)|clair de lune|luz de la luna|月光|月明かり/iu;

/** The moon over places where houses hide it unless the prompt speaks of its light. */
export function addMoonOfMoonlight(stage: Stage, options: LuminaryOptions): void {
  if (stage.palette.night > 0.5 && MOONLIGHT.test(stage.plan.prompt)) addSunOrMoon(stage, options);
}
