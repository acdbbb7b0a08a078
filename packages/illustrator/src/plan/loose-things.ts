import { isGesture } from '../language/gestures.ts';
import type { Relation } from '../language/relation.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isTableThing } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { MOST_IN_HANDS } from '../things/hands.ts';
import { isWorn } from '../things/nature.ts';
import {
  countOf,
  isRelated,
  leavingOut,
  withChanged,
  withKinds,
  withThing,
} from './spec-changes.ts';

/** Small things that are at home on the floor or the ground. */
const ON_THE_FLOOR = new Set(
  `yarn wrapped-gift teddy-bear luggage @suitcase backpack briefcase package basket @basket @box @crate @bucket @pumpkin jack-o-lantern skull bone
  potted-plant @flowerpot @lantern @diya umbrella @cushion rock @snowglobe television`.split(/\s+/),
);
const KINDS_ON_THE_FLOOR =
  /ball$|shoe|boot|skate|dumbbell|barbell|bowling|strike|flower$|mushroom|leaf|shell|egg|guitar|drum|violin/;
/** As many stand on one table. */
const MOST = 6;

const NO_TABLES: ReadonlySet<SettingName> = new Set<SettingName>([
  'flatlay',
  'abstract',
  'space',
  'sky',
  'underwater',
  'ocean',
  'lake',
  'stage',
]);

/** As many as two hands hold: a person has a number that is said fanned out in them. */
const inHandsOf = (
  holder: Subject | undefined,
  thing: Subject | undefined,
  isSaid: boolean,
): number =>
  isSaid && holder?.person != null && thing?.saidCount !== undefined ? MOST_IN_HANDS : 2;

/**
 * Puts small things beside people on a table: on the ground they would have to be larger than life to be seen.
 */
export function onTables(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): PromptSpec {
  const { subjects, relations } = spec;
  if (subjects.some(isTable) || NO_TABLES.has(setting) || !subjects.some(isPerson)) return spec;
  const isFree = ({ kind, from, said }: Relation, index: number): boolean =>
    // What somebody does something to is where they do it.
    !isGesture(subjects[from]?.motion ?? null) &&
    (kind === 'beside' ||
      (kind === 'hold' &&
        (subjects[index]?.count ?? 0) >
          inHandsOf(subjects[from], subjects[index], said !== undefined)));
  const isBound = (index: number): boolean =>
    relations.some(
      (relation) => (relation.from === index || relation.to === index) && !isFree(relation, index),
    );
  const loose = subjects.flatMap((subject, index) =>
    isLoose(subject, vocabulary.categoryOf(subject.glyph) ?? '') && !isBound(index) ? [index] : [],
  );
  const count = countOf(spec, loose);
  if (count === 0 || count > MOST) return spec;
  return withThing(
    spec,
    '@table',
    loose.map((from) => ({ from, kind: 'on' })),
  );
}

/** As many lie on a desk besides what is worked at. */
export const MOST_ON_DESK = 3;

/**
 * Puts small things on the table that the prompt names: before its worker or sitter, or beside what stands on it.
 * "a teenager studying at a desk, a lamp, a cup of tea", "a cup on a table, a cinnamon stick, a fir tree behind".
 */
export function ontoNamedTable(asked: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const spec = atOwnTable(asked);
  const { subjects, relations } = spec;
  const table = subjects.findIndex((each) => isTable(each) && each.source !== undefined);
  const atTable = relations.filter(({ to }) => to === table);
  const worker = atTable.find(({ kind }) => kind === 'work')?.from;
  const neighbour = atTable.find(
    ({ from, kind }) => kind === 'on' && subjects[from]?.person === null,
  )?.from;
  const isFree = ({ from, to, kind }: Relation, index: number): boolean =>
    kind === 'beside' && (from === index ? to : from) === (worker ?? neighbour);
  const loose = subjects.flatMap((subject, index) =>
    isLoose(subject, vocabulary.categoryOf(subject.glyph) ?? '') &&
    subject.source !== undefined &&
    subject.isOnSill !== true &&
    relations.every((each) => (each.from !== index && each.to !== index) || isFree(each, index))
      ? [index]
      : [],
  );
  if (loose.length === 0 || (worker ?? neighbour) === undefined) return spec;
  if (worker !== undefined) return ontoDesk(spec, worker, loose.slice(0, MOST_ON_DESK));
  const laid = loose.map((from): Relation => ({ from, to: table, kind: 'on' }));
  return { ...spec, relations: [...relations, ...laid] };
}

/** "a bunny baking cupcakes, flour on the table": it is the table at which the bunny works. */
function atOwnTable(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const to = subjects.findIndex((each) => isTable(each) && each.source !== undefined);
  const isFree = to >= 0 && !isRelated(spec, to);
  const worker = relations.find(({ kind }) => kind === 'work')?.from;
  if (!isFree || worker === undefined || subjects[to]?.count !== 1) return spec;
  return { ...spec, relations: [...relations, { from: worker, to, kind: 'work' }] };
}

/** What the prompt names lies there, instead of what a desk has by itself. */
function ontoDesk(spec: PromptSpec, worker: number, things: readonly number[]): PromptSpec {
  const laid = things.map((to): Relation => ({ from: worker, to, kind: 'work' }));
  const isPlaceholder = ({ source }: Subject, index: number): boolean =>
    source === undefined &&
    things.some((thing) => WORKED_AT.test(spec.subjects[thing]?.glyph ?? '')) &&
    spec.relations.some(({ from, to, kind }) => from === worker && to === index && kind === 'work');
  return leavingOut({ ...spec, relations: [...spec.relations, ...laid] }, isPlaceholder);
}
const WORKED_AT = /laptop|computer|^(?:open-book|notebook|@paperstack|page-facing-up|@typewriter)$/;

/** "A woman and a cup on a table": the cup alone stands on it. */
export function besideTheirTables(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isOnTable = ({ kind, to }: Relation): boolean =>
    kind === 'on' && subjects[to] !== undefined && isTable(subjects[to]);
  const hasThings = relations.some(
    (relation) => isOnTable(relation) && subjects[relation.from]?.person === null,
  );
  const isBeside = (relation: Relation): boolean => {
    const rider = subjects[relation.from];
    return isOnTable(relation) && rider?.person != null && rider.motion === null;
  };
  return hasThings ? withKinds(spec, isBeside, 'beside') : spec;
}

/** "Playing cards around a table": their cards are on it. */
export function withCards(spec: PromptSpec): PromptSpec {
  const cardTables = new Set(
    spec.relations
      .filter(({ from, kind }) => kind === 'around' && spec.subjects[from]?.motion === 'boardgame')
      .map(({ to }) => to),
  );
  const isCardTable = (subject: Subject, index: number): boolean =>
    cardTables.has(index) && isTable(subject);
  return withChanged(spec, isCardTable, { glyph: '@cardtable' });
}

const isTable = ({ glyph }: Subject): boolean => glyph === '@table';
const isPerson = ({ person }: Subject): boolean => person !== null;

/** Whether a thing is laid on tables, by its kind. */
export const isLoose = (subject: Subject, category: string): boolean =>
  subject.motion === null &&
  !isPerson(subject) &&
  subject.hasLimbs !== true &&
  subject.isOutside !== true &&
  !category.startsWith('plant') &&
  !isWorn(subject.glyph) &&
  !ON_THE_FLOOR.has(subject.glyph) &&
  !KINDS_ON_THE_FLOOR.test(subject.glyph) &&
  isTableThing(subject.glyph, category);
