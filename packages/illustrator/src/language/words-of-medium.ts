import type { FormatName, StyleName } from './picture-look.ts';
import type { Item } from './sense.ts';
import type { WordAccount } from './word-account.ts';

/** What the picture is made as, once its style and its sheet are settled. */
interface Medium {
  readonly style: StyleName | null;
  readonly format: FormatName | null;
  readonly caption: string | null;
}

const PHOTO =
  /^(?:[a-z]+ )*(?:photo|photograph|photographic|photography|photorealism)s?(?: style| look)?$/;
/** Words for a photo in languages whose readers take them for any picture. */
const FOREIGN_PHOTO = /^(?:fotos?|fotografie[n]?|fotografías?|fotografia|photographies?|写真)$/iu;
const DETAIL = /^(?:detailed|intricate|intricately)$/;
const VERY = /^(?:highly|very|extremely|ultra|super|hyper|incredibly|finely|high)$/;
const FORMAT =
  /^(?:(?:book|album|magazine|podcast|movie|film|playlist|novel) )?(?:covers?|posters?)$|^(?:flyers?|leaflets?|brochures?|banners?|business cards?)$/;
const SOLID = /^(?:3d|3 d|render|rendering|rendered|cgi)$/;
const FLAT_STYLES: ReadonlySet<StyleName> = new Set<StyleName>([
  'pixel', 'watercolor', 'oil', 'lineart', 'sketch', 'minimal', 'papercut', 'silhouette', 'comic', 'risograph',
  'woodcut', 'nouveau', 'ukiyoe', 'stained', 'anime',
]); // prettier-ignore

/** Sheets that the words for formats name. */
const SHEETS: ReadonlySet<FormatName> = new Set<FormatName>(['poster', 'banner', 'card']);

/** Whether a word names a printed sheet: "poster", "book cover". */
export const namesSheet = (word: string): boolean => FORMAT.test(word.toLowerCase());

/** Whether the picture is a sheet with a title or with the edge of a print. */
export const isSheet = ({ format, caption }: Pick<Medium, 'format' | 'caption'>): boolean =>
  caption !== null || (format !== null && SHEETS.has(format));

/**
 * Accounts for words that say how the picture is made and that nothing has claimed: everything is a drawing with depth,
 * and no photo; a sheet is one by its title.
 */
export function accountForMedium(
  sentence: readonly Item[],
  account: WordAccount,
  medium: Medium,
): void {
  const isLikePhoto =
    medium.style === 'vintage' || medium.style === 'noir' || medium.format === 'polaroid';
  for (const [i, item] of sentence.entries()) {
    const { text } = item;
    if (isPhoto(item) && !isLikePhoto) account.reject(item);
    if (item.isBreak || account.isDrawn(item) || !isFiller(item)) continue;
    const next = sentence[i + 1];
    if (isPhoto(item) && isLikePhoto) account.draw(item);
    else if (DETAIL.test(text)) rejectDetail(sentence, i, account);
    else if (text === 'concept' && next?.text === 'art') account.rejectTogether([item, next]);
    else if (text === 'epic') account.reject(item);
    else if (FORMAT.test(text)) {
      if (isSheet(medium)) account.draw(item);
      else account.reject(item);
    } else accountForDrawing(sentence, i, account, medium);
  }
}

/** "product photo" also says that the thing is shown alone. */
const isPhoto = ({ text, source, senses }: Item): boolean =>
  (PHOTO.test(text) || FOREIGN_PHOTO.test(source)) &&
  senses.length > 0 &&
  senses.every(({ kind }) => kind === 'filler' || kind === 'adjective' || kind === 'setting');

const isFiller = ({ senses, text }: Item): boolean =>
  senses.length > 0 &&
  senses.every(({ kind }) => kind === 'filler' || (kind === 'adjective' && text === 'digital'));

/** "highly detailed", "intricate details" as one. */
function rejectDetail(sentence: readonly Item[], at: number, account: WordAccount): void {
  const before = sentence[at - 1];
  const after = sentence[at + 1];
  const item = sentence[at];
  if (item === undefined) return;
  account.rejectTogether([
    ...(before !== undefined && VERY.test(before.text) ? [before] : []),
    item,
    ...(after !== undefined && /^details?$/.test(after.text) ? [after] : []),
  ]);
}

/** "digital art", "illustration", "3d render": what everything is, unless its style is flat. */
function accountForDrawing(
  sentence: readonly Item[],
  at: number,
  account: WordAccount,
  { style }: Medium,
): void {
  const item = sentence[at];
  if (item === undefined) return;
  if (SOLID.test(item.text)) {
    // "render a cat" asks for any picture.
    const isSaidOfPicture = item.text === '3d' || /^(?:3d|3 d)$/.test(sentence[at - 1]?.text ?? '');
    if (!isSaidOfPicture) return;
    if (style !== null && FLAT_STYLES.has(style)) account.reject(item);
    else account.draw(item);
  } else if (/^(?:illustrations?|illustrated)$/.test(item.text)) account.draw(item);
  else if (
    item.text === 'digital' &&
    /^(?:art|artwork|illustration)$/.test(sentence[at + 1]?.text ?? '')
  )
    account.drawAll(sentence.slice(at, at + 2));
}
