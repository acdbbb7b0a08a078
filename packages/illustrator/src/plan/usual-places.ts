import { isIndoors } from '../language/indoors.ts';
import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import {
  leavingOut,
  showWords,
  withChanged,
  withChangedAt,
  withKinds,
  withThing,
} from './spec-changes.ts';

const BOARDS = /^@?(?:surfboard|snowboard|skateboard)$/;
/** Done with the board under the arm. */
const ON_FOOT = /^(?:walk|run|stand|wave|cheer|point|think|drink|eat|hug|idle)$/;

/** "a surfer walking along the shore" carries the board. */
export function carryBoards(spec: PromptSpec): PromptSpec {
  const isSaidToCarry = spec.deeds.some((deed) => /^(?:carry|carrie|hold)/.test(deed));
  const isCarried = ({ from, to, kind, said }: Relation): boolean =>
    kind === 'ride' &&
    said === undefined &&
    spec.subjects[from]?.person != null &&
    (ON_FOOT.test(spec.subjects[from].motion ?? '') || isSaidToCarry) &&
    BOARDS.test(spec.subjects[to]?.glyph ?? '');
  const carrying = withKinds(spec, isCarried, 'hold');
  return isSaidToCarry ? showWords(carrying, /^boards?$/i) : carrying;
}

const SPUN =
  /\bspin\w* (?:an?|the|his|her|its) (?:\w+ )?(?:ball|basketball|plate|pen|globe|top)\b/iu;

/** "a man spinning a ball on his finger": the ball turns, not he. */
export function spinThings(spec: PromptSpec): PromptSpec {
  const isHolder = (index: number): boolean =>
    spec.relations.some(({ from, kind }) => from === index && kind === 'hold');
  return SPUN.test(spec.prompt)
    ? withChanged(spec, ({ motion }, index) => motion === 'spin' && isHolder(index), {
        motion: 'idle',
      })
    : spec;
}

const PETS = /^@(?:goldfish|betta)$/;
const IN_WATER = /^(?:swim|dive|float|fish|backfloat|plunge)$/;

/** Where a goldfish is that is with people: in a bowl in a room. -1 when there is none. */
function petFishOf({ subjects, relations }: Pick<PromptSpec, 'subjects' | 'relations'>): number {
  const isSomebody = ({ person, motion }: Subject): boolean =>
    person !== null && !IN_WATER.test(motion ?? '');
  return subjects.some(isSomebody)
    ? subjects.findIndex(
        ({ glyph, count }, index) =>
          PETS.test(glyph) &&
          count === 1 &&
          !relations.some(({ from, kind }) => from === index && kind !== 'beside'),
      )
    : -1;
}

/** Whether somebody has a goldfish, which is not met in the sea then. */
export const hasPetFish = (spec: PromptSpec): boolean => petFishOf(spec) >= 0;

/** People have their goldfish in a bowl. */
export function inFishbowls(spec: PromptSpec, setting: SettingName): PromptSpec {
  const fish = petFishOf(spec);
  return fish >= 0 && isIndoors(setting)
    ? withThing(spec, '@fishbowl', [{ from: fish, kind: 'inside' }])
    : spec;
}

/** "a fish swimming in a bowl": the bowl is of glass and full of water. */
export function swimInFishbowls(spec: PromptSpec): PromptSpec {
  const isBowlOfFish = (index: number): boolean =>
    spec.relations.some(
      ({ from, to, kind }) =>
        to === index && /^(?:in|inside)$/.test(kind) && spec.subjects[from]?.motion === 'swim',
    );
  return withChanged(
    spec,
    ({ glyph }, index) => /^@(?:bowl|glassbowl)$/.test(glyph) && isBowlOfFish(index),
    { glyph: '@fishbowl' },
  );
}

/** "a goldfish bowl": the fish is said with it. */
export function withGoldfish(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const bowl = subjects.findIndex(
    ({ glyph, word }, index) =>
      glyph === '@fishbowl' &&
      word.startsWith('goldfish') &&
      !relations.some(({ to }) => to === index),
  );
  if (bowl < 0) return spec;
  if (relations.some(({ from }) => from === bowl)) {
    return withChangedAt(spec, bowl, { glyph: '@goldfishbowl' });
  }
  return {
    ...spec,
    subjects: [...subjects, oneOf('@goldfish')],
    relations: [...relations, { from: subjects.length, to: bowl, kind: 'inside' }],
  };
}

/** "a fishbowl on a desk, goldfish wearing a tie": a goldfish that is named beside its bowl is in it. */
export function goldfishIntoBowl(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const bowl = subjects.findIndex(({ glyph, count }) => glyph === '@fishbowl' && count === 1);
  const fish = subjects.findIndex(({ glyph }) => PETS.test(glyph));
  const isPlaced = relations.some(
    ({ from, to, kind }) =>
      (from === fish && !/^(?:hold|beside)$/.test(kind)) || (from === bowl && to === fish),
  );
  const isFull = relations.some(({ to, kind }) => to === bowl && kind === 'inside');
  if (bowl < 0 || fish < 0 || isPlaced || isFull || OUTSIDE.test(spec.prompt)) return spec;
  const apart = relations.filter(({ from, to }) => !(from === fish && to === bowl));
  return { ...spec, relations: [...apart, { from: fish, to: bowl, kind: 'inside' }] };
}
const OUTSIDE = /\b(?:jump\w*|leap\w*|escap\w*|out of|outside|beside|next to|empty)\b/iu;

const SEVERAL = /\b(?:many|several|lots|school|some|two|three|four|five|couple|pair|\d+)\b/iu;

/** "a fishbowl with goldfish": the word is the same for one and for several, and the bowl has room for one. */
export function oneFishInBowl(spec: PromptSpec): PromptSpec {
  const isInBowl = (index: number): boolean =>
    spec.relations.some(
      ({ from, to, kind }) =>
        from === index && kind === 'inside' && spec.subjects[to]?.glyph === '@fishbowl',
    );
  return SEVERAL.test(spec.prompt)
    ? spec
    : withChanged(spec, ({ word }, index) => /^(?:gold)?fish$/i.test(word) && isInBowl(index), {
        count: 1,
      });
}

/** A fire that burns in a room has its place there. */
export function inFireplaces(spec: PromptSpec, setting: SettingName): PromptSpec {
  const related = new Set(spec.relations.map(({ from }) => from));
  const isFire = ({ glyph }: Subject, index: number): boolean =>
    glyph === 'fire' && !related.has(index);
  if (!HOMES.has(setting)) return spec;
  // "a fireplace, mittens drying by the fire": it is the same fire.
  return spec.subjects.some(({ glyph }) => glyph === '@fireplace')
    ? leavingOut(spec, isFire)
    : withChanged(spec, isFire, { glyph: '@fireplace' });
}
const HOMES: ReadonlySet<SettingName> = new Set<SettingName>(['room', 'living', 'bedroom']);
