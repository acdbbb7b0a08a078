import { escaped } from '../language/escaped.ts';
import { isGesture } from '../language/gestures.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { glyphOfTrade } from '../language/trades.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { inkNamed } from './mark-colours.ts';
import { leavingOut } from './spec-changes.ts';
import { asHead, onShield } from './team-marks.ts';
import { takeBackWords } from './word-lists.ts';

/** Who has a face of their own in a logo. */
const MASCOT =
  /\b(?:mascots?|characters?|kawaii|smil\w+|happy|cute|wav\w+|wink\w+|laugh\w+|maskottchen|mascota|mascotte)\b/iu;
/** What a logo shows of things that are pictures of a scene. */
const SIGNS: Readonly<Record<string, string>> = {
  '@moon': '@moonmark',
  'full-moon': '@moonmark',
  'crescent-moon': '@moonmark',
  lotus: '@lotusmark',
  leaf: '@leafmark',
  mountain: '@mountainmark',
  'snow-capped-mountain': '@mountainmark',
  rose: '@rosemark',
  bouquet: '@rosemark',
  'leaf-fluttering-in-wind': '@leafmark',
};

/** "fork and spoon": the usual picture of a fork has a knife beside it. */
const isForkAlone = ({ glyph, word }: Subject, { prompt }: PromptSpec): boolean =>
  glyph === 'fork-and-knife' && /^forks?$/i.test(word) && !/\bkni(?:fe|ves)\b/i.test(prompt);

const signFor = (subject: Subject, spec: PromptSpec): string =>
  isForkAlone(subject, spec) ? '@fork' : (SIGNS[subject.glyph] ?? subject.glyph);

/** A thing without face and limbs, which stands still; several are one unless the prompt counts them. */
function simplified(subject: Subject, spec: PromptSpec, vocabulary: Vocabulary): Subject {
  const { hasLimbs: _, ...plain } = subject;
  const isAlive = subject.person !== null || subject.motion === 'wave';
  const isMascot = MASCOT.test(spec.prompt) || isAlive;
  // What is eaten would not be known in another color.
  const isFood = vocabulary.categoryOf(subject.glyph)?.startsWith('food') ?? false;
  // What is printed with one ink or two is known by its own light and dark.
  const isPrinted = spec.mark?.inks != null;
  const tint = tintOf(spec);
  // On a tile in the named color the sign is white.
  const onPaper = tint !== null && spec.mark?.isTile ? 'white' : tint;
  const own = subject.colour ?? (isFood && spec.caption !== null ? null : onPaper);
  const colour = isPrinted ? null : own;
  if (isMascot)
    return {
      ...subject,
      colour: isPrinted || (subject.person === null && !subject.hasLimbs) ? colour : subject.colour,
    };
  const motion = isGesture(subject.motion) || subject.motion === 'yoga' ? null : subject.motion;
  return { ...plain, glyph: signFor(subject, spec), motion, colour };
}

/** The first color that is named is the mark's, where no thing has it and it is no background. */
function tintOf({ colours, backdrop, subjects, mark, prompt }: PromptSpec): string | null {
  const isOwned = (name: string): boolean => subjects.some(({ colour }) => colour === name);
  if (mark?.isLined || colours.some(isOwned) || inkNamed({ colours, backdrop, prompt }) === null)
    return null;
  const named = colours.find((name) => name !== backdrop && name !== 'white');
  return named ?? (/pastel/iu.test(prompt) ? 'dusty pink' : 'sage');
}

/** The things of a logo as signs of it: one clean shape each. */
export function asMark(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  // Stickers show characters as they are.
  if (spec.mark == null || spec.format === 'sticker') return spec;
  const people = withSignOfTrader(withoutAdjuncts(spec));
  const isOfLiving = people.subjects.some(
    ({ glyph, person }) => person !== null || isAnimate(glyph, vocabulary),
  );
  // Bodies are painted, and drawn in lines when they are finished.
  const inLines: PromptSpec =
    spec.mark.isLined && isOfLiving
      ? { ...people, style: 'lineart', mark: { ...spec.mark, isLined: false } }
      : people;
  return withoutLostGestures(
    inLines,
    onShield(asHead(asSigns(inLines, vocabulary), vocabulary), vocabulary),
  );
}

/** What a sign does not show any more of those it is a sign of is not drawn. */
function withoutLostGestures(said: PromptSpec, signs: PromptSpec): PromptSpec {
  const isLost = said.subjects.some(
    ({ motion }, index) => motion !== null && signs.subjects[index]?.motion === null,
  );
  const lost = new Set(said.deeds.map((deed) => deed.toLowerCase()));
  return isLost ? { ...signs, words: takeBackWords(signs.words, lost) } : signs;
}

/** Words for many people, by whom a logo is used. */
const GROUP = /^(?:team|crew|club|duo|trio|company|group|agency|staff)$/;

/** "a dentist tooth icon", "a gaming team logo", "a logo for a baker, wheat": whose logo it is says nothing of what it shows. */
function withoutAdjuncts(spec: PromptSpec): PromptSpec {
  const said = spec.prompt.toLowerCase();
  const isForThem = (word: string): boolean =>
    new RegExp(String.raw`\bfor (?:(?:an?|my|the|our) )?(?:\p{L}+ )?${escaped(word)}\b`, 'iu').test(
      said,
    );
  const isAdjunct = ({ person, word }: Subject): boolean =>
    person !== null &&
    (GROUP.test(word) ||
      isForThem(word) ||
      spec.subjects.some(
        (other) =>
          other.person === null && (other.word === word || said.includes(`${word} ${other.word}`)),
      ));
  const others = spec.subjects.filter((subject) => !isAdjunct(subject));
  return others.length === 0 ? spec : leavingOut(spec, isAdjunct);
}

/** "dentist logo": the one whose business it is by the sign of the trade. */
function withSignOfTrader(spec: PromptSpec): PromptSpec {
  const [trader, ...others] = spec.subjects;
  if (trader?.person == null || others.length > 0 || spec.relations.length > 0) return spec;
  const sign = glyphOfTrade(trader.word.toLowerCase());
  const isOwner = spec.caption !== null && trader.motion === null && !MASCOT.test(spec.prompt);
  return sign === null || !isOwner ? spec : { ...spec, subjects: [oneOf(sign, trader.word)] };
}

/** Two things of a logo are one sign in a ring, the one before the other. */
const isPair = ({ mark, subjects, relations }: PromptSpec): boolean =>
  mark?.isSet === false &&
  !mark.isTile &&
  relations.length === 0 &&
  subjects.length === 2 &&
  subjects.every(({ person }) => person === null) &&
  subjects[0]?.glyph !== subjects[1]?.glyph;

function asSigns(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects } = spec;
  const isCounted = (word: string): boolean =>
    new RegExp(String.raw`\b(?:two|three|four|five|\d+) (?:\p{L}+ )?${word}`, 'iu').test(
      spec.prompt,
    );
  return {
    ...spec,
    mark: spec.mark == null ? null : { ...spec.mark, isRound: spec.mark.isRound || isPair(spec) },
    relations: spec.relations.map((relation) =>
      // What is on top of somebody is on the head.
      relation.kind === 'on' && subjects[relation.to]?.motion === 'wave'
        ? { ...relation, from: relation.to, to: relation.from, kind: 'crown' as const }
        : relation,
    ),
    subjects: subjects.map((subject) => {
      const sign = simplified(subject, spec, vocabulary);
      return isCounted(subject.word) ? sign : Object.assign({}, sign, { count: 1 });
    }),
  };
}
