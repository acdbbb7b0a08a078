import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showInLoops, withChanged } from './spec-changes.ts';
import { spelled, standInFor } from './word-lists.ts';

/** "turning into", "becoming", "turning the frog into": what stands before it, or within it, becomes what follows. */
const BECOMES =
  /\b(?:(?:turn|transform|morph|chang|evolv|grow|hatch|develop|metamorphos)(?:e|s|es|ing|ed)?(?: [\w-]+){0,4}? into|becom(?:e|es|ing))\b/i;
const OF_BECOMING =
  /^(?:slowly |magically )?(?:turn|transform|morph|chang|evolv|grow|hatch|develop|becom|metamorphos)(?:e|s|es|ing|ed)?(?: into)?$|^(?:into|slowly|magically)$/i;
/** Deeds of the change itself. */
const OF_CHANGE = /^(?:turn|spin|grow|pulse|hatch|stand|magic)$/;

/** "a caterpillar turning into a butterfly": a loop shows one after the other in the same place. */
export function becoming(spec: PromptSpec): PromptSpec {
  const { prompt, format, caption, subjects } = spec;
  const verb = format === null && caption === null ? BECOMES.exec(prompt) : null;
  if (verb === null) return spec;
  const end = verb.index + verb[0].length;
  const placed = subjects.map((subject) => ({ subject, at: placeOf(subject, prompt) }));
  const before = placed.filter(({ at }) => at >= 0 && at < end).toSorted((a, b) => b.at - a.at);
  const after = placed.filter(({ at }) => at >= end).toSorted((a, b) => a.at - b.at);
  const [first, last] = [before[0]?.subject, after[0]?.subject];
  if (first === undefined || last === undefined || isOne(first, last)) return spec;
  const still = withChanged(spec, ({ motion }) => OF_CHANGE.test(motion ?? ''), { motion: null });
  const alone = leavingOut(still, ({ source }) => source === undefined);
  const seeds = new Set(first.glyph === 'seedling' ? [spelled(first)] : []);
  const looks = [{ without: [last.word] }, { without: [first.word] }];
  return showInLoops(
    {
      ...alone,
      words: standInFor(alone.words, seeds, 'sprout'),
      relations: alone.relations.filter(({ said }) => said?.text !== 'into'),
      passingLooks: { looks, back: [], isInLoopsAlone: true },
    },
    OF_BECOMING,
  );
}

const CHANGES_COLOUR =
  /\b(?:chang|shift|switch|cycl)(?:e|s|es|ing) (?:its |their |his |her |the |through )*colou?rs?\b|\bcolou?r[- ]chang(?:e|es|ing)\b|\b(?:turn|chang|fad|shift)(?:e|s|es|ing) (?:colou?rs? )?from [\w ]+ (?:in)?to\b/i;
const OF_COLOURS =
  /^(?:slowly )?(?:turn|chang|fad|shift|switch|cycl)(?:e|s|es|ing)(?: colou?rs?)?$/i;
/** They go on and off instead. */
const LIGHT = /lamp|light|lantern|bulb|candle|mirror-ball|police|ambulance|fire-engine/;
const USUAL = ['green', 'blue', 'purple', 'orange'];

/** "a chameleon changing colors", "a leaf turning from green to red": a loop shows it in one color after the other. */
export function changingColours(spec: PromptSpec): PromptSpec {
  const { prompt, format, caption, subjects } = spec;
  if (format !== null || caption !== null || !CHANGES_COLOUR.test(prompt)) return spec;
  const [thing, ...others] = subjects;
  const said = spec.colours.length > 1 ? spec.colours : USUAL;
  if (thing === undefined || others.length > 0 || thing.person !== null || LIGHT.test(thing.glyph))
    return spec;
  const isMoved = OF_CHANGE.test(thing.motion ?? '');
  const still = withChanged(spec, () => isMoved, { motion: null });
  const looks = said.map((colour) => ({ changed: { word: thing.word, colour } }));
  const dyed = { ...still, passingLooks: { looks, back: [], isInLoopsAlone: true as const } };
  return showInLoops(showInLoops(dyed, OF_COLOURS), new RegExp(`^(?:${said.join('|')})$`, 'i'));
}

const HATCHES = /\bhatch(?:es|ing)\b|\bcrack(?:s|ing)(?: open)?\b/i;
const OF_HATCHING =
  /^(?:slowly )?(?:hatch|crack)(?:es|s|ing)?(?: open)?$|^(?:open|slowly|dino(?:saur)?|dragon|turtle|duck)$/i;
/** Who comes out of an egg, by what the prompt says of it; a chick out of any other. */
const HATCHLINGS: readonly (readonly [said: RegExp, shell: string, young: string])[] = [
  [/\bdino/i, '@eggshell', 'sauropod'],
  [/\bdragon/i, '@eggshell', 'dragon'],
  [/\bturtle/i, '@eggshell', 'turtle'],
  [/\bduck/i, '@eggshell', '@duckling'],
  [/(?:)/, 'hatching-chick', 'baby-chick'],
];

/** "an egg hatching": it is whole, then the shell is open, then the young one stands there. */
export function hatching(spec: PromptSpec): PromptSpec {
  const { prompt, format, caption } = spec;
  if (format !== null || caption !== null || !HATCHES.test(prompt)) return spec;
  const named = leavingOut(spec, ({ source }) => source === undefined);
  const [egg, ...others] = named.subjects;
  const isEgg = egg !== undefined && /^(?:egg|@eggshell)$/.test(egg.glyph) && egg.count === 1;
  if (!isEgg || others.length > 0) return spec;
  const [, shell, young] = HATCHLINGS.find(([said]) => said.test(prompt)) ?? [];
  if (shell === undefined || young === undefined) return spec;
  const looks = ['egg', shell, young].map((glyph) => ({ changed: { word: egg.word, glyph } }));
  const open = withChanged({ ...named, relations: [] }, () => true, { glyph: shell, motion: null });
  return showInLoops(
    { ...open, passingLooks: { looks, back: [], isInLoopsAlone: true } },
    OF_HATCHING,
  );
}

const WILTS = /\b(?:wilt|wither)(?:s|ing)\b|\bdry(?:ing)? (?:up|out)\b|\bdying\b/i;
const OF_WILTING = /^(?:slowly )?(?:(?:wilt|wither)(?:s|ing)|dry(?:ing)?(?: up| out)?|dying)$/i;

/** "a flower wilting": it turns brown in a loop. */
export function wilting(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, subjects, format, caption } = spec;
  const [plant] = subjects;
  const isPlant =
    plant !== undefined && vocabulary.categoryOf(plant.glyph)?.startsWith('plant') === true;
  if (format !== null || caption !== null || !isPlant || !WILTS.test(prompt)) return spec;
  const brown = { changed: { word: plant.word, colour: 'brown' } };
  const passingLooks = { looks: [{}, brown], back: [], isInLoopsAlone: true as const };
  return showInLoops({ ...spec, passingLooks }, OF_WILTING);
}

const placeOf = ({ source }: Subject, prompt: string): number =>
  source === undefined ? -1 : prompt.toLowerCase().indexOf(source.toLowerCase());

/** "a boy turning into a boy" could not be told apart. */
const isOne = (first: Subject, last: Subject): boolean =>
  first.word === last.word || (first.glyph === last.glyph && first.colour === last.colour);
