import type { SettingName } from '../language/setting-name.ts';

/** Where the ground of each place begins, as a share of the height, and the layer it is in. */
const GROUNDS: Readonly<Partial<Record<SettingName, readonly [top: number, order: number]>>> = {
  forest: [0.74, 22.5],
  jungle: [0.76, 22.5],
  mountain: [0.74, 25.5],
  village: [0.78, 26.5],
  lake: [0.8, 18.9],
};
const PLAIN: readonly [top: number, order: number] = [0.7, 18.9];

/** Where the ground on which a way goes into the distance begins, and the layer it is in. */
export const groundOfWays = (setting: SettingName): readonly [top: number, order: number] =>
  GROUNDS[setting] ?? PLAIN;
