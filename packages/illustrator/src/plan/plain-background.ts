import { escaped } from '../language/escaped.ts';
import type { PromptSpec } from '../language/spec.ts';
import { hideWords } from './spec-changes.ts';

const BACKGROUND = /\b(?:background|backdrop)\b/iu;

/** "a desert ranger, white background": the place only says what the ranger is, and is not behind them. */
export function onPlainBackground(spec: PromptSpec): PromptSpec {
  const { prompt, setting, backdrop, placeNames, subjects } = spec;
  if (setting === null || backdrop === null || !BACKGROUND.test(prompt)) return spec;
  const said = prompt.toLowerCase();
  const isOnlyKind = (place: string): boolean =>
    subjects.some(({ word }) => said.includes(`${place} ${word.toLowerCase()}`)) &&
    said.split(place).length === 2;
  if (placeNames.length === 0 || !placeNames.every(isOnlyKind)) return spec;
  const isPlace = new RegExp(`^(?:${placeNames.map(escaped).join('|')})$`, 'iu');
  return hideWords({ ...spec, setting: 'abstract', places: [] }, isPlace);
}
