import { COLOUR_NAME } from '../language/colours.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { hideWords, withChanged } from './spec-changes.ts';

const IN_DRESS = new RegExp(
  String.raw`\bin (?:an? |the )?(?:[\w-]+ ){0,2}?(?<colour>${COLOUR_NAME}) (?:[\w-]+ )?(?:armou?r|robes?|kimonos?|cloaks?|uniforms?|tunics?|capes?|gowns?|vestments?|chain ?mail)\b`,
  'giu',
);

/** "a fox samurai in red armor": the armor is red, and not the fur. */
export function colourOfDress(spec: PromptSpec): PromptSpec {
  const colours = new Set(
    [...spec.prompt.matchAll(IN_DRESS)].map(({ groups }) => groups?.['colour']?.toLowerCase()),
  );
  const isHad = (index: number): boolean => spec.relations.some(({ to }) => to === index);
  const isDyed = ({ person, colour }: Subject, index: number): boolean =>
    person === null && colour !== null && colours.has(colour) && !isHad(index);
  if (!spec.subjects.some(isDyed)) return spec;
  const isColour = new RegExp(`^(?:${[...colours].join('|')})$`, 'iu');
  return hideWords(withChanged(spec, isDyed, { colour: null }), isColour);
}
