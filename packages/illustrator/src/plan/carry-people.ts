import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import {
  isAmong,
  leavingOut,
  showWords,
  withChanged,
  withChangedAt,
  withThing,
} from './spec-changes.ts';

/** Said of who has somebody in the arms, unlike "hugs". */
const CARRIES =
  /\b(hold|held|carr|cradl|rescu|sav|lift|pick|bring|wear|on (his|her|its|my) chest|ride|riding|rode|giv|gave)/;
const ON_BACK =
  /\bpiggy ?-?backs?\b|\bhuckepack\b|\ba caballito\b|\ba cuestas\b|\bsur (son|le|mon) dos\b|おんぶ|\bon (his|her|their|my|\w+[’']?s) back\b/i;
const WORDS_FOR_IT =
  /^(on |a |sur )?(piggy ?-?backs?|huckepack|caballito|cuestas|back|dos|おんぶ)( ride)?$/i;

type Pair = readonly [carrier: number, carried: number];

/** "a father carrying his son piggyback", "a mother holding her newborn". */
export function carryPeople(spec: PromptSpec): PromptSpec {
  if (HOLDS_A_HAND.test(spec.prompt)) return handInHand(spec);
  const isOnBack = ON_BACK.test(spec.prompt);
  const pair = spec.relations
    .map((each) =>
      isOnBack ? pairOnBack(spec, each) : (pairAsleep(spec, each) ?? pairInArms(spec, each)),
    )
    .find((each) => each !== null);
  if (!pair) return withBabyInArms(spec);
  const [carrier, carried] = pair;
  if (spec.subjects[carrier]?.motion === 'sleep') return asleepTogether(spec, pair);
  const relations = [
    ...spec.relations.filter((each) => !isAmong(each, pair)),
    { from: carrier, to: carried, kind: 'beside' as const },
  ];
  const isAsleep = spec.subjects[carried]?.motion === 'sleep';
  const alone = withChangedAt({ ...spec, relations }, carried, {
    motion: null,
    ...(isAsleep && { expression: 'asleep' as const }),
  });
  const changed = withChangedAt(alone, carrier, {
    motion: isOnBack ? 'piggyback' : 'carry',
  });
  return isOnBack ? showWords(changed, WORDS_FOR_IT) : changed;
}

const PARENT = /\b(?:mother|mom|mum|mama|father|dad|papa|parent|nurse|midwife)$/i;

/** "a mother and newborn", "a dad with his baby": a parent who does nothing else has it in the arms. */
function withBabyInArms(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isAtEase = ({ motion, count }: Subject): boolean =>
    count === 1 && (motion === null || motion === 'idle');
  const isBusy = (index: number): boolean =>
    relations.some(({ from, to, kind }) => kind !== 'beside' && (from === index || to === index));
  const baby = subjects.findIndex(
    (each, i) => each.glyph === 'baby' && isAtEase(each) && !isBusy(i),
  );
  const parents = subjects.flatMap((each, i) =>
    each.person !== null && PARENT.test(each.word) && isAtEase(each) && !isBusy(i) ? [i] : [],
  );
  const [parent, ...others] = parents;
  if (baby < 0 || parent === undefined || others.length > 0) return spec;
  const apart = relations.filter((each) => !isAmong(each, [parent, baby]));
  return withChangedAt(
    { ...spec, relations: [...apart, { from: parent, to: baby, kind: 'beside' }] },
    parent,
    { motion: 'carry' },
  );
}

const HOLDS_A_HAND = /\bhold(?:s|ing)? (?:(?!in |with |by )\S+ ){1,3}hands?\b/i;
const ON_FOOT = /^(walk|stroll|cross)/i;

/** "holding her mother's hand": the hand is held, and not the mother. */
function handInHand(spec: PromptSpec): PromptSpec {
  const held = spec.relations.find(
    ({ from, to, kind }) => kind === 'hug' && arePeople(spec, [from, to]),
  );
  if (held === undefined) return spec;
  const onFoot = [...spec.deeds, ...spec.words.drawn].some((word) => ON_FOOT.test(word));
  const changed = withChanged(spec, (_, index) => index === held.from || index === held.to, {
    motion: 'holdhands',
    ...(onFoot && { meanwhile: 'walk' as const }),
  });
  return showWords(changed, /^hands?$/i);
}

/** Dancers are not carried. */
const AT_EASE = new Set<unknown>([null, 'idle', 'walk', 'sleep', 'give', 'ride', 'sit']);
/** A swimmer who is carried out of the water does not swim any more. */
const CARRIED = new Set<unknown>([...AT_EASE, 'swim']);

function arePeople({ subjects }: PromptSpec, pair: Pair): boolean {
  const [carrier, carried] = pair.map((index) => subjects[index]);
  if (!carrier?.person || !carried?.person || pair[0] === pair[1]) return false;
  const isFew = carried.count === 1 || (carried.count === 2 && carried.glyph === 'baby');
  return carrier.count === 1 && isFew && AT_EASE.has(carrier.motion) && CARRIED.has(carried.motion);
}

function pairInArms(spec: PromptSpec, { from, to, kind, said }: Relation): Pair | null {
  const isSaid = CARRIES.test(said?.text ?? '') && /^(hug|beside)$/.test(kind);
  if (!isSaid || (kind === 'beside' && !said?.text.startsWith('wear'))) return null;
  // On the shoulders, or on a seat that both have.
  const isElsewhere = spec.relations.some(
    (each) =>
      (each.from === to && each.to === from) ||
      (each.from === from && /^(on|in|inside|ride)$/.test(each.kind)),
  );
  return !isElsewhere && arePeople(spec, [from, to]) ? [from, to] : null;
}

function pairOnBack(spec: PromptSpec, { from, to, kind, said }: Relation): Pair | null {
  if (spec.subjects[from]?.glyph === 'baby' || spec.subjects[to]?.glyph === 'baby') return null;
  const pair: Pair | null = /^(on|ride)$/.test(kind)
    ? [to, from]
    : /^(hug|beside)$/.test(kind) && CARRIES.test(said?.text ?? '')
      ? [from, to]
      : null;
  return pair && arePeople(spec, pair) ? pair : null;
}

/** "sleeping with her baby", "asleep with his newborn on his chest". */
function pairAsleep(spec: PromptSpec, { from, to, said }: Relation): Pair | null {
  const isSleeper = spec.subjects[from]?.motion === 'sleep';
  const isBaby = spec.subjects[to]?.glyph === 'baby' && spec.subjects[to].count === 1;
  const isWith = /^with$|chest$/.test(said?.text ?? '');
  return isSleeper && isBaby && isWith && arePeople(spec, [from, to]) ? [from, to] : null;
}

/** A sleeper does not carry: both are asleep side by side, and where on the sleeper is not drawn. */
function asleepTogether(spec: PromptSpec, pair: Pair): PromptSpec {
  const [sleeper, baby] = pair;
  const place = spec.relations.find(
    ({ from, kind }) => from === sleeper && /^(on|in|inside|under)$/.test(kind),
  );
  const lost = spec.relations.flatMap((each) =>
    isAmong(each, pair) && each.said?.text !== 'with' ? (each.said?.word ?? []) : [],
  );
  const words = {
    ...spec.words,
    drawn: spec.words.drawn.filter((word) => !lost.includes(word)),
    notDrawn: [...new Set([...spec.words.notDrawn, ...lost])],
  };
  const relations = spec.relations.filter((each) => !isAmong(each, pair) && each !== place);
  const apart = withChangedAt({ ...spec, words, relations }, baby, {
    motion: 'sleep',
    expression: 'asleep',
  });
  const seat = spec.subjects[place?.to ?? -1];
  if (place && seat && /sofa|armchair|couch/.test(seat.glyph)) {
    return { ...apart, relations: [...relations, place, { ...place, from: baby }] };
  }
  const sofa = withThing(apart, '@sofa', [
    { from: sleeper, kind: 'on' },
    { from: baby, kind: 'on' },
  ]);
  return leavingOut(sofa, ({ source }, i) => i === place?.to && source === undefined);
}
