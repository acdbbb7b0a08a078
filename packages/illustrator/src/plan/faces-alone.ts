import type { MotionName } from '../language/motion-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { indicesOf, isRelated, leavingOut, withChanged, withChangedAt } from './spec-changes.ts';

/** "a woman's face", "line art woman face", "a drawing of a man's face", "the face of a girl", but not "a fly on a man's face". */
const FACE_OF_SOMEBODY =
  /(?:^|[,:;] *|\bof )(?:(?:an?|the|my) )?(?:[\p{L}-]+ ){0,3}\p{L}+(?:['’]s|s['’]) face\b|(?:^|[,:;] *|\bof )(?:the|a) (?:[\p{L}-]+ ){0,2}face of (?:an?|the|my) |(?<!\bon (?:an?|the|his|her) )\b(?:wom[ae]n|girl|boy|lady|m[ae]n|female|male) face\b(?! (?:masks?|paint(?:ing)?|cream|shield))/iu;

const isFaceOfAnimal = ({ glyph, word }: Subject): boolean =>
  glyph.endsWith('-face') && /\bface$/iu.test(word);

const THUMBNAIL =
  /^[\s,]*(?:(?:an?|my|the|youtube|video|cooking|gaming|vlog|funny|cute) )*thumbnails?\b/iu;

/** What hands do at a stove or a game, which a face that reacts is more than. */
const OF_WORK = new Set<MotionName>(['stir', 'shake', 'selfie', 'type']);

/** What cooks have at hand that the prompt does not name. */
const OF_STOVE = /^(?:pot-of-food|spoon|@oven)$/;

/** The thumbnail of a video is small: the one person on it is seen from close by, and reacts with the whole face. */
export function closeOnThumbnail(spec: PromptSpec): PromptSpec {
  const people = indicesOf(spec, ({ person }) => person !== null);
  const [at] = people;
  const one = spec.subjects[at ?? -1];
  if (at === undefined || one === undefined || people.length > 1 || one.count > 1) return spec;
  const isSaid = ({ source }: Subject): boolean => source !== undefined;
  const areFew = spec.subjects.filter(isSaid).length <= 3;
  if (spec.shot !== null || !areFew || !THUMBNAIL.test(spec.prompt)) return spec;
  const near: PromptSpec = { ...spec, shot: 'close' };
  const isAtWork = one.motion !== null && OF_WORK.has(one.motion) && one.expression !== null;
  if (!isAtWork) return near;
  const still = withChangedAt(near, at, { motion: null });
  const bare = leavingOut(still, (each) => !isSaid(each) && OF_STOVE.test(each.glyph));
  const [thing] = indicesOf(bare, (_, index) => index !== at && !isRelated(bare, index));
  return thing === undefined
    ? bare
    : { ...bare, relations: [...bare.relations, { from: at, to: thing, kind: 'hold' }] };
}

/** A head alone is no part of a landscape. */
const beforePlainGround = (spec: PromptSpec): PromptSpec =>
  spec.setting === null && spec.format === null && spec.mark == null && spec.backdrop === null
    ? { ...spec, setting: 'abstract', backdrop: 'cream' }
    : spec;

/** A picture of somebody's face is seen from close by, and that of an animal's face shows no body. */
export function asFaceAlone(said: PromptSpec): PromptSpec {
  const spec = withChanged(said, isFaceOfAnimal, { isHead: true });
  const [person, ...others] = spec.subjects;
  if (person?.isHead === true && others.length === 0) return beforePlainGround(spec);
  const isAlone = person?.person != null && person.count === 1 && others.length === 0;
  return isAlone && spec.shot === null && FACE_OF_SOMEBODY.test(spec.prompt)
    ? { ...spec, shot: 'close' }
    : spec;
}
