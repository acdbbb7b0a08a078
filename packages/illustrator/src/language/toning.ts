import { FOREIGN_TECHNIQUES, FOREIGN_TONINGS } from './foreign/toning-words.ts';

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
const IN_OTHER_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${FOREIGN_TECHNIQUES})(?!\p{L})`, 'iu');
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
const FOREIGN_PHRASES = Object.entries(FOREIGN_TONINGS).map(
  ([toning, words]) =>
    [
      new RegExp(
        String.raw`(?<=[,.;:]\s*)(?:in |mit |en |con |avec (?:des )?)?(?:${words})(?=\s*(?:[.,;:!]|--|$))`,
        'iu',
      ),
      // The keys are names of tonings.
      toning as ToningName,
    ] as const,
);
const ALL_PHRASES = [...PHRASES, ...FOREIGN_PHRASES];

/** Takes what is said of the strength of all colors out of a prompt: "muted palette", "vivid colors". */
export function takeToning(prompt: string): SaidToning {
  const none = { toning: null, words: [], rest: prompt };
  if (IS_GROUND.test(prompt)) return none;
  for (const [phrase, toning] of ALL_PHRASES) {
    const match = phrase.exec(prompt);
    if (!match) continue;
    const isManner = toning === 'pastel' || toning === 'sepia';
    if (isManner && !(TECHNIQUES.test(prompt) || IN_OTHER_WORDS.test(prompt))) continue;
    const rest = `${prompt.slice(0, match.index)} ${prompt.slice(match.index + match[0].length)}`;
    return {
      toning,
      words: [match[0].replace(/^(?:in|with|mit|en|con|avec(?: des)?) /iu, '')],
      rest,
    };
  }
  return none;
}
