import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showWords, withChangedAt, withSeenInLoops } from './spec-changes.ts';

const FILLS = /\b(?:is |being )?fill(?:s|ing|ed)?(?: up)?\b/iu;
const WORDS = /^(?:(?:slowly|quickly) )?fill(?:s|ing|ed)?(?: up)?(?: with)?$|^up$|^with$|^slowly$/i;
/** Without these, water is what is drunk and no place. */
const OUTDOORS =
  /\b(?:lake|sea|ocean|river|pool|pond|beach|waterfall|kitchen|room|bar|café|cafe)\b/iu;
const GLASS = '@waterglass';

/** Colors of drinks that a plain glass shows; water has that of the glass. */
const DRINKS: readonly (readonly [words: RegExp, colour: string | null])[] = [
  [/\bwater\b/i, null],
  [/\bmilk\b/i, 'white'],
  [/\b(?:orange juice|juice|carrot juice|fanta|aperol)\b/i, 'orange'],
  [/\b(?:lemonade|beer|apple juice|champagne)\b/i, 'yellow'],
  [/\b(?:cola|coke|coffee|iced coffee|iced tea|soda|whisky|whiskey)\b/i, 'brown'],
  [/\b(?:red wine|wine|cherry juice|cranberry juice|grape juice)\b/i, 'burgundy'],
];

/** "a glass filling up with orange juice": the level of the drink rises in the glass. */
export function withFillingGlasses(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, format, caption } = spec;
  if (!FILLS.test(prompt) || format !== null || caption !== null) return spec;
  const glass = subjects.findIndex(({ glyph, count }) => glyph === GLASS && count === 1);
  const drink = DRINKS.find(([words]) => words.test(prompt));
  if (glass < 0 || drink === undefined || subjects.some(({ person }) => person !== null))
    return spec;
  const isDrink = ({ word }: Subject, index: number): boolean =>
    index !== glass && drink[0].test(word);
  const filling = withChangedAt(spec, glass, {
    motion: 'fill',
    colour: drink[1],
  });
  const isDrunk = drink[1] === null && !OUTDOORS.test(prompt);
  const said = spec.words.notDrawn.filter((word) => WORDS.test(word));
  const shown = withSeenInLoops(showWords(leavingOut(filling, isDrink), WORDS), said);
  return isDrunk ? { ...shown, setting: null } : shown;
}

const OVER_ICE = /\b(?:with|over|of|on) ice\b|\bice cubes\b/i;
const ICE_WORDS = /^(?:ice(?: cubes)?|icy|iced)$/i;
const ICE = [{ glyph: 'ice', colour: null, isOnTop: false }] as const;

/** "lemonade being poured into a glass": the glass has the drink in it that is poured. */
export function pouredIntoGlasses(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const poured = relations.find(
    ({ from, to, kind }) =>
      kind === 'above' &&
      subjects[from]?.motion === 'pour' &&
      subjects[to]?.glyph === GLASS &&
      subjects[to].colour === null,
  );
  if (poured === undefined) return spec;
  const word = subjects[poured.from]?.word ?? '';
  const colour = DRINKS.find(([words]) => words.test(word))?.[1] ?? null;
  const filled = withChangedAt(spec, poured.to, { colour });
  return OVER_ICE.test(spec.prompt)
    ? showWords(withChangedAt(filled, poured.to, { garnish: ICE }), ICE_WORDS)
    : filled;
}

const BREWS = /\b(?:mak|brew|pour|prepar)(?:es|ing|s)\b/i;

/** "a coffee machine making coffee": the cup under its spout is in its picture. */
export function brewingMachines(spec: PromptSpec): PromptSpec {
  const machine = spec.subjects.findIndex(({ glyph }) => glyph === '@coffeemachine');
  const isBrewed = ({ glyph }: Subject, index: number): boolean =>
    /^(?:@coffee|@mug)$/.test(glyph) &&
    spec.relations.some(
      ({ from, to, kind }) => from === machine && to === index && kind === 'work',
    );
  if (machine < 0 || !BREWS.test(spec.prompt) || !spec.subjects.some(isBrewed)) return spec;
  const still = withChangedAt(spec, machine, { motion: null });
  return showWords(leavingOut(still, isBrewed), BREWS);
}
