import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { ON_RAILS } from '../things/machines.ts';
import { showWords, withChanged, withSeenInLoops } from './spec-changes.ts';

const FRAME = '(?:screen|frame|picture|image|page|view)';
const SKY = '(?:sky|moon|sun|sunset|sunrise|horizon)';
/** "across the night sky", "past the full moon", "from left to right", "in and out of frame". */
const ACROSS = new RegExp(
  `\\b(?:across|cross(?:es|ing)?) (?:the |a |an |your )?(?:\\p{L}+ ){0,2}?(?:${FRAME}|${SKY})\\b|\\b(?:past|before|in front of) (?:the |a )?(?:\\p{L}+ ){0,2}?(?:moon|sun)\\b|\\bin and out of (?:the )?${FRAME}\\b`,
  'iu',
);
const TO_SIDE = /\bfrom (left|right) to (left|right)\b|\b(left|right) to (left|right)\b/iu;
const WORDS =
  /^(?:across|cross(?:es|ing)?|past|left|right|from (?:left|right) to (?:left|right)|(?:left|right) to (?:left|right)|side)$/i;
const TRAVELLING: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'swim',
  'fly',
  'float',
  'run',
  'walk',
  'crawl',
  'drive',
  'ride',
  'skate',
]);

/** On its way to somewhere in the picture, or back and forth between two things of it. */
const hasGoal = (relations: readonly Relation[], index: number): boolean =>
  relations.some(({ from, kind }) => from === index && /^(?:around|inside|in)$/.test(kind));

/** "a ball rolling on the grass": it rolls through the picture; down a slope the ground goes by instead. */
export const rollingAlong = (spec: PromptSpec): PromptSpec =>
  spec.incline == null
    ? withChanged(spec, ({ motion, person }) => motion === 'roll' && person === null, {
        crosses: 'right',
      })
    : spec;

/** "a fish swimming across the screen", "santa flying across the moon": through the whole picture. */
export function acrossPicture(spec: PromptSpec): PromptSpec {
  const { prompt, relations, format } = spec;
  const side = TO_SIDE.exec(prompt);
  if (format !== null || !(ACROSS.test(prompt) || side !== null)) return spec;
  const to = side?.[2] ?? side?.[4];
  const crosses = to?.toLowerCase() === 'left' ? 'left' : 'right';
  const isCrossing = ({ glyph, motion, circles }: Subject, index: number): boolean =>
    TRAVELLING.has(motion) && !circles && !ON_RAILS.test(glyph) && !hasGoal(relations, index);
  if (!spec.subjects.some(isCrossing)) return spec;
  const crossing = withChanged(spec, isCrossing, { crosses });
  const said = spec.words.notDrawn.filter((word) => WORDS.test(word));
  return withSeenInLoops(showWords(crossing, WORDS), said);
}
