import { kinOf } from '../language/kin.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import {
  hideWords,
  leavingOut,
  showWords,
  withChanged,
  withChangedAt,
  withKind,
} from './spec-changes.ts';

/** What they are said to be "with" is in them. */
const SHOWCASES = /^(@snowglobe|@fishbowl|@fishtank|@glassdome|crystal-ball)$/;

/** Stands beside them. */
const AROUND_THEM =
  /^(?:candle|@lantern|@lamp|@bookstack|books?|open-book|@coffee|teacup.*|@vase)$/;

/** "a snow globe with a tiny house" has it inside. */
export function intoShowcases(spec: PromptSpec): PromptSpec {
  const isWith = ({ from, to, kind }: Relation): boolean =>
    kind === 'beside' &&
    SHOWCASES.test(spec.subjects[from]?.glyph ?? '') &&
    spec.subjects[to]?.person === null &&
    !AROUND_THEM.test(spec.subjects[to].glyph);
  const first = spec.relations.find(isWith);
  if (first === undefined || !/\b(with|mit|con|avec)\b/i.test(spec.prompt)) return spec;
  return {
    ...spec,
    relations: spec.relations.map((relation) =>
      relation === first
        ? { ...relation, from: first.to, to: first.from, kind: 'inside' as const }
        : relation,
    ),
  };
}

const WINES = /\b(wine|champagne|prosecco)\b/;

/** Wine is poured into a glass for wine. */
export function intoWineGlasses(spec: PromptSpec): PromptSpec {
  const pours = spec.subjects.some(
    ({ motion, glyph, word }) =>
      motion === 'pour' && (glyph === 'bottle-with-popping-cork' || WINES.test(word)),
  );
  return pours
    ? withChanged(spec, ({ glyph }) => glyph === '@waterglass', { glyph: 'wine-glass' })
    : spec;
}

/** Tea is poured into a cup of tea. */
export function intoTeacups(spec: PromptSpec): PromptSpec {
  const poured = spec.relations.find(
    ({ from, to, kind }) =>
      kind === 'above' &&
      spec.subjects[from]?.motion === 'pour' &&
      /\b(?:tea|matcha)$/.test(spec.subjects[from].word) &&
      spec.subjects[to]?.glyph === '@coffee',
  );
  return poured === undefined
    ? spec
    : withChangedAt(spec, poured.to, { glyph: 'teacup-without-handle' });
}

/** Who is under a bed is in the dark below it. */
export function underBeds(spec: PromptSpec): PromptSpec {
  const hidden = spec.relations.find(
    ({ from, to, kind }) =>
      kind === 'under' && spec.subjects[to]?.glyph === 'bed' && spec.subjects[from]?.count === 1,
  );
  if (hidden === undefined) return spec;
  return withChangedAt(withKind(spec, hidden, 'inside'), hidden.to, {
    glyph: '@highbed',
  });
}

const LIVES_IN_TANK =
  /fish|shark|turtle|tortoise|frog|axolotl|lizard|snake|octopus|crab|seahorse|hamster|iguana|gecko/;

/** "a turtle in a tank": no garment. */
export function intoTanks(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const isTank = (index: number): boolean =>
    /^tanks?$/.test(subjects[index]?.word ?? '') && subjects[index]?.glyph === 't-shirt';
  const worn = spec.relations.find(
    ({ from, to }) => isTank(to) && LIVES_IN_TANK.test(subjects[from]?.glyph ?? ''),
  );
  if (worn === undefined) return spec;
  return withChangedAt(withKind(spec, worn, 'inside'), worn.to, {
    glyph: '@fishtank',
  });
}

const OPEN_VESSELS = /^@(?:basket|box|crate|bucket|barrel)$/;
const PETS = /^(?:cat|dog|rabbit|@hamster|@guineapig|@ferret)$/;

/** "a basket of puppies": they are in it, at home. */
export function animalsInBaskets(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, setting } = spec;
  const isAnimal = (index: number): boolean =>
    subjects[index]?.person === null && isAnimate(subjects[index].glyph, vocabulary);
  const isVessel = (index: number): boolean => OPEN_VESSELS.test(subjects[index]?.glyph ?? '');
  const isOf = ({ from, to, kind, said }: Relation): boolean =>
    kind === 'beside' && said?.text === 'of' && isVessel(from) && isAnimal(to);
  const turned = (each: Relation): Relation =>
    isOf(each) ? { ...each, from: each.to, to: each.from, kind: 'inside' } : each;
  const placed = relations.map(turned);
  const holdsPets = placed.some(
    ({ from, to, kind }) => kind === 'inside' && to === 0 && isVessel(to) && isPet(subjects[from]),
  );
  const isFree =
    setting === null && spec.backdrop === null && spec.format === null && spec.weather.length === 0;
  return { ...spec, relations: placed, setting: holdsPets && isFree ? 'living' : setting };
}

const isPet = (subject: Subject | undefined): boolean => PETS.test(kinOf(subject?.glyph ?? ''));

/** "a parrot in a cage hanging from the ceiling": the cage would have to hang, and it stands. */
export function standingVessels(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isHungInside = ({ from, to, kind }: Relation): boolean =>
    kind === 'inside' &&
    subjects[from]?.motion === 'hang' &&
    /^@(?:birdcage|basket|jar|bowl)$/.test(subjects[to]?.glyph ?? '');
  const hung = relations.find(isHungInside);
  return hung === undefined
    ? spec
    : hideWords(
        withChangedAt(spec, hung.from, { motion: null }),
        /^(?:hang\w*(?: from)?|ceiling)$/i,
      );
}

const HOT_DRINK = /^(?:tea|coffee)$/i;

/** "a teapot pouring tea into a cup": the tea is in the stream and in the cup, and stands nowhere by itself. */
export function pourIntoVessels(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const poured = relations.find(
    ({ from, kind }) => kind === 'above' && subjects[from]?.motion === 'pour',
  );
  const filled = relations.find(
    ({ from, to, kind }) => kind === 'inside' && from === poured?.from && to !== poured.to,
  );
  if (poured === undefined || filled === undefined) return spec;
  const drink = subjects[poured.to]?.word ?? '';
  const above: Relation = { ...poured, to: filled.to };
  const rest = relations.filter((each) => each !== poured && each !== filled);
  const pouring = withChangedAt({ ...spec, relations: [...rest, above] }, poured.from, {
    word: drink,
    ...(HOT_DRINK.test(drink) ? { glyph: 'teapot' } : {}),
  });
  return leavingOut(pouring, (_, index) => index === poured.to);
}

/** "coffee pouring into a mug": what is tipped above something is seen to pour. */
export function showPouring(spec: PromptSpec): PromptSpec {
  const pours = spec.relations.some(
    ({ from, kind }) => kind === 'above' && spec.subjects[from]?.motion === 'pour',
  );
  return pours ? showWords(spec, /^(?:pour(?:s|ing|ed)?|being poured)$/i) : spec;
}
