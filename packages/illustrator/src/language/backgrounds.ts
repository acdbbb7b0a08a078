import { addMotifs } from './motifs.ts';
import { readNeonSign } from './neon-sign.ts';
import { FORMAT_OF } from './presentation.ts';
import type { Reading } from './reading.ts';
import { type Item, senseOf } from './sense.ts';
import { isBarePlace, type Settled } from './settle-place.ts';
import type { Cast } from './subjects.ts';
import { isBackground, isFlowing, readTexture } from './textures.ts';

/** Goods are shown once before their background. */
const SELLS = /^(?:ads?|promos?|advertisement|adverts?|product|flyers?|posters?|commercial)$/;

/** "stars background", but not "pink stars and hearts background". */
const isNightSky = (sentence: readonly Item[]): boolean =>
  sentence.some(({ text }) => text === 'stars') &&
  !sentence.some((item) => senseOf(item, 'colour') ?? /^(?:hearts|flowers|bows)$/.test(item.text));

/** "pink hearts background", "strawberries wallpaper": the same things all over the picture, and no place. */
const isSpreadOverBackground = (sentence: readonly Item[], { subjects }: Cast): boolean =>
  isBackground(sentence) &&
  !sentence.some(({ text }) => SELLS.test(text)) &&
  !isFlowing(sentence) &&
  // "six macarons in a row" are six.
  !sentence.some((item) => senseOf(item, 'arrangement') ?? senseOf(item, 'number')) &&
  !sentence.some(({ text }) => /^(?:with|on|in|of|at|for|night)$/.test(text)) &&
  !isNightSky(sentence) &&
  subjects.every(({ person, motion, count }) => person === null && motion === null && count > 1);

/** Reads what fills a background that shows no place: a texture, a neon sign, motifs all over it. */
export function readBackground(
  { caption, sentence, reader }: Reading,
  settled: Settled,
  isLogo: boolean,
) {
  const { cast, account, atmosphere } = reader;
  const isBare = isBarePlace(settled);
  // Things along the edges are on plain paper.
  const isBordered = sentence.some(({ text }) => FORMAT_OF.get(text) === 'border');
  const texture = isLogo || isBordered || !isBare ? null : readTexture(sentence, cast, account);
  const isNeonSign = readNeonSign(sentence, atmosphere.places, { cast, account, caption });
  const isSpread = texture === null && isSpreadOverBackground(sentence, cast);
  if (isBare && texture === null) addMotifs(sentence, cast, account, isSpread);
  return { texture, isNeonSign, isSpread };
}
