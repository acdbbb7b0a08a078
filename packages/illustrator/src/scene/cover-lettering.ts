import { colourNamed } from '../language/colours.ts';
import { isCover } from '../language/scene-of-title.ts';
import type { Colour } from '../math/colour.ts';
import type { Stage } from '../stage/stage.ts';
import type { LetteringDesign } from './lettering-look.ts';

const PALE: Colour = [0.98, 0.01, 90];
const SHADE: Colour = [0.2, 0.03, 280];

/** Fonts of titles by the kind of the book or the music. */
const KINDS: readonly (readonly [
  about: RegExp,
  font: string,
  weight: number,
  isUpperCase: boolean,
])[] = [
  [
    /krimi|polic|novela negra|polar|thriller|horror|mystery|crime|murder|detective|noir|suspense|dark/iu,
    'bebas-neue',
    400,
    true,
  ],
  [
    /sci-?fi|science fiction|space|cyber|dystopia\w*|rap|hip[- ]?hop|trap|rock|metal|techno|edm|house/iu,
    'bebas-neue',
    400,
    true,
  ],
  [/fantasy|dragon|magic|wizard|epic|saga/iu, 'abril-fatface', 400, false],
  [/lo-?fi|indie|acoustic|folk|jazz|soul|r&b/iu, 'righteous', 400, false],
];

/** The title of a book or an album, flat over its picture; null: none, or one of those for children. */
export function coverLettering({ plan }: Pick<Stage, 'plan'>): LetteringDesign | null {
  const { prompt, format, setting, caption } = plan;
  if (caption === null || format !== null || !isCover(prompt)) return null;
  if (setting === 'flatlay' || /\b(?:kids?|child(?:ren)?|picture book|colou?ring)\b/iu.test(prompt))
    return null;
  const [, font = 'playfair-display', weight = 700, isUpperCase = false] =
    KINDS.find(([about]) => about.test(prompt)) ?? [];
  return {
    font,
    weight,
    isUpperCase,
    spot: { at: 0.18, width: 0.86, height: 0.27 },
    colour: colourNamed(plan.captionColour) ?? PALE,
    glow: SHADE,
    details: 0.36,
  };
}
