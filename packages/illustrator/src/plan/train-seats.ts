import { canBeDoneSeated } from '../language/gestures.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { countOf, isOnSomething, withChanged } from './spec-changes.ts';

/** As many have seats of their own. */
const MOST = 3;

/** Who is on a train sits, unless the prompt says what else they do. */
export function onTrainSeats(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): PromptSpec {
  if (setting !== 'train' && setting !== 'subwaycar') return spec;
  return seatPassengers(withChanged(spec, isSeat, { glyph: '@trainseat' }), setting, vocabulary);
}

/** "a suitcase on the seat": it is one of the train's own. */
const isSeat = ({ glyph, word }: Subject): boolean => glyph === 'chair' && /^seats?$/.test(word);

function seatPassengers(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): PromptSpec {
  const { subjects, relations } = spec;
  const isHeld = (index: number): boolean =>
    relations.some(({ to, kind }) => to === index && /^(hold|hug)$/.test(kind));
  const passengers = subjects.flatMap((subject, index) =>
    isAnimate(subject.glyph, vocabulary) &&
    isSeated(subject, setting) &&
    !isOnSomething(spec, index) &&
    !isHeld(index)
      ? [index]
      : [],
  );
  if (countOf(spec, passengers) > MOST) return spec;
  const seats = passengers.map((index) => ({
    ...oneOf('@trainseat', 'seat'),
    count: subjects[index]?.count ?? 1,
  }));
  return {
    ...spec,
    subjects: [...subjects, ...seats],
    relations: [
      ...relations,
      ...passengers.map((from, i) => ({ from, to: subjects.length + i, kind: 'on' as const })),
    ],
  };
}

/** Between the benches of the subway people stand, unless they are said to sit. */
const isSeated = (subject: Subject, setting: SettingName): boolean =>
  isAtRest(subject) && (setting === 'train' || (subject.motion ?? 'idle') !== 'idle');

const isAtRest = ({ motion }: Subject): boolean =>
  motion === null || /^(idle|sit|sleep|type|write)$/.test(motion) || canBeDoneSeated(motion);
