import { canBeDoneSeated } from '../language/gestures.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut } from './spec-changes.ts';
import { spelled, standInFor } from './word-lists.ts';

/** Vehicles that people ride as passengers; what the room of the train shows of them. */
const RIDDEN_INSIDE: Readonly<Record<string, 'train' | 'stand-in'>> = {
  '@steamtrain': 'train',
  '@electrictrain': 'train',
  '@bullettrain': 'train',
  'railway-car': 'train',
  train: 'train',
  'high-speed-train': 'train',
  'bullet-train': 'train',
  metro: 'train',
  'light-rail': 'train',
  tram: 'stand-in',
  'tram-car': 'stand-in',
  bus: 'stand-in',
  'oncoming-bus': 'stand-in',
  trolleybus: 'stand-in',
  airplane: 'stand-in',
};

/** What passengers do besides what is done sitting. */
const AT_REST: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'sit',
  'sleep',
  'ride',
  'lie',
]);
const ON_THE_ROOF = /\b(?:roof|on top of|atop|clinging|hanging (?:on|off)|surfing)\b/iu;

/** "a man asleep on a night bus", "a girl riding the train": passengers are shown inside, on a seat. */
export function insidePassengerVehicles(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const ride = spec.relations.find((relation) => isPassage(spec, relation, vocabulary));
  const vehicle = ride && spec.subjects[ride.to];
  if (!ride || !vehicle || spec.setting !== null || ON_THE_ROOF.test(spec.prompt)) return spec;
  const isMoreThanPassage = spec.relations.some(
    (each) => each.to === ride.to && !isPassage(spec, each, vocabulary),
  );
  if (isMoreThanPassage || vehicle.count > 1) return spec;
  const inside = leavingOut(spec, (_, index) => index === ride.to);
  const subjects = inside.subjects.map((subject) =>
    subject.motion === 'ride' ? { ...subject, motion: null } : subject,
  );
  const isShown = RIDDEN_INSIDE[vehicle.glyph] === 'train';
  const { words } = spec;
  return {
    ...inside,
    subjects,
    setting: 'train',
    words: isShown ? words : standInFor(words, new Set([spelled(vehicle)]), 'a train'),
  };
}

/** Whether a relation says that a rider, or one who is busy, is in a vehicle for passengers. */
function isPassage(
  { subjects }: PromptSpec,
  { from, to, kind, said }: Relation,
  vocabulary: Vocabulary,
): boolean {
  const [rider, vehicle] = [subjects[from], subjects[to]];
  if (!rider || !vehicle || RIDDEN_INSIDE[vehicle.glyph] === undefined) return false;
  const isRider = kind === 'ride' ? said !== undefined : /^(on|in|inside)$/.test(kind);
  const isBusy = rider.motion !== null && rider.motion !== 'ride';
  // One that is only said to be in a bus looks out of its windows.
  const isAtEase = kind === 'ride' || kind === 'on' || isBusy;
  return (
    isRider &&
    isAtEase &&
    isAnimate(rider.glyph, vocabulary) &&
    (AT_REST.has(rider.motion) || (rider.motion !== null && canBeDoneSeated(rider.motion)))
  );
}
