import { COLOURS } from '../language/colours.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Colour } from '../math/colour.ts';
import { inkOfColour, isMetal } from './mark-colours.ts';
import type { ScenePlan } from './plan.ts';

/** The colors of a printed card. */
interface CardLook {
  /** What it lies on. */
  readonly ground: Colour;
  readonly paper: Colour;
  /** Of the lines around what it says. */
  readonly frame: Colour;
  readonly ink: Colour;
}

const CREAM: Colour = [0.985, 0.012, 88];
const GOLD: Colour = [0.72, 0.12, 82];
/** Gold on black paper shines more than on cream. */
const BRIGHT_GOLD: Colour = [0.8, 0.11, 86];
const DARK = 0.46;
const PALE = 0.9;

/** Grounds and inks of cards for a feast or an occasion whose prompts name no color. */
const OCCASIONS: readonly (readonly [about: RegExp, ground: Colour, ink: Colour])[] = [
  [/christmas|xmas|weihnacht|navidad|noël/iu, [0.46, 0.15, 25], [0.4, 0.11, 155]],
  [/valentin|love|san valent/iu, [0.8, 0.11, 8], [0.48, 0.19, 15]],
  [/mother|mom\b|mum\b|muttertag|madre|maman/iu, [0.87, 0.07, 355], [0.47, 0.15, 0]],
  [/thanksgiving|autumn|fall\b/iu, [0.72, 0.11, 55], [0.42, 0.1, 40]],
  [/halloween/iu, [0.36, 0.11, 300], [0.42, 0.15, 300]],
  [/easter|ostern|pascua|pâques/iu, [0.87, 0.07, 300], [0.45, 0.13, 300]],
  [/st\.? patrick/iu, [0.55, 0.13, 150], [0.4, 0.11, 150]],
  [/baby/iu, [0.88, 0.06, 230], [0.45, 0.1, 250]],
  [
    /wedding|save the date|hochzeit|boda|mariage|married|engage/iu,
    [0.86, 0.03, 130],
    [0.34, 0.05, 150],
  ],
  [/sympathy|condolence|beileid|pésame|condoléances/iu, [0.8, 0.02, 260], [0.38, 0.03, 265]],
  [/certificate|diploma/iu, [0.38, 0.08, 262], [0.32, 0.08, 262]],
  [/menus?\b|restaurant|cof+ee|caf[eé]/iu, [0.5, 0.06, 50], [0.34, 0.06, 45]],
];

/** Whether letters of one color can be read on another. */
const stands = (one: Colour, other: Colour): boolean => Math.abs(one[0] - other[0]) > 0.3;

const colourNamed = (name: string): Colour | undefined => inkOfColour(name) ?? undefined;

/** A dark tone of a color, in which words are printed. */
const inkLike = ([, chroma, hue]: Colour): Colour => [0.36, Math.min(0.13, chroma), hue];

/** What the prompt names: dark paper with pale or golden words, or pale paper on a ground of the color. */
function lookOf(
  names: readonly string[],
  frameName: string | null,
  hue: number,
): Pick<CardLook, 'ground' | 'paper' | 'frame' | 'ink'> {
  const metal = names.find(isMetal);
  const [main, second] = names.filter((name) => !isMetal(name)).map((name) => COLOURS[name]);
  const shine = metal === undefined ? undefined : colourNamed(metal);
  if (main !== undefined && main[0] < DARK) {
    const pale = second !== undefined && stands(second, main) ? second : CREAM;
    const bright = metal !== undefined && /gold/u.test(metal) ? BRIGHT_GOLD : shine;
    return {
      ground: [0.88, Math.min(0.03, main[1]), main[2]],
      paper: main,
      frame: bright ?? pale,
      ink: bright ?? pale,
    };
  }
  if (main !== undefined && main[0] > PALE && main[1] < 0.06) {
    const ink = second === undefined ? undefined : inkLike(second);
    return {
      ground: second ?? [0.85, 0.03, main[2]],
      paper: main,
      frame: shine ?? second ?? GOLD,
      ink: ink ?? [0.3, 0.02, 280],
    };
  }
  const tint = main ?? (frameName === null ? shine : undefined);
  const ground: Colour = tint ?? [0.9, 0.05, hue];
  const paper: Colour = main === undefined ? CREAM : [0.97, Math.min(0.02, main[1] / 5), main[2]];
  return { ground, paper, frame: shine ?? GOLD, ink: inkLike(tint ?? [0.3, 0.05, hue]) };
}

/** The colors of a card: those that its prompt names, those of its occasion, or paper with a golden line. */
export function cardLook(
  { colours, caption, prompt, frameColour = null }: ScenePlan,
  accents: readonly Colour[],
): CardLook {
  const names = colours.filter((name) => name !== frameColour);
  const hue = accents[0]?.[2] ?? 240;
  const look = lookOf(names, frameColour, hue);
  const said = `${caption ?? ''} ${prompt}`;
  const occasion = names.length > 0 ? undefined : OCCASIONS.find(([about]) => about.test(said));
  const own = occasion === undefined ? look : { ...look, ground: occasion[1], ink: occasion[2] };
  const frame = frameColour === null ? undefined : colourNamed(frameColour);
  return frame === undefined ? own : { ...own, frame };
}

/** "invitation, black and white" is printed so, and no photograph without colors. */
export function inBlackAndWhite(spec: PromptSpec): PromptSpec {
  const { format, setting, prompt, style } = spec;
  if (format !== 'card' || setting !== null || !BLACK_AND_WHITE.test(prompt)) return spec;
  return {
    ...spec,
    style: style === 'noir' ? null : style,
    isColourless: false,
    colours: ['black', 'white'],
    hasOwnColours: true,
  };
}
const BLACK_AND_WHITE =
  /^(?!.*\b(?:sketch|drawing|line ?art|photo|coloring|colouring)\b).*\bblack (?:and|&) white\b/iu;

/** Whether a card is one for the business of its owner, which is broader than high. */
export const isBusinessCard = ({ format, prompt }: Pick<ScenePlan, 'format' | 'prompt'>): boolean =>
  format === 'card' &&
  /\b(?:business|visiting) cards?\b|visitenkarte|cartes? de visite|tarjetas? de (?:presentación|visita)|名刺/iu.test(
    prompt,
  );

/** Whether a card is a certificate, which somebody signs. */
export const isCertificate = ({ format, prompt }: Pick<ScenePlan, 'format' | 'prompt'>): boolean =>
  format === 'card' && /\b(?<!gift )(?:certificates?|diplomas?|awards?)\b/iu.test(prompt);
