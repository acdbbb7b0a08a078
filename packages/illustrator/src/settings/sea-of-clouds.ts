import type { SettingName } from '../language/setting-name.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds, type CloudBank } from './clouds.ts';

/** Where the clouds lie behind the land, so that it rises out of them. */
const BEHIND: Readonly<
  Partial<Record<SettingName, Pick<CloudBank, 'order' | 'top' | 'bottom' | 'count'>>>
> = {
  mountain: { order: 25.8, top: 0.52, bottom: 0.6, count: 18 },
  cliff: { order: 23.5, top: 0.37, bottom: 0.7, count: 34 },
  // The towers rise out of the clouds.
  city: { order: 26, top: 0.66, bottom: 0.86, count: 26 },
};
const BEHIND_LOW_LAND = { order: 9.5, top: 0.4, bottom: 0.46, count: 18 } as const;

/** A deck of clouds behind the land, and one in front of its foot. */
export function addSeaOfClouds(stage: Stage): void {
  const { landforms, setting, subjects } = stage.plan;
  const behind = BEHIND[setting] ?? BEHIND_LOW_LAND;
  const deck = { far: 0.1, everywhere: true, depth: 0.4, alpha: 1 } as const;
  addClouds(stage, { ...deck, ...behind, size: 0.5, salt: 430 });
  const isOpen = subjects.length === 0 && setting === 'mountain';
  if (isOpen || landforms.includes('summit'))
    addClouds(stage, {
      ...deck,
      order: 34,
      top: isOpen ? 0.6 : 0.72,
      bottom: 0.84,
      count: isOpen ? 22 : 14,
      size: 0.56,
      salt: 470,
    });
  addClouds(stage, {
    ...deck,
    order: 67,
    top: 0.86,
    bottom: 0.94,
    count: 8,
    size: 0.7,
    depth: 1.3,
    salt: 510,
  });
}
