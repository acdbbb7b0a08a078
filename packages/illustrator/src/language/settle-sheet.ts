import { readCardColours } from './card-colours.ts';
import {
  colourOf,
  groundOfPattern,
  groundOfThings,
  middleColour,
  plainGround,
  secondColour,
  settleBackdrop,
  settleColours,
} from './grounds.ts';
import { canHaveRing, isIconSet, paperColour, readMark } from './mark.ts';
import { claimStickerBorder, showMoods } from './mood-sets.ts';
import { claimSoftness, readPalette } from './palettes-of-words.ts';
import { readFormat } from './presentation.ts';
import { isWreathAlone } from './print-frames.ts';
import { isPromo, isTitledPoster, OF_PROMOS } from './promos.ts';
import type { Reading } from './reading.ts';
import { type Item, senseOf } from './sense.ts';
import { isBarePlace, type Settled } from './settle-place.ts';
import type { PromptSpec } from './spec.ts';
import type { Cast } from './subjects.ts';
import { readBackdropTone } from './surfaces.ts';
import { areTableThings } from './table-things.ts';
import { readTiles } from './textures.ts';

/** Settles what the picture is printed on: its format, its colors and its paper. */
export function settleSheet(
  { prompt, caption, sentence, reader, vocabulary }: Reading,
  settled: Settled,
  {
    isLogo,
    isSpread,
    texture,
    paletteColours,
  }: {
    readonly isLogo: boolean;
    readonly isSpread: boolean;
    readonly texture: PromptSpec['texture'];
    /** Of the whole picture. */
    readonly paletteColours: readonly string[];
  },
) {
  const { cast, account } = reader;
  const isBare = isBarePlace(settled);
  const isShownAlone = isBare && (cast.subjects.length > 0 || (isLogo && caption !== null));
  if (caption !== null) stayStill(caption, sentence, cast);
  const goods = cast.subjects.filter(({ glyph }) => glyph !== 'label');
  const isBanner =
    (isBare || settled.setting === 'shop') &&
    texture === null &&
    isPromo(prompt, caption, goods, vocabulary);
  if (isBanner) account.drawAll(sentence.filter(({ text }) => OF_PROMOS.test(text)));
  const isPattern = isSpread && isShownAlone && cast.subjects.every(({ count }) => count > 1);
  const alone = isPattern ? 'pattern' : isBanner ? 'banner' : null;
  const hasPeople = cast.subjects.some(({ person }) => person !== null);
  const presented = readFormat(sentence, { isShownAlone, hasPeople }, account);
  const isPoster = presented === null && isTitledPoster(prompt, caption);
  const isWreath = settled.setting === null && isWreathAlone(prompt);
  const unsaid = alone ?? (isPoster ? 'poster' : isWreath ? 'border' : null);
  const format = isBanner && presented === 'poster' ? alone : (presented ?? unsaid);
  if (format === 'sticker') claimStickerBorder(sentence, account);
  if (format === 'sticker' && isIconSet(prompt)) showMoods(sentence, cast, account);
  const paper = format === 'emblem' ? paperColour(sentence) : null;
  const said = readMark(prompt, format, paper);
  const ring =
    caption === null && canHaveRing(said) ? secondColour(reader, paper?.item ?? null) : null;
  const mark = said !== null && ring !== null ? { ...said, isRound: true, ringColour: ring } : said;
  const saidColours = settleColours(reader, {
    format,
    paper: paper?.item ?? null,
    hasTwoColours: caption !== null || mark?.inks === 2 || ring !== null,
  });
  const isOnGround = isBare && (caption !== null || format !== null || cast.subjects.length === 0);
  const ownColours =
    saidColours.length === 0 && isOnGround ? readPalette(sentence, account) : saidColours;
  const colours = ownColours.length === 0 && isOnGround ? paletteColours : ownColours;
  if (settled.setting === 'abstract' && cast.subjects.length === 0 && texture === null) {
    claimSoftness(prompt, sentence, account);
  }
  const card = format === 'card' ? readCardColours(reader, sentence, isBare) : null;
  const tiles = format === 'pattern' && texture === null ? readTiles(sentence, account) : null;
  if (paper !== null) account.draw(paper.item);
  return {
    format,
    colours: card === null || card.others.length === 0 ? colours : card.others,
    frameColour: card?.frame ?? null,
    hasOwnColours: card !== null && card.others.length > 0,
    tiles,
    paper,
    mark,
  };
}

const OF_EVENTS =
  /\b(?:class(?:es)?|lessons?|club|workshop|studio|retreat|camp|event|course|training)\b/iu;

/** "yoga class poster with a lotus": the title announces yoga, and the lotus does none. */
function stayStill(caption: string, sentence: readonly Item[], cast: Cast): void {
  if (!OF_EVENTS.test(caption)) return;
  const title = caption.toLowerCase();
  const announced = new Set(
    sentence.flatMap((item) =>
      title.includes(item.text) ? (senseOf(item, 'verb')?.verb.motion ?? []) : [],
    ),
  );
  for (const [index, subject] of cast.subjects.entries()) {
    const isAnnounced = subject.motion !== null && announced.has(subject.motion);
    if (!isAnnounced || cast.isLiving(index)) continue;
    subject.motion = null;
    subject.expression = null;
    subject.hasLimbs = false;
  }
}

/** Settles the color behind the things. */
export function settleGround(
  { caption, sentence, reader, vocabulary }: Reading,
  settled: Settled,
  { format, paper }: ReturnType<typeof settleSheet>,
) {
  const { cast, account, atmosphere } = reader;
  const { places } = atmosphere;
  const isBare = isBarePlace(settled);
  const isPost = caption !== null || settled.style === 'minimal' || settled.style === 'pastel';
  const backdrop =
    format === 'border'
      ? (middleColour(sentence, account) ?? settleBackdrop(reader, sentence))
      : isBare && format === null && isPost
        ? settleBackdrop(reader, sentence)
        : (reader.backdrop ??
          (paper && colourOf(paper.item)) ??
          plainGround(sentence, settled.setting, reader) ??
          (format === null ? groundOfThings(sentence, settled.setting, reader) : null) ??
          (format === 'pattern' ? groundOfPattern(sentence, reader) : null));
  const isBeforeWall =
    [...places, ...atmosphere.placeHints].every(({ item }) => /\bwall$/.test(item.text)) &&
    areTableThings(cast.subjects, (glyph) => vocabulary.categoryOf(glyph));
  const tone =
    (isBare || isBeforeWall) && backdrop === null ? readBackdropTone(sentence, account) : null;
  return { backdrop, tone, isBeforeWall };
}
