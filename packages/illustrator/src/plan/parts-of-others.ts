import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { hideWords, leavingOut, withChangedAt, withKinds } from './spec-changes.ts';

const ON_FEET = /\bon (?:top of )?(?:[\w'’]+ ){1,3}feet\b/i;

/** "a dog at his owner's feet", "a girl on her dad's feet": they belong to somebody who is there. */
export function withoutLooseFeet(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isFoot = (index: number): boolean => spec.subjects[index]?.glyph === 'foot';
  const lives = (index: number): boolean =>
    !isFoot(index) && isAnimate(spec.subjects[index]?.glyph ?? '', vocabulary);
  const foot = spec.subjects.find((_, index) => isFoot(index));
  if (foot === undefined || !spec.subjects.some((_, index) => lives(index))) return spec;
  const isStoodOn = ({ from, to, kind }: Relation): boolean =>
    kind === 'on' && lives(from) && lives(to) && ON_FEET.test(spec.prompt);
  const [first] = spec.subjects;
  const isFree = first !== undefined && (first.motion === null || first.motion === 'idle');
  const motion = isFree ? (foot.motion ?? first.motion) : (first?.motion ?? null);
  const moved = withChangedAt(withKinds(spec, isStoodOn, 'beside'), 0, { motion });
  const standing = leavingOut(moved, (_, index) => isFoot(index));
  return spec.relations.some(isStoodOn) ? hideWords(standing, /^feet$/i) : standing;
}

/** "a dog licking its lips", "a woman with red lips": they are in the face, in its own color. */
export function withoutLooseLips(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isOwn = ({ glyph }: Subject, index: number): boolean =>
    glyph === 'mouth' &&
    spec.relations.some(
      ({ from, to, kind }) =>
        to === index && kind === 'hold' && isAnimate(spec.subjects[from]?.glyph ?? '', vocabulary),
    );
  const lips = spec.subjects.filter(isOwn);
  if (lips.length === 0) return spec;
  const colours = lips.flatMap(({ colour }) => colour ?? []);
  return hideWords(
    leavingOut(spec, isOwn),
    new RegExp(`^(?:${['lips?', 'mouth', ...colours].join('|')})$`, 'i'),
  );
}

/** "three sisters braiding each other's hair": a row in which each braids the hair of the next is not drawn. */
export function withoutBraidingInRow(spec: PromptSpec): PromptSpec {
  const doer = spec.subjects.findIndex(({ motion }) => motion === 'braid');
  const isDoneToOne = spec.relations.some(
    ({ from, to }) => from === doer && spec.subjects[to]?.person != null,
  );
  return doer < 0 || isDoneToOne || (spec.subjects[doer]?.count ?? 1) < 2
    ? spec
    : hideWords(spec, /^(?:braid\w*|hair)$/i);
}
