import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { carryPeople } from './carry-people.ts';
import { widenUmbrella } from './one-umbrella.ts';
import {
  countOf,
  inSteps,
  isAmong,
  leavingOut,
  showWords,
  withChanged,
  withChangedAt,
  withKinds,
  withThing,
} from './spec-changes.ts';
import { asMotherDuck, youngBehind } from './young-behind.ts';

/**
 * What people do to each other, where the words alone do not say who is where: whom somebody pushes sits
 * on the swing, and who is read to sits around the reader.
 */
export const settleDeeds = (spec: PromptSpec): PromptSpec =>
  inSteps(spec, [
    asBrideAndGroom,
    tuckIn,
    seatPushed,
    youngBehind,
    asMotherDuck,
    letPupilsDoIt,
    readToOthers,
    holdTogether,
    shareOneThing,
    widenUmbrella,
    giveToOthers,
    treatPatients,
    carryPeople,
    onBackSeat,
    feedWhatIsNamed,
  ]);

/** Two under a blanket are drawn without the sofa that the reader gave them. */
function tuckIn(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isUnder = (sitter: number): boolean =>
    relations.some(({ from, to }) => from === sitter && subjects[to]?.glyph === '@blanket');
  const sofa = subjects.findIndex(({ glyph, word }) => glyph === '@sofa' && word === 'sofa');
  const isSpare = relations.some(
    ({ from, to, said }) => to === sofa && isUnder(from) && said === undefined,
  );
  return isSpare ? leavingOut(spec, (_, index) => index === sofa) : spec;
}

const RIDES =
  /^(@swing|@oneswing|@stroller|@wheelchair|shopping-cart|sled|@wagon|@wheelbarrow|bicycle)$/;

/** "a mother pushing her child on a swing": it is the child that is on it. */
function seatPushed(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const doer = subjects.findIndex(({ motion, person }) => motion === 'push' && person !== null);
  const pushed = relations.find(
    ({ from, to, kind }) => from === doer && kind === 'beside' && isSomebody(subjects[to]),
  )?.to;
  if (doer < 0 || pushed === undefined) return spec;
  const onRide = relations.find(
    ({ from, to, kind }) =>
      from === doer &&
      /^(on|in|inside|ride|beside)$/.test(kind) &&
      RIDES.test(subjects[to]?.glyph ?? ''),
  );
  const rider = subjects.findIndex(({ person }) => person?.isInWheelchair === true);
  if (onRide) return withRider(spec, onRide, doer, pushed);
  return rider === pushed ? withThing(spec, '@wheelchair', [{ from: pushed, kind: 'on' }]) : spec;
}

function withRider(spec: PromptSpec, onRide: Relation, doer: number, pushed: number): PromptSpec {
  const kind = CARTS.test(spec.subjects[onRide.to]?.glyph ?? '') ? 'inside' : 'on';
  const isSettled = ({ from, to }: Relation): boolean =>
    to === onRide.to || (from === doer && to === pushed);
  const relations: Relation[] = [
    ...spec.relations.filter((each) => !isSettled(each)),
    { from: pushed, to: onRide.to, kind },
    { from: doer, to: pushed, kind: 'beside' },
  ];
  // A swing that somebody sits on has one seat.
  const isSwing = ({ glyph }: Subject, index: number): boolean =>
    index === onRide.to && glyph === '@swing';
  return withChanged({ ...spec, relations }, isSwing, { glyph: '@oneswing' });
}

/** Their riders are in them. */
const CARTS = /^(@stroller|shopping-cart|@wagon|@wheelbarrow)$/;

const isSomebody = (subject: Subject | undefined): boolean =>
  subject?.person != null || /-face$|^(dog|cat|teddy-bear)/.test(subject?.glyph ?? '');

/** "showing a boy how to brush his teeth" teaches it. */
const SHOWS_HOW = /\bshow(?:s|ing|ed)? (?:[^\s,]+ ){1,5}how to\b/i;

/** "teaching his son to ride a bike": the pupil does it, wherever the language puts the verb. */
function letPupilsDoIt(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  if (spec.teaches !== true && !SHOWS_HOW.test(spec.prompt)) return spec;
  const teacher = subjects.findIndex(({ person }) => person !== null);
  const pupil = relations.find(
    ({ from, to, kind }) => from === teacher && kind === 'beside' && isSomebody(subjects[to]),
  )?.to;
  if (pupil === undefined) return spec;
  const own = subjects[teacher]?.motion ?? null;
  const tool = relations.find(
    ({ from, kind }) => from === teacher && /^(ride|hold|work)$/.test(kind),
  );
  const deed = own !== 'teach' ? own : tool?.kind === 'ride' ? 'ride' : null;
  const passesOn =
    (subjects[pupil]?.motion ?? null) === null && (deed !== null || tool !== undefined);
  const taught = withChangedAt(spec, teacher, { motion: 'teach' });
  if (!passesOn) return taught;
  const byPupil = (each: Relation): Relation =>
    each.from === teacher && /^(ride|hold|on|work)$/.test(each.kind)
      ? { ...each, from: pupil }
      : each;
  return withChangedAt({ ...taught, relations: relations.map(byPupil) }, pupil, {
    motion: deed,
  });
}

/** Somebody who reads to others: one sits beside on the sofa, several on the floor around an armchair. */
function readToOthers(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const reader = subjects.findIndex(
    ({ motion, person }, i) =>
      motion === 'sit' && person !== null && relations.some((r) => isReading(r, i, subjects)),
  );
  const listeners = subjects.flatMap((subject, i) =>
    i !== reader && isSomebody(subject) && AT_REST.has(subject.motion) && subject.isOutside !== true
      ? [i]
      : [],
  );
  const isSeated = relations.some(
    ({ from, kind }) => from === reader && /^(on|in|inside|lap)$/.test(kind),
  );
  if (reader < 0 || listeners.length === 0 || isSeated || subjects[reader]?.count !== 1)
    return spec;
  const count = countOf(spec, listeners);
  const seated: PromptSpec = {
    ...withChanged(spec, (_, i) => listeners.includes(i), { motion: 'sit' }),
    relations: relations.filter(({ from, to }) => !(listeners.includes(to) && from === reader)),
  };
  if (count === 1) {
    return withThing(
      seated,
      '@sofa',
      [reader, ...listeners].map((from) => ({ from, kind: 'on' })),
    );
  }
  const chair = withThing(seated, '@armchair', [{ from: reader, kind: 'on' }]);
  const around = listeners.map((from): Relation => ({ from, to: reader, kind: 'around' }));
  return { ...chair, relations: [...chair.relations, ...around] };
}

const AT_REST: ReadonlySet<MotionName | null> = new Set<MotionName | null>([null, 'idle', 'sit']);

const isReading = (
  { from, to, kind }: Relation,
  reader: number,
  subjects: readonly Subject[],
): boolean =>
  from === reader &&
  kind === 'hold' &&
  /^(open-book|books?|.*-book)$/.test(subjects[to]?.glyph ?? '');

/** "sharing a strawberry": both have it in their hands. */
function shareOneThing(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const sharers = subjects.flatMap(({ motion }, i) => (motion === 'share' ? [i] : []));
  const thing = relations.find(({ from, kind }) => sharers.includes(from) && kind === 'hold')?.to;
  if (thing === undefined) return spec;
  // It is over both, or around them.
  if (/umbrella|@blanket/.test(subjects[thing]?.glyph ?? '')) {
    const alike = relations.map((each): Relation =>
      sharers.includes(each.from) && each.kind === 'beside' && each.said?.text === 'with'
        ? { from: each.to, to: thing, kind: 'hold' }
        : each,
    );
    return withChanged({ ...spec, relations: alike }, (_, i) => sharers.includes(i), {
      motion: null,
    });
  }
  return {
    ...withChangedAt(spec, thing, { count: 1 }),
    relations: [
      ...relations.filter(({ from, to }) => !(sharers.includes(from) && to === thing)),
      ...sharers.map((to): Relation => ({ from: thing, to, kind: 'shared' })),
    ],
  };
}

const TOGETHER = /\bhands of\b|\btogether\b|zusammen|juntos|ensemble|一緒/i;
/** What two look at is one thing; up to three words for it. */
const LOOKING_AT =
  /\b(?:look|star|gaz|laugh|smil|peer|point)(?:s|es|e|ing)? at (?<whose>an?|one|the|their) (?<things>(?:\S+ ?){1,3})/i;

/** Whether all look at one and the same; of "their phones" each has one. */
function isLookedAt({ source, word }: Subject, prompt: string): boolean {
  const { whose = '', things = '' } = LOOKING_AT.exec(prompt)?.groups ?? {};
  const name = source ?? word;
  const isOneEach = /^their$/i.test(whose) && name.endsWith('s');
  return things.includes(name) && !isOneEach;
}

/** "hands of several people holding a plant", "friends holding a banner together". */
function holdTogether(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const held = relations.find(
    ({ from, to, kind }) =>
      /^(hold|hug)$/.test(kind) &&
      subjects[from]?.person != null &&
      AT_REST.has(subjects[from].motion) &&
      subjects[to]?.person === null &&
      subjects[to].count === 1,
  );
  if (!held) return spec;
  const thing = subjects[held.to];
  if (!TOGETHER.test(prompt) && !(thing && isLookedAt(thing, prompt))) return spec;
  const holders = relations.flatMap(({ from, to, kind }) =>
    to === held.to && kind === held.kind ? [from] : [],
  );
  if (countOf(spec, holders) < 2) return spec;
  const inHands = withKinds(spec, ({ to, kind }) => to === held.to && kind === 'hug', 'hold');
  return withChanged(inHands, (_, i) => holders.includes(i), { motion: 'share' });
}

/** "giving flowers to his mother": the one who is named behind the gift gets it. */
function giveToOthers(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const giver = subjects.findIndex(({ motion }) => motion === 'give');
  const gift = relations.find(({ from, kind }) => from === giver && kind === 'hold')?.to;
  if (giver < 0 || gift === undefined) return spec;
  const receivers = subjects.flatMap((subject, i) =>
    i !== giver && i !== gift && isSomebody(subject) && AT_REST.has(subject.motion) ? [i] : [],
  );
  const known = (to: number): boolean =>
    relations.some((each) => each.from === giver && each.to === to && each.kind === 'beside');
  return {
    ...spec,
    relations: [
      ...relations,
      ...receivers
        .filter((to) => !known(to))
        .map((to): Relation => ({ from: giver, to, kind: 'beside' })),
    ],
  };
}

const PEOPLE_WHO_TREAT = /^(woman-)?health-worker$/;

/** A doctor, dentist or vet with somebody else: who is treated sits before them. */
function treatPatients(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const doctor = subjects.findIndex(({ glyph }) => PEOPLE_WHO_TREAT.test(glyph));
  if (doctor < 0 || subjects[doctor]?.count !== 1) return spec;
  const isFree = ({ motion }: Subject): boolean =>
    AT_REST.has(motion) || /^(pet|knead|meet|treat)$/.test(motion ?? '');
  const patient = subjects.findIndex(
    (subject, i) =>
      i !== doctor && isSomebody(subject) && subject.count === 1 && AT_REST.has(subject.motion),
  );
  const doer = subjects[doctor];
  if (patient < 0 || !doer || !isFree(doer)) return spec;
  const isElsewhere = relations.some(
    ({ from, to, kind }) =>
      (from === patient || to === patient) && !/^(beside|work|hold|front)$/.test(kind),
  );
  if (isElsewhere) return spec;
  const isAnimal = subjects[patient]?.person == null;
  const treated: PromptSpec = {
    ...withChangedAt(spec, doctor, { motion: 'treat' }),
    relations: [
      ...relations.filter(({ from, to }) => ![from, to].includes(patient)),
      { from: doctor, to: patient, kind: 'beside' },
    ],
  };
  return withThing(treated, isAnimal ? '@examtable' : '@patientchair', [
    { from: patient, kind: 'on' },
  ]);
}

const BACK_SEAT =
  /\bon the back\b|\b(?:back|rear|child|baby) seat\b|\bbehind (?:him|her|me)\b|gepäckträger|hinten drauf|sur le porte-bagages|en el asiento trasero/i;

/** "a mom riding a bike with her toddler on the back": both are on it, and who steers is in front. */
function onBackSeat(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const ride = relations.find(
    ({ from, to, kind }) =>
      kind === 'ride' &&
      subjects[from]?.person != null &&
      /bicycle|scooter|motorcycle|^horse/.test(subjects[to]?.glyph ?? ''),
  );
  if (!ride || !BACK_SEAT.test(prompt) || subjects[ride.from]?.count !== 1) return spec;
  const passenger = relations.find(
    ({ from, to, said }) =>
      from === ride.from && said?.text === 'with' && subjects[to]?.person != null,
  );
  if (!passenger || subjects[passenger.to]?.count !== 1) return spec;
  return {
    ...withChangedAt(spec, passenger.to, { motion: 'ride' }),
    relations: [
      ...relations.filter((each) => each !== passenger),
      { from: passenger.to, to: ride.to, kind: 'ride' },
    ],
  };
}

/** "feeding her grandma soup": what is named, and no apple. */
function feedWhatIsNamed(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const feeder = subjects.findIndex(({ motion, person }) => motion === 'feed' && person !== null);
  const given = relations.find(
    ({ from, to, kind }) =>
      from === feeder && kind === 'hold' && subjects[to]?.source === undefined,
  );
  const named = subjects.findIndex(
    ({ glyph, source }, i) =>
      source !== undefined &&
      FED.test(glyph) &&
      !relations.some(
        ({ from, to }) => to === i || (from === i && subjects[to]?.source !== undefined),
      ),
  );
  if (!given || named < 0) return spec;
  const own: PromptSpec = {
    ...spec,
    relations: [
      ...relations.filter(({ from, to }) => from !== named && to !== given.to),
      { from: feeder, to: named, kind: 'hold' },
    ],
  };
  return leavingOut(
    own,
    (subject, i) => i === given.to || (subject.glyph === '@table' && subject.source === undefined),
  );
}
const FED =
  /^(@soup|@bowl|steaming-bowl|bowl-with-spoon|@cereal|cooked-rice|spaghetti|ice-cream|@cake|cake|shortcake|@cakeslice|banana|bread|cookie|milk|baby-bottle|@ramen|strawberry|grapes|carrot|pizza|@popsicle)$/;

const WEDDING =
  /\b(wedding|bridal|just married|newly ?weds?)\b|hochzeit|brautpaar|\bboda\b|mariage|mariés|結婚式|新郎新婦/i;

/** A couple at its own wedding is in wedding clothes, and close together. */
function asBrideAndGroom(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const isOfCouple = (word: string): boolean => /^(wedding couple|couple|newlyweds?)$/.test(word);
  const of = (glyph: string): number =>
    subjects.findIndex((each) => each.glyph === glyph && each.count === 1 && isOfCouple(each.word));
  const [man, woman] = [of('man'), of('woman')];
  const couple = [man, woman];
  if (!WEDDING.test(prompt) || man < 0 || woman < 0) return spec;
  const isSettled = relations.some((each) => isAmong(each, couple));
  const isFree = couple.every((i) => AT_REST.has(subjects[i]?.motion ?? null));
  const dressed = withChangedAt(withChangedAt(spec, man, { word: 'groom' }), woman, {
    word: 'bride',
  });
  const shown = showWords(dressed, /^(wedding|bridal|wedding couple|newly ?weds?)$/i);
  if (isSettled || !isFree) return shown;
  return {
    ...withChanged(shown, (_, i) => couple.includes(i), { motion: 'holdhands' }),
    relations: [...relations, { from: man, to: woman, kind: 'hug' }],
  };
}
