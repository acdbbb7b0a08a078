import type { ReadWords } from '../language/accounted-words.ts';
import { wordCountOf } from '../language/both-languages.ts';
import { isFarAway } from '../language/far-away.ts';
import { isAnimate, isAttire, isBuilding } from '../language/kinds-of-things.ts';
import { meaningsOf } from '../language/lexicon.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Relation, RelationName } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isLoose, MOST_ON_DESK } from './loose-things.ts';
import { isRelated, leavingOut } from './spec-changes.ts';
import { claimedWords, spelled, takeBackWords } from './word-lists.ts';

/** Words of a prompt that describes a scene instead of naming its things. */
const LONG = 18;
/** Things that a picture holds, besides what belongs to one of them. */
const MOST = 4;

/** The most things that stand small in the background, besides those. */
const MOST_BEHIND = 2;

/** How two things touch: what is so related to a thing belongs to it. */
const TOUCHING: ReadonlySet<RelationName> = new Set([
  'hold',
  'work',
  'ride',
  'on',
  'in',
  'inside',
  'mouth',
  'nose',
  'neck',
  'crown',
  'costume',
  'hug',
  'lap',
  'shared',
  'across',
  'water',
]);

/** Parts of buildings and places, sheets and marks: seldom meant as things that stand by themselves. */
const PARTS =
  /^(door|window|@wall|ladder|headstone|wood|rock|@branch|page-facing-up|label|locked|droplet|mirror|wheel|@ring|bone|paw-prints|feather|camera|pen|pencil|@plate|artist-palette|yarn|@pictureframe|thread|triangular-flag|chart-increasing|paintbrush|dust)$/;

/** As many are shown of what has no number: "lamps". */
const SEVERAL = 3;

/** Subjects with a lower rank are kept first; doubtful ones are always left out. */
const RANKS = { living: 1, related: 2, loose: 3, doubtful: 5 } as const;

/**
 * Limits the subjects of a long prompt to those that the picture can show well. The main subject stays with what it
 * touches. Three more follow: people and animals first, then buildings and subjects with a stated place, then the rest in
 * the order of the prompt. What is left out is reported as not drawn.
 */
export function limitSubjects(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isLong = wordCountOf(spec.prompt) >= LONG && spec.subjects.length > 1;
  const isScene = spec.format === null && spec.mark == null;
  const kept = isLong && isScene ? keptThings(spec, vocabulary) : allButDrops(spec);
  if (kept.size === spec.subjects.length) return spec;
  const words = withoutThings(spec, kept);
  return { ...leavingOut(spec, (_subject, index) => !kept.has(index)), words };
}

/** Drops of water are too small to be seen beside anything else, unless they are a spray. */
function allButDrops({ subjects, relations }: PromptSpec): ReadonlySet<number> {
  const isSprayed = (index: number): boolean =>
    relations.some(({ from, to }) => to === index && subjects[from]?.motion === 'breathe');
  const isKept = (index: number): boolean =>
    index === 0 || subjects[index]?.glyph !== 'droplet' || isSprayed(index);
  return new Set([...subjects.keys()].filter(isKept));
}

function keptThings(spec: PromptSpec, vocabulary: Vocabulary): ReadonlySet<number> {
  const { subjects } = spec;
  const main = mainOf(spec, vocabulary);
  const kept = new Set<number>();
  keepCompany(main, kept, spec);
  const others = [...subjects.keys()]
    .map((index) => ({ index, rank: rankOf(index, spec, kept, vocabulary) }))
    .filter(({ index, rank }) => !kept.has(index) && rank < RANKS.doubtful)
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index);
  let room = MOST - 1;
  let roomBehind = MOST_BEHIND;
  for (const { index } of others) {
    if (kept.has(index)) continue;
    const isBehind = spec.relations.some((each) => each.from === index && isFarAway(each));
    if (isBehind && roomBehind > 0) roomBehind -= 1;
    else if (room > 0) room -= 1;
    else continue;
    keepCompany(loadOf(index, spec) ?? index, kept, spec);
  }
  keepOnTable(kept, spec, vocabulary);
  return kept;
}

/** What stands on a table, which is kept with it: none is shown empty. */
const loadOf = (index: number, { subjects, relations }: PromptSpec): number | undefined =>
  subjects[index]?.glyph === '@table'
    ? relations.find(({ to, kind }) => to === index && kind === 'on')?.from
    : undefined;

/** Small things lie on a table that the picture shows anyway. */
function keepOnTable(kept: Set<number>, spec: PromptSpec, vocabulary: Vocabulary): void {
  const { subjects } = spec;
  const table = subjects.findIndex(({ glyph }) => glyph === '@table');
  if (!kept.has(table)) return;
  const small = [...subjects.keys()].filter((index) => {
    const subject = subjects[index];
    if (subject === undefined || isRelated(spec, index)) return false;
    return isLoose(subject, vocabulary.categoryOf(subject.glyph) ?? '');
  });
  for (const index of small.slice(0, MOST_ON_DESK)) kept.add(index);
}

/** The first who does something, else the first who is alive, else the first thing. */
function mainOf({ subjects }: PromptSpec, vocabulary: Vocabulary): number {
  const isAlive = ({ glyph }: Subject): boolean => isAnimate(glyph, vocabulary);
  const doer = subjects.findIndex((subject) => subject.motion !== null && isAlive(subject));
  return Math.max(0, doer >= 0 ? doer : subjects.findIndex(isAlive));
}

/** Keeps a subject with the others of the same word: a family is one of the things that a picture holds. */
function keepCompany(index: number, kept: Set<number>, spec: PromptSpec): void {
  const { word, person } = spec.subjects[index] ?? {};
  keepWithOwn(index, kept, spec);
  if (person == null) return;
  for (const [other, subject] of spec.subjects.entries()) {
    if (subject.person !== null && subject.word === word) keepWithOwn(other, kept, spec);
  }
}

/**
 * Keeps a thing, what it holds, wears, uses or is on, and what its deed needs: a table, and things that the prompt
 * does not name.
 */
function keepWithOwn(index: number, kept: Set<number>, spec: PromptSpec): void {
  if (kept.has(index)) return;
  kept.add(index);
  for (const { from, to, kind } of spec.relations) {
    const thing = spec.subjects[to];
    const isOfDeed = thing?.source === undefined || thing.glyph === '@table';
    if (from === index && (TOUCHING.has(kind) || isOfDeed)) keepWithOwn(to, kept, spec);
  }
}

function rankOf(
  index: number,
  { subjects, relations, words }: PromptSpec,
  kept: ReadonlySet<number>,
  vocabulary: Vocabulary,
): number {
  const subject = subjects[index];
  if (!subject) return RANKS.doubtful;
  const { glyph } = subject;
  if (isAnimate(glyph, vocabulary) || subject.hasLimbs === true) return RANKS.living;
  const isToKept = ({ from, to, kind, said }: Relation): boolean =>
    (said !== undefined || TOUCHING.has(kind) || kind === 'around') &&
    ((from === index && kept.has(to)) || (to === index && kept.has(from)));
  const isOfKept = relations.some(isToKept);
  const isCounted = subject.count > 1 && subject.count !== SEVERAL;
  if (PARTS.test(glyph) && !isOfKept && !isCounted) return RANKS.doubtful;
  if (index === 0 || isCounted) return RANKS.loose;
  // Clothes that lie about belong to somebody who is not shown.
  if (isAttire(glyph, vocabulary) && !isOfKept) return RANKS.doubtful;
  // A canoe for an outrigger canoe is what was meant.
  const isStandIn = words.standIns.some(
    ({ word, as }) => word === spelled(subject) && !word.endsWith(` ${as}`),
  );
  if (isStandIn && !isOfKept && !isBuilding(glyph, vocabulary)) return RANKS.doubtful;
  const isPlace = isBuilding(glyph, vocabulary) && !/^@(?:sun|moon)$/.test(glyph);
  return isOfKept || isPlace ? RANKS.related : RANKS.loose;
}

/** What it is called, how many and how large it is said to be. */
const wordsOf = (subject: Subject): readonly string[] => [
  spelled(subject),
  ...[subject.saidCount, subject.saidSize].flatMap((said) => said?.word ?? []),
];

/** The deeds of what is left out, unless one that is kept does the same. */
function deedsOf(spec: PromptSpec, kept: ReadonlySet<number>): readonly string[] {
  const { subjects, relations, saidActs, deeds } = spec;
  const motionsOf = (isKept: boolean): ReadonlySet<MotionName | null> =>
    new Set(subjects.filter((_, i) => kept.has(i) === isKept).map(({ motion }) => motion));
  const [lost, shown] = [motionsOf(false), motionsOf(true)];
  const acts = saidActs.flatMap(({ word, motion }) =>
    motion !== null && lost.has(motion) && !shown.has(motion) ? word : [],
  );
  const wordsWith = (isKept: boolean): readonly string[] =>
    relations.flatMap(({ from, to, said }) =>
      said && deeds.includes(said.word) && (kept.has(from) && kept.has(to)) === isKept
        ? said.word
        : [],
    );
  const doneBesides = wordsWith(true);
  return [...acts, ...wordsWith(false).filter((word) => !doneBesides.includes(word))];
}

const isModifier = (word: string): boolean =>
  meaningsOf(word).some(({ kind }) => /^(?:colour|size|number|adjective)$/.test(kind));

/** The colors and the like right before what is left out: "white" of a white sari, where nothing else is white. */
function saidOnlyOf(unkept: readonly string[], { prompt, words }: PromptSpec): readonly string[] {
  const tokens = Array.from(
    prompt.toLowerCase().matchAll(/\p{L}[\p{L}'’-]*|[^\s\p{L}]/gu),
    ([token]) => token,
  );
  const drawn = new Map(words.drawn.map((word) => [word.toLowerCase(), word]));
  const between = new Set(['and', ...words.notDrawn.map((word) => word.toLowerCase())]);
  const isOnce = (token: string): boolean => tokens.indexOf(token) === tokens.lastIndexOf(token);
  return unkept.flatMap((word) => {
    const named = word.toLowerCase().split(' ');
    const start = tokens.findIndex((_, i) => named.every((part, j) => tokens[i + j] === part));
    const said: string[] = [];
    for (let i = start - 1; i >= 0; i--) {
      const token = tokens[i] ?? '';
      const adjective = isModifier(token) && isOnce(token) ? drawn.get(token) : undefined;
      if (adjective !== undefined) said.push(adjective);
      else if (!between.has(token)) break;
    }
    return said;
  });
}

/** The three lists without the words of what is left out. */
function withoutThings(spec: PromptSpec, kept: ReadonlySet<number>): ReadWords {
  const { words, subjects } = spec;
  const shown = new Set(subjects.filter((_, index) => kept.has(index)).flatMap(wordsOf));
  const listed = new Set(claimedWords(words));
  const unkept = subjects.filter((_, index) => !kept.has(index)).flatMap(wordsOf);
  const unnamed = unkept.filter((word) => !shown.has(word));
  const unseen = [...unkept, ...deedsOf(spec, kept), ...saidOnlyOf(unnamed, spec)];
  const lost = unseen.filter((word) => listed.has(word) && !shown.has(word));
  return takeBackWords(words, new Set(lost));
}
