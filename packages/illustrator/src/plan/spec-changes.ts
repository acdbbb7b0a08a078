import { oneOf } from '../language/one-of.ts';
import type { LandformName } from '../language/place-look.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isCalled } from '../language/words-in-english.ts';
import { spelled, takeBackWords } from './word-lists.ts';

/** One change after the other. */
export const inSteps = (
  spec: PromptSpec,
  steps: readonly ((spec: PromptSpec) => PromptSpec)[],
): PromptSpec => steps.reduce((changed, step) => step(changed), spec);

/** Subjects, and what they are to each other by their indices. */
interface Related {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
}

/** The indices of the subjects that have a property. */
export const indicesOf = (
  { subjects }: Pick<Related, 'subjects'>,
  isOne: (subject: Subject, index: number) => boolean,
): number[] => subjects.flatMap((subject, index) => (isOne(subject, index) ? [index] : []));

/** How many those at some indices are together. */
export const countOf = (
  { subjects }: Pick<Related, 'subjects'>,
  indices: readonly number[],
): number => indices.reduce((sum, index) => sum + (subjects[index]?.count ?? 0), 0);

/** Whether a relation is among those at some indices, and not to others. */
export const isAmong = ({ from, to }: Relation, indices: readonly number[]): boolean =>
  indices.includes(from) && indices.includes(to);

/** The same land with one thing more that it may have already. */
export const withLandform = (
  landforms: readonly LandformName[],
  name: LandformName,
): readonly LandformName[] => (landforms.includes(name) ? landforms : [...landforms, name]);

/** Whether a subject is anything to another one. */
export const isRelated = ({ relations }: Pick<Related, 'relations'>, index: number): boolean =>
  relations.some(({ from, to }) => from === index || to === index);

/** Whether a subject stands, sits or rides on or in another one. */
export const isOnSomething = ({ relations }: Pick<Related, 'relations'>, index: number): boolean =>
  relations.some(({ from, kind }) => from === index && /^(?:on|in|inside|ride)$/.test(kind));

/** The same without some subjects and what they were to others. */
export function leavingOut<T extends Related>(
  all: T,
  isLeftOut: (subject: Subject, index: number) => boolean,
): T & { readonly subjects: Subject[]; readonly relations: Relation[] } {
  const kept = all.subjects
    .map((subject, index) => ({ subject, index }))
    .filter(({ subject, index }) => !isLeftOut(subject, index));
  const newIndex = new Map(kept.map(({ index }, position) => [index, position]));
  return {
    ...all,
    subjects: kept.map(({ subject }) => subject),
    relations: all.relations.flatMap((relation) => {
      const from = newIndex.get(relation.from);
      const to = newIndex.get(relation.to);
      return from === undefined || to === undefined ? [] : [{ ...relation, from, to }];
    }),
  };
}

/** The same without some subjects, whose words are in the list of what is not drawn. */
export const takingAway = (
  spec: PromptSpec,
  isTaken: (subject: Subject, index: number) => boolean,
): PromptSpec => ({
  ...leavingOut(spec, isTaken),
  words: takeBackWords(spec.words, new Set(spec.subjects.filter(isTaken).map(spelled))),
});

/** The same with other properties of some subjects. */
export function withChanged(
  spec: PromptSpec,
  isChanged: (subject: Subject, index: number) => boolean,
  changes: Partial<Subject>,
): PromptSpec {
  const asChanged = (subject: Subject, index: number): Subject =>
    isChanged(subject, index) ? { ...subject, ...changes } : subject;
  return { ...spec, subjects: spec.subjects.map(asChanged) };
}

/** The same with other properties of the subject at an index. */
export const withChangedAt = (
  spec: PromptSpec,
  index: number,
  changes: Partial<Subject>,
): PromptSpec => withChanged(spec, (_, each) => each === index, changes);

/** The same with subjects in another form, where there is one for them. */
export const withGlyphs = (
  spec: PromptSpec,
  formOf: (subject: Subject, index: number) => string | undefined,
): PromptSpec => ({
  ...spec,
  subjects: spec.subjects.map((subject, index) => {
    const glyph = formOf(subject, index);
    return glyph === undefined ? subject : { ...subject, glyph };
  }),
});

/** The same with some relations of another kind. */
export const withKinds = (
  spec: PromptSpec,
  isChanged: (relation: Relation) => boolean,
  kind: Relation['kind'],
): PromptSpec => ({
  ...spec,
  relations: spec.relations.map((each) => (isChanged(each) ? { ...each, kind } : each)),
});

/** The same with a relation of another kind. */
export const withKind = (
  spec: PromptSpec,
  relation: Relation,
  kind: Relation['kind'],
): PromptSpec => withKinds(spec, (each) => each === relation, kind);

/** The same with one relation between two subjects, in place of all that they were to each other. */
export const withOnlyRelation = (spec: PromptSpec, relation: Relation): PromptSpec => ({
  ...spec,
  relations: [
    ...spec.relations.filter((each) => !isAmong(each, [relation.from, relation.to])),
    relation,
  ],
});

/** The same with a thing that the prompt does not name, and what others are to it. */
export function withThing(
  spec: PromptSpec,
  glyph: string,
  users: readonly Pick<Relation, 'from' | 'kind'>[],
): PromptSpec {
  const to = spec.subjects.length;
  return {
    ...spec,
    subjects: [...spec.subjects, oneOf(glyph)],
    relations: [...spec.relations, ...users.map(({ from, kind }) => ({ from, to, kind }))],
  };
}

/** The same, with words in the list of what is not drawn that the picture does not show after all. */
export function hideWords(spec: PromptSpec, isHidden: RegExp): PromptSpec {
  const hidden = spec.words.drawn.filter((word) => isCalled(spec, word, isHidden));
  return { ...spec, words: takeBackWords(spec.words, new Set(hidden)) };
}

/** The same, with words in the list of what is drawn that the reader could not show by itself. */
export const showWords = (spec: PromptSpec, isShown: RegExp): PromptSpec =>
  withWordsShown(spec, (word) => isCalled(spec, word, isShown));

/** The same, by any property of the words. */
export function withWordsShown(spec: PromptSpec, isShown: (word: string) => boolean): PromptSpec {
  const { drawn, standIns, notDrawn } = spec.words;
  const shown = notDrawn.filter(isShown);
  const replaced = standIns.filter(({ word }) => isShown(word));
  return {
    ...spec,
    words: {
      drawn: [...drawn, ...shown, ...replaced.map(({ word }) => word)],
      standIns: standIns.filter((each) => !replaced.includes(each)),
      notDrawn: notDrawn.filter((word) => !shown.includes(word)),
    },
  };
}

/** The same with drawn words that a still does not show. */
export const withSeenInLoops = (spec: PromptSpec, words: readonly string[]): PromptSpec => ({
  ...spec,
  seenInLoops: [...(spec.seenInLoops ?? []), ...words],
});

/** Counts words as drawn in loops alone. */
export function showInLoops(spec: PromptSpec, isShown: RegExp): PromptSpec {
  const shown = showWords(spec, isShown);
  return withSeenInLoops(
    shown,
    shown.words.drawn.filter((word) => isCalled(spec, word, isShown)),
  );
}

/** What somebody is to others, said of somebody else. */
export const relationsFor = (from: number, relations: readonly Relation[]): Relation[] =>
  relations.map(({ to, kind }) => ({ from, to, kind }));
