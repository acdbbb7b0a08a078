import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, withChanged, withThing } from './spec-changes.ts';
import { takeBackWords } from './word-lists.ts';

const WATCHES =
  /\bwatch(?:es|ing)? (?:an? |the |some )?(?:big |live )*(?<sport>football|soccer|basketball|baseball|tennis|ice hockey|hockey|rugby|cricket|golf|boxing|sports|game|match|super ?bowl|world cup|olympics|news)\b/i;
/** Those who watch at the edge of the field. */
const AT_THE_FIELD = /\b(?:coach|referee|umpire|fans?|crowd|player|manager|parents?|scout)s?\b/i;
const BALLS = /-ball$|^(?:baseball|basketball|tennis|trophy|ice-hockey|cricket-game)$/;

/** "an old man watching football": he sits on a sofa before a television, whose screen does not show the sport. */
export function watchSport(spec: PromptSpec): PromptSpec {
  const sport = WATCHES.exec(spec.prompt)?.groups?.['sport'];
  const isWatcher = ({ person, motion, isOutside }: Subject): boolean =>
    person !== null && (motion === null || motion === 'idle') && isOutside !== true;
  const isSport = ({ glyph, word, motion }: Subject): boolean =>
    BALLS.test(glyph) && motion === null && WATCHES.test(`watch ${word}`);
  const areOthers = spec.subjects.some((each) => !isWatcher(each) && !isSport(each));
  const isAtHome = spec.setting === null || spec.setting === 'living' || isOfSport(spec);
  const isAtField = AT_THE_FIELD.test(spec.prompt) || /\bstadium|\bfield\b/i.test(spec.prompt);
  if (sport === undefined || areOthers || isAtField || !isAtHome || spec.relations.length > 0)
    return spec;
  const watchers = withChanged(leavingOut(spec, isSport), isWatcher, { motion: 'sit' });
  if (watchers.subjects.length === 0) return spec;
  const everyone = watchers.subjects.map((_, from) => from);
  const withScreen = withThing(
    watchers,
    'television',
    everyone.map((from) => ({ from, kind: 'beside' })),
  );
  const seated = withThing(
    withScreen,
    '@sofa',
    everyone.map((from) => ({ from, kind: 'on' })),
  );
  const lost = new Set(spec.subjects.filter(isSport).map(({ source, word }) => source ?? word));
  return { ...seated, setting: 'living', words: takeBackWords(spec.words, lost) };
}

/** The place that only follows from the name of a sport. */
const isOfSport = ({ setting, placeNames }: PromptSpec): boolean =>
  setting === 'stadium' && placeNames.every((name) => WATCHES.test(`watch ${name}`));
