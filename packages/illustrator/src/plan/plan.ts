import type {
  PromptSpec,
  SettingName,
  TimeOfDay,
  WeatherName,
  StyleName,
} from '../language/spec.ts';
import type { LandLook } from './land-look.ts';
import type { LetterMaterial } from './letter-material.ts';

/** A spec with every choice made that the prompt left open. */
export interface ScenePlan extends PromptSpec {
  readonly setting: SettingName;
  readonly time: TimeOfDay;
  readonly weather: readonly WeatherName[];
  readonly style: StyleName | null;
  /** Things stand on a table before the place, which is out of focus. */
  readonly isTabletop: boolean;
  /** Color name of the table or surface that things are on, where the prompt says it. */
  readonly tableColour: string | null;
  /** How open land looks that the prompt says nothing of; absent: as usual. */
  readonly landLook?: LandLook;
  /** What the letters of the caption are made of; absent: as usual. */
  readonly letterMaterial?: LetterMaterial | null;
}
