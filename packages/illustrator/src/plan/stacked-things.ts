import { isRoomOpen } from '../language/indoors.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isTableThing } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { inSteps, leavingOut, withChanged } from './spec-changes.ts';

/** What is under them has room there. */
const ROOFS =
  /umbrella|@table|lamp|tree|@blanket|chair|^bed|@glassdome|cloud|moon|star|@sun|rainbow|leaf|mushroom|bridge|@bench|glass|@bowl|teacup|@coffee|hat|mistletoe|balloon|@wreath|sign|@lantern|@pillow|@cushion|@tablecloth/;
/** Things lie on these in company. */
const TRAYS =
  /^@(plate|tray|cuttingboard|cakestand|woodenboard|chestofdrawers|podium|stump|log|shelf|nightstand|bookshelf)$/;

/** "a suitcase under a stack of books": the books lie on it. */
function onWhatIsUnder(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isSmall = (index: number): boolean => {
    const glyph = spec.subjects[index]?.glyph ?? '';
    return isTableThing(glyph, vocabulary.categoryOf(glyph) ?? '');
  };
  const turnedRound = (relation: Relation): Relation => {
    const { from, to, kind } = relation;
    const isPile =
      kind === 'under' &&
      isSmall(from) &&
      isSmall(to) &&
      !ROOFS.test(spec.subjects[to]?.glyph ?? '') &&
      spec.subjects[from]?.motion == null;
    return isPile ? { ...relation, from: to, to: from, kind: 'on' } : relation;
  };
  return { ...spec, relations: spec.relations.map(turnedRound) };
}

/**
 * "an apple next to a pear on a plate": both are on the plate; "a lamp on a nightstand beside a bed": the bed is
 * beside the nightstand.
 */
function togetherOnTrays(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const isSmall = (index: number): boolean => {
    const glyph = subjects[index]?.glyph ?? '';
    return isTableThing(glyph, vocabulary.categoryOf(glyph) ?? '');
  };
  const placed = new Set(relations.flatMap(({ from, kind }) => (kind === 'beside' ? [] : [from])));
  const added = relations.flatMap(({ from, to, kind }): Relation[] => {
    if (kind !== 'beside' || placed.has(to) || TRAYS.test(subjects[to]?.glyph ?? '')) return [];
    const tray = relations.find(
      (other) =>
        other.from === from && other.kind === 'on' && TRAYS.test(subjects[other.to]?.glyph ?? ''),
    );
    if (tray === undefined) return [];
    return isSmall(to)
      ? [{ from: to, to: tray.to, kind: 'on' }]
      : [{ from: tray.to, to, kind: 'beside' }];
  });
  return added.length === 0 ? spec : { ...spec, relations: [...relations, ...added] };
}

const BEDSIDE = /^@(?:nightstand|table|chestofdrawers)$/;

/** "a lamp on a nightstand beside a bed": the bed is the one of the bedroom, behind the things. */
function besideBeds(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, setting } = spec;
  const isBed = (index: number): boolean => subjects[index]?.glyph === 'bed';
  const isStanding = relations.some(
    ({ to, kind }) => kind === 'on' && BEDSIDE.test(subjects[to]?.glyph ?? ''),
  );
  const isOnlyBeside = relations.every(
    ({ from, to, kind }) => !isBed(from) && (!isBed(to) || kind === 'beside'),
  );
  const isPlace = isRoomOpen(setting) || setting === 'bedroom';
  const isSomebodyThere = subjects.some(({ glyph }) => isAnimate(glyph, vocabulary));
  if (!isStanding || !isOnlyBeside || !isPlace || isSomebodyThere || isBed(0)) return spec;
  const bare = leavingOut(spec, ({ glyph }) => glyph === 'bed');
  return bare.subjects.length < subjects.length ? { ...bare, setting: 'bedroom' } : spec;
}

/** "a plant growing out of a stack of coins": coins that bear something are a heap. */
function onHeaps(spec: PromptSpec): PromptSpec {
  const isHeap = (index: number): boolean =>
    spec.relations.some(({ to, kind }) => to === index && kind === 'on');
  return withChanged(
    spec,
    ({ glyph, count }, index) => glyph === 'coin' && count > 1 && isHeap(index),
    {
      glyph: '@coinstack',
      count: 1,
    },
  );
}

/** Lets things lie on each other as the prompt says it from below or of one of them alone. */
export const stackThings = (spec: PromptSpec, vocabulary: Vocabulary): PromptSpec =>
  inSteps(spec, [
    (each) => onWhatIsUnder(each, vocabulary),
    (each) => besideBeds(each, vocabulary),
    (each) => togetherOnTrays(each, vocabulary),
    onHeaps,
  ]);
