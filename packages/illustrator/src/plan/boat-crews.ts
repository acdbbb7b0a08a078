import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isDone } from '../language/words-in-english.ts';
import { inSteps, showWords, withChangedAt, withThing } from './spec-changes.ts';
import { takeBackWords } from './word-lists.ts';

const BOATS =
  /^(?:@rowboat|@openboat|@opencanoe|@kayak|canoe|sailboat|speedboat|motor-boat|@vikingship|@sailingship)$/;
const ABOARD = /^(?:ride|on|in|inside)$/;

/** Rowers sit in one boat, drummers of a dragon boat are aboard, and boats race on water. */
export const crewBoats = (spec: PromptSpec): PromptSpec =>
  inSteps(spec, [rowTogether, rowInOneBoat, drumAboard, raceOnWater]);

const TOGETHER = /^(?:together|team(?:work)?|unison|in sync)$/i;
const CREW = 3;

/** "rowing a boat together": a crew rows where the prompt names none. */
function rowTogether(spec: PromptSpec): PromptSpec {
  const isAlone = ({ motion, person, word }: Subject): boolean =>
    motion === 'sail' && person !== null && word === 'somebody';
  const isSaid = spec.words.notDrawn.some((word) => TOGETHER.test(word));
  const one = spec.subjects.findIndex(isAlone);
  if (!isSaid || one < 0 || !rows(spec)) return spec;
  const count = Math.max(CREW, spec.subjects[one]?.count ?? 1);
  return showWords(withChangedAt(spec, one, { count }), TOGETHER);
}

const rows = (spec: PromptSpec): boolean => isDone(spec, /^row/);

function rowInOneBoat(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  if (!rows(spec)) return spec;
  const rowers = subjects.flatMap(({ motion, person }, index) =>
    motion === 'sail' && person !== null ? [index] : [],
  );
  const isAboard = relations.some(
    ({ from, to, kind }) =>
      rowers.includes(from) && ABOARD.test(kind) && subjects[to]?.person === null,
  );
  if (rowers.length === 0 || isAboard) return spec;
  const crewed = withThing(
    spec,
    '@rowboat',
    rowers.map((from) => ({ from, kind: 'ride' })),
  );
  return { ...crewed, setting: spec.setting ?? 'lake' };
}

/** "a dragon boat with drummers": they are in it. */
function drumAboard(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const boat = subjects.findIndex(({ glyph }) => glyph === '@vikingship');
  const isDrumming = (index: number): boolean =>
    subjects[index]?.person != null &&
    relations.some(({ from, to }) => from === index && subjects[to]?.glyph === 'drum');
  const drummers = subjects.flatMap((_, index) => (isDrumming(index) ? [index] : []));
  if (boat < 0 || drummers.length === 0) return spec;
  const others = relations.filter(
    ({ from, to }) => !(from === boat && drummers.includes(to)) && !drummers.includes(to),
  );
  return {
    ...spec,
    relations: [
      ...others,
      ...drummers.map((from) => ({ from, to: boat, kind: 'inside' as const })),
    ],
  };
}

/** A race of boats is on no road, and nothing else shows that they race. */
function raceOnWater(spec: PromptSpec): PromptSpec {
  const isRace = ({ word, as }: { word: string; as: string }): boolean =>
    /^(?:race|races|regatta)$/i.test(word) && as === 'road';
  const races = spec.words.standIns.filter(isRace).map(({ word }) => word);
  const hasBoat = spec.subjects.some(({ glyph }) => BOATS.test(glyph));
  if (spec.setting !== 'road' || races.length === 0 || !hasBoat) return spec;
  return { ...spec, setting: 'lake', words: takeBackWords(spec.words, new Set(races)) };
}
