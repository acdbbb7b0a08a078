import { oneOf } from '../language/one-of.ts';
import type { PromptSpec, Relation, RelationName, Subject } from '../language/spec.ts';
import { leavingOut } from './spec-changes.ts';

/** A prompt's cast that is changed step by step. */
export interface Scene {
  subjects: Subject[];
  relations: Relation[];
  setting: PromptSpec['setting'];
  readonly said: PromptSpec;
  /** Words whose stand-in is none any more. */
  readonly shown: string[];
  /** Somebody who can do things. */
  readonly isActor: (index: number) => boolean;
  /** No table carries it. */
  readonly isTooLarge: (index: number) => boolean;
  /** The same person as a man or a woman; null where that is known. */
  readonly asGender: (index: number, gender: 'female' | 'male') => string | null;
}

/** What nobody said, and the reader gave for the deed. */
const isGiven = ({ source }: Subject): boolean => source === undefined;

export const isSaid = ({ said }: Scene, words: RegExp): boolean =>
  said.words.drawn.some((word) => words.test(word)) ||
  said.words.standIns.some(({ word }) => words.test(word)) ||
  said.deeds.some((word) => words.test(word));

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

/** Adds a thing that the deed needs. */
export function give(scene: Scene, owner: number, glyph: string, kind: RelationName): number {
  const index = scene.subjects.push(oneOf(glyph)) - 1;
  scene.relations.push({ from: owner, to: index, kind });
  return index;
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

export const isDoneTo = (scene: Scene, doer: number, to: number): boolean =>
  scene.relations.some((each) => each.from === doer && each.to === to);

/** One step of putting things where a deed has them. */
export type Step = (scene: Scene, doer: number) => void;
