import type {
  PromptSpec,
  SettingName,
  TimeOfDay,
  WeatherName,
  StyleName,
} from '../language/spec.ts';

/** A spec after the director: every open question is answered, nothing is null that is drawn. */
export interface ScenePlan extends PromptSpec {
  readonly setting: SettingName;
  readonly time: TimeOfDay;
  readonly weather: readonly WeatherName[];
  readonly style: StyleName | null;
}
