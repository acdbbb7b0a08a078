import type { StyleName } from '../language/picture-look.ts';
import type { TimeOfDay, WeatherName } from '../language/place-look.ts';
import type { Relation } from '../language/relation.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { LetterMaterial } from './letter-material.ts';

/** What open land looks like where the prompt says nothing of it. */
export interface LandLook {
  readonly season: 'summer' | 'autumn' | 'spring';
  readonly trees: 'mixed' | 'conifers' | 'broadleaves';
  /** What blooms in the foreground; empty: nothing. */
  readonly flowers: readonly string[];
  /** What stands in the distance. */
  readonly faraway: 'farm' | 'windmill' | 'fence' | null;
}

/** A spec with every choice made that the prompt left open. */
export interface ScenePlan extends PromptSpec {
  readonly setting: SettingName;
  readonly time: TimeOfDay;
  readonly weather: readonly WeatherName[];
  readonly style: StyleName | null;
  /** What the prompt says of two and the plan does not keep, by the indices of the plan. */
  readonly changedRelations?: readonly Relation[];
  /** Things stand on a table before the place, which is out of focus. */
  readonly isTabletop: boolean;
  /** Color name of the table or surface that things are on, where the prompt says it. */
  readonly tableColour: string | null;
  /** How open land looks that the prompt says nothing of; absent: as usual. */
  readonly landLook?: LandLook;
  /** A card shows flowers and leaves alone, which grow around its corners. */
  readonly isSprayed?: boolean;
  /** What the letters of the caption are made of; absent: as usual. */
  readonly letterMaterial?: LetterMaterial | null;
}
