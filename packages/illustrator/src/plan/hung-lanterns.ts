import { PLURAL_COUNT } from '../language/numbers.ts';
import type { Relation } from '../language/relation.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut } from './spec-changes.ts';

const LANTERNS = /^(?:@lantern|red-paper-lantern)$/;
/** Places over which strings can be hung. */
const TOWNS: ReadonlySet<SettingName> = new Set<SettingName>([
  'market',
  'village',
  'street',
  'city',
  'plaza',
  'courtyard',
  'backyard',
  'terrace',
]);

/** Nothing is said of them but that they are there. */
const isNear = ({ kind, said }: Relation): boolean => kind === 'beside' || said?.text === 'with';

/** "a village with lanterns": they hang over it on strings. */
export function hangLanterns(spec: PromptSpec): PromptSpec {
  const { setting, format, shot, subjects, relations } = spec;
  if (setting === null || !TOWNS.has(setting) || format !== null || shot === 'top') return spec;
  const isHung = ({ glyph, count, saidCount, motion, colour }: Subject, index: number): boolean =>
    LANTERNS.test(glyph) &&
    count >= PLURAL_COUNT &&
    saidCount === undefined &&
    motion === null &&
    colour === null &&
    relations.every((each) => isNear(each) || (each.from !== index && each.to !== index));
  return subjects.some(isHung) ? { ...leavingOut(spec, isHung), garlands: ['lanterns'] } : spec;
}
