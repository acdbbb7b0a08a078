import { phrases } from './phrases.ts';

const FAT_WORDS = 'fat, chubby, chonky, plump, obese, pudgy, tubby, overweight';
/** Words for a large body, which is wide as well. */
export const FAT: ReadonlySet<string> = new Set(phrases(FAT_WORDS));

const TABLE: readonly (readonly [scale: number, words: string])[] = [
  [0.6, 'tiny, miniature, teeny, teeny tiny, itty bitty, microscopic, pocket sized'],
  [0.65, 'mini, baby, infant, newborn'],
  [0.75, 'small, little, short, young'],
  [1.3, `big, large, tall, long, oversized, ${FAT_WORDS}, grand`],
  [1.6, 'huge, towering, immense, very big, very large'],
  [1.7, 'giant, massive, monstrous, mighty'],
  [1.8, 'enormous, gigantic, colossal, humongous, gargantuan, supersized'],
];

/** Words for a size and the factor on the natural one. */
export const SIZES: ReadonlyMap<string, number> = new Map(
  TABLE.flatMap(([scale, words]) => phrases(words).map((word) => [word, scale] as const)),
);

/** Names of the young, which are as small as "a baby pig" is. */
const YOUNG = phrases(
  'puppy, pup, kitten, kitty, kitties, piglet, lamb, calf, foal, colt, bear cub, polar bear cub, tiger cub, lion cub, wolf pup, walrus pup, owlet, joey',
);
export const CUB_SCALE = 0.7;

/** The young of whatever animal was named: "an elephant and her baby". */
export const isYoungOfAny = (word: string): boolean =>
  /^(cubs?|baby|babies|hatchlings?)$/.test(word);
/** Only right behind its kind: "a seal pup"; else it is a dog. */
export const isYoungOfKind = (word: string): boolean =>
  isYoungOfAny(word) || /^(pups?|chicks?|calf|calves)$/.test(word);

/** The factor that the name of a kind implies. */
export const IMPLIED_SIZES: ReadonlyMap<string, number> = new Map([
  ...YOUNG.map((word) => [word, CUB_SCALE] as const),
  ['dwarf', 0.8] as const,
]);
