import { singular } from './inflection.ts';
import { phrases } from './phrases.ts';
import type { CropName } from './place-look.ts';
import { has } from './sense.ts';
import type { Sentence } from './sentence.ts';

/** What a field may be full of. */
const CROPS: Readonly<Record<CropName, string>> = {
  sunflower: 'sunflower',
  tulip: 'tulip, crocus',
  poppy: 'poppy, red poppy, corn poppy',
  lavender: 'lavender',
  bluebell: 'bluebell, hyacinth, iris, lilac, foxglove, cornflower, lupin, lupine',
  canola: 'canola, rapeseed, mustard, goldenrod, rape',
  wheat: 'wheat, barley, rye, grain, oat, golden wheat, rice',
  corn: 'corn, maize',
  cotton: 'cotton',
  pumpkin: 'pumpkin, squash',
  cabbage: 'cabbage, lettuce, salad',
  rose: 'rose, peony, carnation',
  daisy: 'daisy, chamomile, marguerite, edelweiss, lily, anemone',
  daffodil: 'daffodil, dandelion, buttercup, marigold',
  vine: 'grapevine, grape vine, wine grape',
  soil: 'plowed, ploughed, tilled, bare',
  flower:
    'flower, wildflower, wild flower, blossom, bloom, spring flower, orchid, pansy, zinnia, dahlia',
};

const FIELDS = ['field', 'meadow', 'patch', 'garden', 'farm', 'plantation'];

const namesOfWords = new Map(
  (Object.entries(CROPS) as [CropName, string][]).flatMap(([name, words]) =>
    phrases(words).map((word): [string, CropName] => [word, name]),
  ),
);

/** Every "tulip field", "pumpkin patch", "cornfield" and what grows there. */
export const CROP_FIELDS: ReadonlyMap<string, readonly CropName[]> = new Map([
  ...['vineyard', 'vineyards', 'winery', 'wine country', 'vineyard rows', 'vineyard hills'].map(
    (word): [string, CropName[]] => [word, ['vine']],
  ),
  ...[...namesOfWords].flatMap(([word, crop]) =>
    FIELDS.flatMap((field) =>
      [field, `${field}s`].flatMap((place): [string, CropName[]][] => [
        [`${word} ${place}`, [crop]],
        [`${plural(word)} ${place}`, [crop]],
        [`${word}${place}`, [crop]],
      ]),
    ),
  ),
]);

function plural(word: string): string {
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
}

const FULL_OF = new Set(
  phrases('of, full of, filled with, covered in, covered with, with, blooming with'),
);
const ALL_FIELDS = new Set(FIELDS.flatMap((field) => [field, `${field}s`]));

/** "a field of red poppies", seen from the poppies: what grows there, or null. */
export function cropHere(sentence: Sentence, i: number): CropName | null {
  const text = sentence[i]?.text ?? '';
  const crop = namesOfWords.get(text) ?? namesOfWords.get(singular(text));
  if (crop === undefined) return null;
  let at = i - 1;
  while (isModifier(sentence, at)) at--;
  const isFull = FULL_OF.has(sentence[at]?.text ?? '');
  return isFull && ALL_FIELDS.has(sentence[at - 1]?.text ?? '') ? crop : null;
}

const isModifier = (sentence: Sentence, at: number): boolean =>
  (['adjective', 'colour', 'size', 'determiner', 'conjunction'] as const).some((kind) =>
    has(sentence[at], kind),
  );
