import { isScenery } from '../language/scenery-things.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { SHIPS } from '../things/habitats.ts';
import { leavingOut, showWords, withLandform } from './spec-changes.ts';

/** The whole island is to be seen, whatever is on it. */
const FROM_AFAR =
  /\b(?:from|off|in|into|out (?:in|at)|surrounded by|middle of) (?:the middle of )?(?:an? |the |its )?(?:[\w-]+ ){0,2}(?:sea|ocean|lake|water|waves|air|above|afar|distance|horizon|boat|ship|plane)\b|\bfrom (?:above|afar)\b|\b(?:aerial|drone|bird'?s[- ]eye)\b/i;
const ISLAND = /\b(?:island|isle)(?: paradise)?$/;
const LAKE = /^(?:an? |the )?(?:[\w-]+ )?lake$/i;

const LAKE_ISLAND = /^(?:(?:an? |the )?(?:[\w-]+ )?lake|island)$/i;
const isIsland = (word: string): boolean => /^island$/i.test(word);

/** Where an island is what the prompt is about, or one is seen from the water around it. */
const WATERS: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  null,
  'beach',
  'ocean',
  'lake',
]);

const isIslet = ({ glyph, count }: Subject): boolean => glyph === '@islet' && count === 1;

/** "a hut on a tropical island", "an island seen from the sea": the island lies in the water, with these on it. */
export function onIslands(spec: PromptSpec): PromptSpec {
  if (!WATERS.has(spec.setting) || spec.format !== null || spec.backdrop !== null) return spec;
  const islet = spec.subjects.findIndex(isIslet);
  const isInThing = spec.relations.some(({ from, kind }) => from === islet && kind !== 'beside');
  const others = spec.subjects.filter((subject) => !isIslet(subject));
  // "a lake island": the lake was taken for the place.
  const isOfLake = spec.setting === 'lake' && spec.words.notDrawn.some(isIsland);
  const isNamed =
    islet >= 0 ? !isInThing : isOfLake || spec.placeNames.some((name) => ISLAND.test(name));
  const isWhole = others.every(({ glyph }) => isScenery(glyph)) || FROM_AFAR.test(spec.prompt);
  if (!isNamed) return spec;
  if (islet < 0 && isAtSea(others[0])) return { ...spec, setting: 'ocean' };
  if (!isWhole && islet < 0) return spec;
  const isInLake = [...spec.words.drawn, ...spec.words.notDrawn].some(isLake);
  const land = isInLake ? withLandform(spec.landforms, 'peaks') : spec.landforms;
  return {
    ...leavingOut(isInLake ? showWords(spec, LAKE_ISLAND) : spec, isIslet),
    setting: 'isle',
    landforms: land,
  };
}

/** Ships and what jumps out of the water are not ashore: the island lies behind them. */
const isAtSea = (first: Subject | undefined): boolean =>
  first !== undefined &&
  (SHIPS.has(first.glyph) || (first.motion === 'jump' && SWIMMERS.test(first.glyph)));
const SWIMMERS = /^(?:whale|spouting-whale|dolphin|shark|@orca)$/;

const isLake = (word: string): boolean => LAKE.test(word);
