import { canBeDoneSeated } from '../language/gestures.ts';
import { INTERIOR_NAMES } from '../language/indoors.ts';
import { kinOf } from '../language/kin.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { AIRBORNE } from '../things/habitats.ts';
import {
  leavingOut,
  withChanged,
  withChangedAt,
  withKinds,
  withLandform,
  withThing,
} from './spec-changes.ts';

/** Two and more have room on a bench. */
export function withWideBenches(spec: PromptSpec): PromptSpec {
  const subjects = spec.subjects.map((subject, index) => {
    const riders = spec.relations.reduce(
      (sum, { from, to, kind }) =>
        to === index && /^(on|in|inside)$/.test(kind)
          ? sum + (spec.subjects[from]?.count ?? 0)
          : sum,
      0,
    );
    return subject.glyph === '@bench' && subject.count === 1 && riders > 1
      ? { ...subject, glyph: '@widebench' }
      : subject;
  });
  return { ...spec, subjects };
}

/** What floats at a lake or at sea and lives is in the water, unless it is said to be over something. */
export function inTheWater(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): PromptSpec {
  if (setting !== 'lake' && setting !== 'ocean' && setting !== 'hotspring') return spec;
  const subjects = spec.subjects.map((subject, index) => {
    const isAbove = spec.relations.some(({ from, kind }) => from === index && kind === 'above');
    const isBathing =
      setting === 'hotspring' &&
      (subject.motion === null || subject.motion === 'sit' || subject.motion === 'idle');
    const swims =
      (subject.motion === 'float' || isBathing) && isAnimate(subject.glyph, vocabulary) && !isAbove;
    if (swims) return Object.assign({}, subject, { motion: 'swim' as const });
    // A rubber duck floats on the water that is named, a balloon above it.
    const isOnWater =
      spec.setting === setting &&
      subject.motion === 'float' &&
      !isAbove &&
      !isAnimate(subject.glyph, vocabulary) &&
      !AIRBORNE.has(subject.glyph) &&
      !/balloon|cloud|lantern|island|moon|bubble/.test(subject.glyph);
    return isOnWater ? Object.assign({}, subject, { motion: 'sail' as const }) : subject;
  });
  return { ...spec, subjects };
}

/** Who jumps where puddles are jumps into them. */
export function intoPuddles(spec: PromptSpec): PromptSpec {
  if (!spec.landforms.includes('puddles')) return spec;
  return withChanged(spec, ({ motion }) => motion === 'jump', { motion: 'splash' });
}

/** One leaf that somebody is under, and not two in the wind. */
export function underLeaves(spec: PromptSpec): PromptSpec {
  const roofs = new Set(spec.relations.flatMap(({ to, kind }) => (kind === 'under' ? to : [])));
  const isRoof = ({ glyph }: Subject, index: number): boolean =>
    roofs.has(index) && glyph === 'leaf-fluttering-in-wind';
  return withChanged(spec, isRoof, { glyph: '@leafperch' });
}

/** Of a tree that somebody hangs from or sits in, the picture shows a branch. */
export function onBranches(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const isTree = (index: number): boolean =>
    /^(deciduous|evergreen)-tree$|^tree$/.test(subjects[index]?.glyph ?? '') &&
    subjects[index]?.count === 1;
  const hangs = ({ from, to }: Relation): boolean =>
    subjects[from]?.motion === 'hang' && (subjects[to]?.glyph ?? '').endsWith('tree');
  const sits = ({ from, to, kind }: Relation): boolean =>
    /^(in|inside|on)$/.test(kind) &&
    isTree(to) &&
    isAnimate(subjects[from]?.glyph ?? '', vocabulary) &&
    subjects[from]?.motion !== 'climb' &&
    subjects[from]?.motion !== 'pet';
  // "a bear scratching its back on a tree" stands at its trunk.
  const rubs = ({ from, to, kind }: Relation): boolean =>
    kind === 'on' && isTree(to) && subjects[from]?.motion === 'pet';
  // A kite that is caught in a tree is seen before its crown.
  const isCaught = ({ from, to, kind }: Relation): boolean =>
    /^(in|inside)$/.test(kind) &&
    (isTree(to) || subjects[to]?.glyph === '@baretree') &&
    subjects[from]?.person === null &&
    !(isTree(to) && isAnimate(subjects[from].glyph, vocabulary));
  const trees = new Set(
    relations.flatMap((relation) => (hangs(relation) || sits(relation) ? [relation.to] : [])),
  );
  const atTrunk = withKinds(spec, rubs, 'beside');
  const onTop = withKinds(atTrunk, (each) => sits(each) || isCaught(each), 'on');
  return withChanged(onTop, (_, index) => trees.has(index), { glyph: '@branch' });
}

/** Mount Fuji is part of the land, and seen above what stands before it. */
export function withFuji(spec: PromptSpec): PromptSpec {
  const isFuji = ({ glyph }: Subject): boolean => glyph === 'mount-fuji';
  if (!spec.subjects.some(isFuji)) return spec;
  const rest = leavingOut(spec, isFuji);
  const setting = rest.setting === null || rest.setting === 'mountain' ? 'hills' : rest.setting;
  const subjects = rest.subjects.map((subject) =>
    isTall(subject) ? { ...subject, scale: subject.scale * BELOW_PEAK } : subject,
  );
  return { ...rest, subjects, setting, landforms: withLandform(rest.landforms, 'fuji') };
}

/** As tall as a building, and before the mountain. */
const isTall = ({ glyph }: Subject): boolean => TALL.test(glyph) || TREES.test(glyph);
const BELOW_PEAK = 0.62;
const TALL =
  /^(?:castle|hindu-temple|church|house|shinto-shrine|@(?:pagoda|shrinehall|abbeyisland|japanesecastle|kaminarimon|goldenpavilion|greatbuddha|cathedral|skytree))$/;
const TREES = /^(?:@.*tree|evergreen-tree|deciduous-tree|@bamboo.*)$/;

/** Who is on the moon, or at its edge, sits in a crescent. */
export function onCrescent(spec: PromptSpec): PromptSpec {
  const seats = new Set(
    spec.relations.flatMap(({ from, to, kind }) => {
      const isMoon = /^(@moon|crescent-moon)$/.test(spec.subjects[to]?.glyph ?? '');
      return isMoon && kind === 'on' && spec.subjects[from]?.motion !== 'fly' ? [to] : [];
    }),
  );
  if (seats.size === 0) return spec;
  const riders = new Set(spec.relations.flatMap(({ from, to }) => (seats.has(to) ? [from] : [])));
  const subjects = spec.subjects.map((subject, index) => {
    if (seats.has(index)) return { ...subject, glyph: '@moonseat', motion: null };
    const stands = subject.motion === null || subject.motion === 'idle';
    return riders.has(index) && stands ? { ...subject, motion: 'sit' as const } : subject;
  });
  return { ...spec, subjects, setting: spec.setting ?? 'space' };
}

/** A bowl with a fish in it is of glass. */
export function inGlass(spec: PromptSpec): PromptSpec {
  const bowls = new Set(
    spec.relations
      .filter(
        ({ from, kind }) =>
          kind === 'inside' && kinOf(spec.subjects[from]?.glyph ?? '').endsWith('fish'),
      )
      .map(({ to }) => to),
  );
  const isBowl = ({ glyph }: Subject, index: number): boolean =>
    bowls.has(index) && glyph === '@bowl';
  return withChanged(spec, isBowl, { glyph: '@fishbowl' });
}

const INDOORS: ReadonlySet<SettingName> = new Set<SettingName>([
  ...INTERIOR_NAMES,
  'room',
  'stage',
  'cave',
  'abstract',
  'synth',
]);

const isDoneInBed = (motion: MotionName): boolean =>
  /^(?:idle|sit|lie|stretch)$/.test(motion) || (motion !== 'dine' && canBeDoneSeated(motion));

/** Worked at on a lap where there is no desk. */
const LAP_WORK = /^(?:laptop|@openlaptop|open-book|notebook|page-facing-up|tablet)$/;

/** Whether the first subject is in the bed of the bedroom: it sleeps there, or the prompt says "in bed". */
function isFirstInBed(
  { subjects: [first], placeNames }: PromptSpec,
  vocabulary: Vocabulary,
): boolean {
  if (first === undefined) return false;
  const motion = first.motion ?? 'idle';
  if (motion === 'sleep') return true;
  const isNamed = placeNames.some((place) => /\bbed$/.test(place));
  return isNamed && isAnimate(first.glyph, vocabulary) && isDoneInBed(motion);
}

const READ_TO_IN_BED =
  /\b(?:read|sing|tell)\w* (?:\S+ ){0,4}?to (?:\S+ ){1,5}?(?:in|into) (?:his |her |their |the )?bed\b|\b(?:bed ?time|good ?night) stor(?:y|ies) to\b/i;

/** "reading a story to his daughter in bed": she is in it, several sit on it, and he sits on a chair beside it. */
function withListenerInBed(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const listener = spec.subjects.findIndex(
    ({ glyph }, index) => index > 0 && isAnimate(glyph, vocabulary),
  );
  if (listener < 0) return spec;
  const isPlaced = ({ from, to, kind }: Relation): boolean =>
    [from, to].includes(listener) && kind !== 'hold' && kind !== 'crown';
  const free = { ...spec, relations: spec.relations.filter((each) => !isPlaced(each)) };
  const { count = 1, person = null } = spec.subjects[listener] ?? {};
  const inBed =
    count === 1 && person !== null
      ? withThing(free, '@tuckbed', [{ from: listener, kind: 'inside' }])
      : intoBed(free, [{ from: listener, kind: person === null ? 'inside' : 'on' }]);
  return withThing(withChangedAt(inBed, listener, { motion: null }), 'chair', [
    { from: 0, kind: 'on' },
  ]);
}

/** "Sleeping in bed" names a bedroom; the sleeper needs the bed. */
export function withBed(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): PromptSpec {
  if (setting !== 'bedroom') return spec;
  const isReader = isDoneInBed(spec.subjects[0]?.motion ?? 'idle');
  const isSeated = spec.relations.some(
    ({ from, kind }) => from === 0 && /^(?:on|in|inside)$/.test(kind),
  );
  if (isReader && !isSeated && READ_TO_IN_BED.test(spec.prompt))
    return withListenerInBed(spec, vocabulary);
  if (!isFirstInBed(spec, vocabulary)) return spec;
  const isInLap = ({ from, to, kind }: Relation): boolean =>
    from === 0 && kind === 'work' && LAP_WORK.test(spec.subjects[to]?.glyph ?? '');
  const inLap = withKinds(spec, isInLap, 'hold');
  const isOnSomething = inLap.relations.some(
    ({ from, kind }) => from === 0 && ['on', 'in', 'inside', 'work'].includes(kind),
  );
  if (isOnSomething) return spec;
  // A couple is in one bed.
  const [first, second] = inLap.subjects;
  const isCouple = second?.person != null && second.word === first?.word;
  const sleepers = isCouple ? [0, 1] : [0];
  return intoBed(
    inLap,
    sleepers.map((from) => ({
      from,
      kind: isCouple && first?.motion !== 'sleep' ? 'on' : 'inside',
    })),
  );
}

/** The bed that the prompt names besides is the one they are in. */
function intoBed(
  spec: PromptSpec,
  sleepers: readonly Pick<Relation, 'from' | 'kind'>[],
): PromptSpec {
  const bed = spec.subjects.findIndex(({ glyph, count }) => glyph === 'bed' && count === 1);
  if (bed < 0) return withThing(spec, 'bed', sleepers);
  const others = spec.relations.filter(
    ({ from, to }) => to !== bed || !sleepers.some((sleeper) => sleeper.from === from),
  );
  return {
    ...spec,
    relations: [...others, ...sleepers.map(({ from, kind }) => ({ from, to: bed, kind }))],
  };
}

/** A lamp out of doors stands on a post. */
export function withStreetLamps(spec: PromptSpec, setting: SettingName): PromptSpec {
  if (INDOORS.has(setting)) return spec;
  return withChanged(spec, ({ glyph, word }) => glyph === '@lamp' && /^lamps?$/.test(word), {
    glyph: '@streetlamp',
  });
}
