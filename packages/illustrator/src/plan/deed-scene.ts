import { oneOf } from '../language/one-of.ts';
import type { Relation, RelationName } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isCalled, isDone } from '../language/words-in-english.ts';
import { leavingOut } from './spec-changes.ts';
import { claimedWords } from './word-lists.ts';

/** A prompt's cast that is changed step by step. */
export interface Scene {
  subjects: Subject[];
  relations: Relation[];
  setting: PromptSpec['setting'];
  readonly said: PromptSpec;
  /** Words whose stand-in is none any more. */
  readonly shown: string[];
  /** Words for what those who do it cannot be drawn doing. */
  readonly lost: string[];
  /** Somebody who can do things. */
  readonly isActor: (index: number) => boolean;
  /** No table carries it. */
  readonly isTooLarge: (index: number) => boolean;
  /** The same person as a man or a woman; null where that is known. */
  readonly asGender: (index: number, gender: 'female' | 'male') => string | null;
}

/** Not named in the prompt: the reader gave it for the deed. */
const isGiven = ({ source }: Subject): boolean => source === undefined;

export const isSaid = ({ said }: Scene, words: RegExp): boolean =>
  said.words.drawn.some((word) => isCalled(said, word, words)) ||
  said.words.standIns.some(({ word }) => isCalled(said, word, words)) ||
  isDone(said, words);

/** Counts the deeds of the prompt that match as drawn. */
export const showDeeds = (scene: Scene, words: RegExp): void => {
  scene.shown.push(...scene.said.deeds.filter((word) => isCalled(scene.said, word, words)));
};

/** Counts words that the reader could not show by itself as drawn. */
export const showUndrawn = (scene: Scene, words: RegExp): void => {
  scene.shown.push(
    ...scene.said.words.notDrawn.filter((word) => isCalled(scene.said, word, words)),
  );
};

/** Counts words that had a stand-in as drawn. */
export const showStandIns = (scene: Scene, words: RegExp): void => {
  const { standIns } = scene.said.words;
  scene.shown.push(
    ...standIns.flatMap(({ word }) => (isCalled(scene.said, word, words) ? word : [])),
  );
};

/** Counts the deeds of the prompt that match as not drawn. */
export const loseDeeds = (scene: Scene, words: RegExp): void => {
  scene.lost.push(...scene.said.deeds.filter((word) => isCalled(scene.said, word, words)));
};

/** Counts words for things as not drawn. */
export const loseWords = (scene: Scene, words: RegExp): void => {
  scene.lost.push(
    ...claimedWords(scene.said.words).filter((word) => isCalled(scene.said, word, words)),
  );
};

export const change = (scene: Scene, index: number, changes: Partial<Subject>): void => {
  const subject = scene.subjects[index];
  if (subject) scene.subjects[index] = { ...subject, ...changes };
};

export const unrelate = (scene: Scene, drop: (relation: Relation) => boolean): void => {
  scene.relations = scene.relations.filter((relation) => !drop(relation));
};

export const relate = (scene: Scene, from: number, to: number, kind: RelationName): void => {
  unrelate(scene, (each) => each.from === from && each.to === to);
  scene.relations.push({ from, to, kind });
};

/** Puts two people on foot, hand in hand. */
export function walkHandInHand(scene: Scene, pair: readonly [number, number]): void {
  for (const index of pair) change(scene, index, { motion: 'holdhands', meanwhile: 'walk' });
}

/** Adds a thing that the deed needs. */
export function give(scene: Scene, owner: number, glyph: string, kind: RelationName): number {
  const index = scene.subjects.push(oneOf(glyph)) - 1;
  scene.relations.push({ from: owner, to: index, kind });
  return index;
}

/** Relates somebody to the thing of a kind that the prompt names, or to one that the deed adds. */
export function useOwn(scene: Scene, owner: number, glyph: string, kind: RelationName): void {
  // What hangs on the wall is not in use.
  const named = scene.subjects.findIndex((each) => each.glyph === glyph && each.motion !== 'hang');
  if (named >= 0) relate(scene, owner, named, kind);
  else give(scene, owner, glyph, kind);
}

/** What the reader gave for the deed and the deed does not need after all. */
export function takeBack(scene: Scene, owner: number, isTaken: (glyph: string) => boolean): void {
  const taken = new Set(
    scene.relations.flatMap(({ from, to }) => {
      const subject = scene.subjects[to];
      return from === owner && subject && isGiven(subject) && isTaken(subject.glyph) ? [to] : [];
    }),
  );
  drop(scene, (_, index) => taken.has(index));
}

export function drop(scene: Scene, isDropped: (subject: Subject, index: number) => boolean): void {
  const { subjects, relations } = leavingOut(scene, isDropped);
  Object.assign(scene, { subjects, relations });
}

export const indexOfGlyph = (scene: Scene, glyphs: RegExp): number =>
  scene.subjects.findIndex(({ glyph }) => glyphs.test(glyph));

/** Where somebody is in the cast after things may have been dropped from it. */
export const indexOfActor = (
  scene: Scene,
  { word, person }: Pick<Subject, 'word' | 'person'>,
): number => scene.subjects.findIndex((each) => each.word === word && each.person === person);

export const glyphAt = (scene: Scene, index: number): string => scene.subjects[index]?.glyph ?? '';

/** The first thing of some kinds that somebody is related to in any way; -1: none. */
export const relatedTo = (scene: Scene, doer: number, glyphs: RegExp): number =>
  scene.relations.find(({ from, to }) => from === doer && glyphs.test(glyphAt(scene, to)))?.to ??
  -1;

/** The actor that somebody is beside. */
export const companionOf = (scene: Scene, doer: number): number | undefined =>
  scene.relations.find(
    ({ from, to, kind }) => from === doer && kind === 'beside' && scene.isActor(to),
  )?.to;

export const hasRelation = (scene: Scene, doer: number, kinds: RegExp): boolean =>
  scene.relations.some(({ from, kind }) => from === doer && kinds.test(kind));

export const holds = (scene: Scene, doer: number, glyph: string): boolean =>
  scene.relations.some(
    ({ from, to, kind }) => from === doer && kind === 'hold' && glyphAt(scene, to) === glyph,
  );

export const isDoneTo = (scene: Scene, doer: number, to: number): boolean =>
  scene.relations.some((each) => each.from === doer && each.to === to);

/** One step of putting things where a deed has them. */
export type Step = (scene: Scene, doer: number) => void;
