import type { Relation } from '../language/relation.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isOnSomething, leavingOut, showWords, withChangedAt } from './spec-changes.ts';

const PRESENTS =
  /\b(?:present(?:s|ed|ing)\b|presentation|explain|lectur|pitch(?:es|ing)\b|(?:giv(?:es?|ing)|holds?|holding) an? (?:\w+ )?(?:talk|speech|lecture|lesson|class|presentation|workshop)|in front of (?:an?|the|his|her|their) (?:\w+ ){0,2}(?:class|classroom|audience|team|students|pupils|colleagues|crowd|group)|while (?:\w+ ){1,3}listen)/i;
const POINTS = /\bpoint(?:s|ing)? (?:at|to)\b/i;
const CROWD = /\b(?:audience|crowd|stage|speech|podium)\b/i;
const PUPILS =
  /\b(?:teacher|pupils?|students?|class|classroom|schoolchildren|kids|children|professor|lecture)\b/i;
const BOARD = /^(?:@whiteboard|@blackboard|chart-\w+|bar-chart|@flipchart)$/;
const WORDS =
  /^(?:explain\w*|present\w*|lectur\w*|giv\w+(?: a (?:talk|speech|lecture|presentation))?|talk|speech|listen\w*|pitch\w*)$/i;
const FEWEST = 2;

/** "a manager explaining a plan to her team": the back of the team is to us, and she stands at the board. */
export function presentToAudience(spec: PromptSpec): PromptSpec {
  const found = findPresentation(spec);
  if (found === null) return spec;
  const { speaker, audience } = found;
  const place = placeOf(spec);
  const isAtBoard = place !== 'stage';
  const speech = spec.subjects[speaker]?.motion === 'sing' ? 'sing' : 'give';
  const presenting = withChangedAt(spec, speaker, {
    motion: isAtBoard ? 'point' : speech,
    presentsTo: isAtBoard ? 'board' : 'crowd',
    isTurnedAway: false,
  });
  const watched = withChangedAt(presenting, audience, {
    motion: null,
    isAudience: true,
    isTurnedAway: true,
  });
  const isHeld = (index: number): boolean =>
    !isAtBoard &&
    spec.relations.some(
      ({ from, to, kind }) => from === speaker && to === index && kind === 'hold',
    );
  const isKept = ({ glyph }: Subject, index: number): boolean =>
    index === speaker || index === audience || BOARD.test(glyph) || isHeld(index);
  const alone = leavingOut(
    { ...watched, setting: place, relations: watched.relations.map(nextTo) },
    (subject, index) => !isKept(subject, index),
  );
  return showWords({ ...alone, subjects: alone.subjects.map(asBoard) }, WORDS);
}

/** Somebody who explains something "on a whiteboard" is before it. */
const nextTo = (relation: Relation): Relation =>
  relation.kind === 'hold' ? relation : { ...relation, kind: 'front' };

/** Where the prompt names no place: on a stage before a crowd, else where there is a board. */
function placeOf(spec: PromptSpec): SettingName {
  const { setting, prompt } = spec;
  if (hasBoard(spec)) return setting ?? 'office';
  if (setting === 'stage' || (setting === null && CROWD.test(prompt))) return 'stage';
  return setting ?? (PUPILS.test(prompt) ? 'classroom' : 'meeting');
}

const hasBoard = ({ subjects }: PromptSpec): boolean =>
  subjects.some(({ glyph }) => BOARD.test(glyph));

/** What is shown to several is large, on a stand. */
const asBoard = (subject: Subject): Subject =>
  BOARD.test(subject.glyph)
    ? { ...subject, glyph: '@whiteboard', count: 1, motion: null }
    : subject;

const AT_EASE = /^(?:idle|give|teach|talk|point|sit|meet|sing)$/;

/** Who presents, and the several who watch; null where somebody or something else is there besides. */
function findPresentation({
  subjects,
  prompt,
  relations,
}: PromptSpec): { readonly speaker: number; readonly audience: number } | null {
  const people = subjects.flatMap(({ person }, index) => (person === null ? [] : [index]));
  const speaker = people.find((index) => subjects[index]?.count === 1);
  const audience = people.findLast((index) => (subjects[index]?.count ?? 0) >= FEWEST);
  if (speaker === undefined || audience === undefined) return null;
  const points = POINTS.test(prompt) && subjects.some(({ glyph }) => BOARD.test(glyph));
  if (!PRESENTS.test(prompt) && !points) return null;
  const areFree = [speaker, audience].every((index) =>
    AT_EASE.test(subjects[index]?.motion ?? 'idle'),
  );
  const isNamed = ({ source, glyph, person }: Subject): boolean =>
    person === null && source !== undefined && !BOARD.test(glyph);
  // "seen by her class and the students": all watch.
  const isApart = people.some(
    (index) => index !== speaker && (subjects[index]?.count ?? 0) < FEWEST,
  );
  const isSeated = isOnSomething({ relations }, audience);
  if (!areFree || isApart || isSeated || subjects.some(isNamed)) return null;
  return { speaker, audience };
}
