import type { ScenePlan } from '../plan/plan.ts';
import { type Cast, type CastMember, isAnimate } from './cast.ts';

const ON_SUMMIT = 0.58;
const ALIVE_ON_SUMMIT = 0.78;
const ON_KNOLL = 0.76;

/** Whether the land is a height by itself, with the picture's main thing on its top. */
export const isOnHeight = ({ landforms }: Pick<ScenePlan, 'landforms'>): boolean =>
  landforms.includes('summit') || landforms.includes('knoll');

/** How much smaller what stands on a height is, so that the land under it is seen. */
export function sizeOnHeight(member: CastMember, plan: ScenePlan, { hero }: Cast): number {
  if (!isOnHeight(plan)) return 1;
  if (isAnimate(member)) return plan.landforms.includes('summit') ? ALIVE_ON_SUMMIT : 1;
  if (member !== hero && hero !== null && !isAnimate(hero)) return 1;
  return plan.landforms.includes('knoll') ? ON_KNOLL : ON_SUMMIT;
}
