import { isBadge } from './badges.ts';
import { FOREIGN_SET } from './foreign/foreign-sets.ts';
import type { FormatName, Mark } from './picture-look.ts';
import { isProhibition } from './prohibitions.ts';
import { type Item, senseOf } from './sense.ts';

const LINED =
  /\b(?:(?:fine|thin|simple|single|one|continuous|minimal(?:ist)?|delicate|elegant|clean|gold(?:en)?|black) )?(?:lines?(?: art| icons?| drawing| work| logo)?|outlined?(?: icons?)?|linework|lineart|line ?art|stroke)\b|\b(?:feine|dünne|zarte|klare|schlichte) linien\b|\b(?:trait|lignes?) (?:fin|fine|fines|dor)|\btrait\b|\blíneas? (?:finas?|delgadas?|simples?)|細い線|線画|ライン/iu;
const LINE_ART = /\bline ?art\b|\bline drawings?\b/iu;
const GOLDEN =
  /\b(?:gold(?:en|ene|enes)?|rose gold|silver|silber|dor[ée]e?s?|dorad[oa]s?|plata|(?:et|en) or|or et)\b|ゴールド|金色/iu;
const CALM =
  /(?<!\p{L})(?:minimal\w*|elegant\w*|élégante?|luxur\w*|épurée?|simple|clean|modern\w*|schlicht\w*|sencill[oa]|delicate|feminine)(?!\p{L})|シンプル/iu;
const TILE = /\bapp icon\b|\bicon for (?:an?|my|the|our) (?:\w+ ){0,3}app\b|\bapp logo\b/iu;
const BLACK_AND_WHITE =
  /\bblack and white\b|\bb&w\b|\bmonochrome\b|schwarz[- ]?wei(?:ß|ss)|blanco y negro|noir et blanc|白黒/iu;
const SET =
  /\b(?:icon (?:set|pack|collection)|(?:set|pack|collection|bundle|series|row|grid|group) of (?:[\p{L}\d-]+ ){0,5}(?:icons?|stickers?|emotes?|badges|symbols)|icons\b|(?:sticker|emote|emoji)s? (?:set|pack|sheet)|highlight (?:icons?|covers?)|story highlights?)/iu;

const ROUND =
  /\b(?:round|circular|circle|rundes?|redondo|circular|rond)\b(?! (?:glasses|table|face|eyes|window))|円形|丸い/iu;
const ONE_INK =
  /\b(?:one|single|1|mono)[- ]?colou?r(?:ed)?\b|\beinfarbig\w*|\bun solo color\b|\bune seule couleur\b|1色|一色/iu;
const TWO_INKS =
  /\b(?:two|2)[- ]colou?r(?:s|ed)?\b|\bzweifarbig\w*|\b(?:zwei|dos|deux) (?:farben|colores|couleurs)\b|2色|二色/iu;

/** A color that is said to be behind one or two others. */
interface PaperSaid {
  readonly item: Item;
  readonly inks: 1 | 2;
}

/** "dark green on cream", "navy and gold on white": the last item is the color of the paper; null: none is said. */
export function paperColour(sentence: readonly Item[]): PaperSaid | null {
  const isColour = (item: Item | undefined): boolean => senseOf(item, 'colour') !== undefined;
  const at = sentence.findIndex(
    (item, i) =>
      item.text === 'on' &&
      isColour(sentence[i - 1]) &&
      isColour(sentence[i + 1]) &&
      (sentence[i + 2]?.isBreak ?? true),
  );
  const item = sentence[at + 1];
  if (at < 0 || item === undefined) return null;
  const isPair = /^(?:and|,)$/.test(sentence[at - 2]?.text ?? '') && isColour(sentence[at - 3]);
  return { item, inks: isPair ? 2 : 1 };
}

/** Whether several icons are wanted, each by itself. */
export const isIconSet = (prompt: string): boolean => SET.test(prompt) || FOREIGN_SET.test(prompt);

/** Words about the manner of a logo, which its drawing follows. */
export const OF_MARKS =
  /^(?:elegant|thin|fine|lines?|line art|modern|clean|luxury|luxurious|delicate|feminine|bold|professional|creative|unique|stylish|premium|vector|badge|monogram|minimal|minimalist|minimalistic|simple|outline|black and white|business|company|firm|brand|shop|store|studio|team|agency|startup|named|called|mark|line|stroke|please|letter|letters|initials?|muted colors|pastel colors?|pastel)$/;

/**
 * Reads how a logo or icons are drawn; null for every other picture.
 * @param paper what is said to be the color behind a color
 */
export function readMark(
  prompt: string,
  format: FormatName | null,
  paper: PaperSaid | null = null,
): Mark | null {
  if (format !== 'emblem' && format !== 'sticker') return null;
  const isSet = isIconSet(prompt);
  // The outline of a sticker is its border.
  if (format === 'sticker') {
    if (!isSet) return null;
    return { isLined: LINE_ART.test(prompt), isTile: false, isSet, isRound: false, inks: null };
  }
  const isFine = LINED.test(prompt) || (CALM.test(prompt) && GOLDEN.test(prompt));
  return {
    isLined: isFine || BLACK_AND_WHITE.test(prompt),
    isTile: TILE.test(prompt),
    isSet,
    isRound: ROUND.test(prompt) || (!isSet && isBadge(prompt)),
    ...(isProhibition(prompt) && { isForbidden: true }),
    inks: ONE_INK.test(prompt) ? 1 : TWO_INKS.test(prompt) ? 2 : (paper?.inks ?? null),
  };
}

/** Whether a second color can be that of a ring around a mark. */
export const canHaveRing = (mark: Mark | null): boolean =>
  mark !== null &&
  !mark.isLined &&
  !mark.isTile &&
  !mark.isSet &&
  !mark.isForbidden &&
  mark.inks === null;
