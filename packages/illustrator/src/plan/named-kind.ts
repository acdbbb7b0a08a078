import { escaped } from '../language/escaped.ts';
import { kinOf } from '../language/kin.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isRelated, leavingOut } from './spec-changes.ts';

/** "lost cat poster, orange tabby": what follows the comma tells which cat it is, and is no second one. */
export function withNamedKind(spec: PromptSpec): PromptSpec {
  const said = spec.prompt.toLowerCase();
  const one = spec.subjects.find((subject) => kindsOf(subject, spec).length === 1);
  const [kind] = one === undefined ? [] : kindsOf(one, spec);
  if (one === undefined || kind === undefined) return spec;
  const isApposition =
    isNamedBehindComma(said, one.word, kind.word) || isKeywordAtEnd(said, one.word, kind.word);
  const at = spec.subjects.indexOf(kind);
  if (!isApposition || isRelated(spec, at)) return spec;
  const merged: Subject = { ...one, glyph: kind.glyph, colour: kind.colour ?? one.colour };
  const subjects = spec.subjects.map((subject) => (subject === one ? merged : subject));
  return leavingOut({ ...spec, subjects }, (_, index) => index === at);
}

/** "a cat asleep, my orange tabby": a keyword or a part of the sentence about the same animal. */
const isNamedBehindComma = (said: string, animal: string, kind: string): boolean =>
  new RegExp(
    String.raw`\b${escaped(animal)}\b[^,]*, (?:an? |my )?(?:\p{L}+ )?${escaped(kind)}\b`,
    'u',
  ).test(said);

/** "my dog as a king, oil portrait, golden retriever": a keyword about the animal that the first words are of. */
const isKeywordAtEnd = (said: string, animal: string, kind: string): boolean =>
  new RegExp(
    String.raw`^(?:[^,]*\b)?(?:my|our|the|portrait of an?) (?:\p{L}+ )?${escaped(animal)}\b.*, (?:\p{L}+ )?${escaped(kind)}$`,
    'u',
  ).test(said.replace(/[\s.!]+$/u, ''));

/** The single animals of the kinds of a single one. */
const kindsOf = ({ glyph, count }: Subject, { subjects }: PromptSpec): readonly Subject[] =>
  subjects.filter(
    (other) =>
      count === 1 && other.count === 1 && other.glyph !== glyph && kinOf(other.glyph) === glyph,
  );
