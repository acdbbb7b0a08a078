/** What is done to all colors of a finished picture. */
export type ToningName = 'muted' | 'faded' | 'vivid' | 'pastel' | 'sepia';

interface SaidToning {
  readonly toning: ToningName | null;
  /** The words that said it. */
  readonly words: readonly string[];
  /** The rest of the prompt without them. */
  readonly rest: string;
}

const TONINGS: readonly (readonly [words: string, toning: ToningName])[] = [
  ['muted|desaturated|subdued|low saturation|dusty', 'muted'],
  ['faded|washed[- ]out|bleached', 'faded'],
  ['vivid|vibrant|saturated|highly saturated|rich vibrant|intense', 'vivid'],
  ['pastel|soft pastel', 'pastel'],
  ['sepia|sepia[- ]toned', 'sepia'],
];
const HEAD = '(?:colou?r palette|colou?r scheme|colou?rs?|palette|tones?|hues)';
/** Pastel and sepia are manners of their own where the prompt names no other technique. */
const TECHNIQUES =
  /\b(?:low[- ]?poly|pixel|watercolou?r|gouache|oil|impasto|sketch|charcoal|engraving|etching|woodcut|linocut|lino|woodblock|papercut|paper[- ]cut|clay|comic|risograph|stained glass|mosaic|ink)\b/iu;
/** There the words choose the colors of the ground. */
const IS_GROUND =
  /\b(?:patterns?|abstract|gradient|texture|logo|icons?|banner|(?<!\b(?:white|black|gr[ae]y|plain|dark|studio|simple|blurred|bokeh) )background)\b/iu;

const PHRASES = TONINGS.map(
  ([words, toning]) =>
    [
      new RegExp(
        String.raw`(?<=[,.;:]\s*)(?:in |with )?(?:slightly |very |warm )?(?:${words})${toning === 'sepia' ? `(?: ${HEAD})?` : ` ${HEAD}`}(?=\s*(?:[.,;:!]|--|$))`,
        'iu',
      ),
      toning,
    ] as const,
);

/** Takes what is said of the strength of all colors out of a prompt: "muted palette", "vivid colors". */
export function takeToning(prompt: string): SaidToning {
  const none = { toning: null, words: [], rest: prompt };
  if (IS_GROUND.test(prompt)) return none;
  for (const [phrase, toning] of PHRASES) {
    const match = phrase.exec(prompt);
    if (!match) continue;
    const isManner = toning === 'pastel' || toning === 'sepia';
    if (isManner && !TECHNIQUES.test(prompt)) continue;
    const rest = `${prompt.slice(0, match.index)} ${prompt.slice(match.index + match[0].length)}`;
    return { toning, words: [match[0].replace(/^(?:in|with) /iu, '')], rest };
  }
  return none;
}
