import { isInterior } from '../language/indoors.ts';
import { addGodRays } from '../settings/god-rays.ts';
import { addMist } from '../settings/mist.ts';
import type { Stage } from '../stage/stage.ts';

const RAYS =
  /\b(light|sun|god) ?(rays|beams|shafts)|\b(rays|beams|shafts) of (sun)?light|lichtstrahlen|sonnenstrahlen|rayons? de (lumière|soleil)|rayos de (luz|sol)|光の筋|光芒/i;

/** Rays of light and fog in a room or a church, where the prompt asks for them. */
export function addIndoorAir(stage: Stage): void {
  const { plan } = stage;
  if (!isInterior(plan.setting) || plan.isTabletop) return;
  if (RAYS.test(plan.prompt)) {
    addGodRays(stage, { order: 24, count: 6, alpha: 0.42, colour: [0.97, 0.06, 88], reach: 0.95 });
  }
  if (!plan.weather.includes('fog')) return;
  addMist(stage, {
    order: 25,
    depth: 0.3,
    top: 0.5,
    height: 0.5,
    alpha: 0.75,
    colour: [0.93, 0.01, 230],
  });
  addMist(stage, {
    order: 26,
    depth: 0.5,
    top: 0.2,
    height: 0.5,
    alpha: 0.4,
    colour: [0.93, 0.01, 230],
  });
}
