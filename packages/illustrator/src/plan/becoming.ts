import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
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
  const looks = said.map((colour) => ({ dyed: { word: thing.word, colour } }));
  const dyed = { ...still, passingLooks: { looks, back: [], isInLoopsAlone: true as const } };
  return showInLoops(showInLoops(dyed, OF_COLOURS), new RegExp(`^(?:${said.join('|')})$`, 'i'));
}

const placeOf = ({ source }: Subject, prompt: string): number =>
  source === undefined ? -1 : prompt.toLowerCase().indexOf(source.toLowerCase());

/** "a boy turning into a boy" could not be told apart. */
const isOne = (first: Subject, last: Subject): boolean =>
  first.word === last.word || (first.glyph === last.glyph && first.colour === last.colour);
