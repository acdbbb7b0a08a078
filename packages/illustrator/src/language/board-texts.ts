import { takeSlogan } from './slogans.ts';
import type { TakenText } from './taken-text.ts';

/** Things that bear a list, a menu or a notice: what stands behind a colon is on them. */
const BOARD = String.raw`(?:menu(?: board)?|(?:chalk|white|black|letter ?)board|(?:chalkboard |cafe |wooden |road |street )?sign|placard|(?:to[- ]?do|shopping|grocery|packing|bucket|reading|wish|check) ?list)`;
const LIST = String.raw`(?:(?:menu|chalk|white|black|letter) ?board|menu|list)`;
/** "a menu board: espresso 2, latte 3", up to the end of the prompt. */
const BEHIND_COLON = new RegExp(
  String.raw`\b(?<bearer>${BOARD})\s*:\s*(?<text>[^.;:"“”„«»\n]{2,120})$`,
  'iu',
);
/** "a grocery list that says milk, eggs, bread". */
const SAID_ITEMS = new RegExp(
  String.raw`\b(?<bearer>${LIST})\s+(?:(?:that|which)\s+)?(?:says?|saying|reads|reading|listing|lists)\s*:?\s+(?<text>[^,.;:"“”„«»\n]{2,30}(?:,\s*[^,.;:"“”„«»\n]{2,30}){1,7})$`,
  'iu',
);
/** How the picture looks is no item: "..., flat vector". */
const MANNER =
  /\b(?:style|watercolou?r|illustration|flat|vector|3d|cartoon|background|minimal\w*|cute|cozy|realistic|vintage|retro|pastel|neon|night|closeup|close-up)\b/iu;
const LONGEST_ITEM = 5;

/** "protest sign climate justice now", "yard sign vote for rosa". */
const SLOGAN =
  /\b(?<bearer>(?:protest|picket|yard|rally|campaign|demonstration) signs?|placard)\s+(?!(?:with|of|held|in|on|at|for|and|or|that|which|by|says?|saying|reads?|reading|near|next|under|over|behind|design|icon|emoji|sticker|illustration|being|is|are|made|about|against)\b)(?<text>\p{L}[\p{L}\d’'&]*(?: [\p{L}\d’'&]+){1,5}!*)(?=\s*(?:$|[,.;]))/iu;

/** "monday again?? tired sloth sticker": an exclamation before what is on a sticker or a card. */
const EXCLAIMED =
  /^\s*(?<text>(?!(?:an?|the|draw|make|can|could|please|show|give|i want|create|paint|generate)\b)\p{L}[^,.;:!?"“”„«»\n]{2,40}[!?]{1,3})\s+(?=\p{L}[^.]*\b(?:stickers?|memes?|cards?|posters?|reactions?|lettering|text|emotes?|quotes?)\b)/iu;
const WITH_TEXT = /\s*\bwith (?:the |some |this )?text\b(?=\s*(?:$|[,.;]))/iu;

/** Scripts of languages that the prompt is not read in: what is written in them is to be lettered. */
const OTHER_SCRIPT = String.raw`[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Hangul}\p{sc=Devanagari}\p{sc=Thai}\p{M}]`;
const HAN = String.raw`[\p{sc=Han}]`;
const IN_OTHER_SCRIPT = new RegExp(
  String.raw`(?<text>(?=(?:${OTHER_SCRIPT}\s?){2})${OTHER_SCRIPT}+(?:[\s,'’-]+${OTHER_SCRIPT}+)*[!?]*)`,
  'u',
);
const IN_HAN = new RegExp(
  String.raw`(?<text>${HAN}{2,8}[!！]?)(?=\s+(?:\p{Script=Latin}+\s+)?(?:cards?|posters?|banners?|stickers?|signs?|lettering|calligraphy|text)\b)|(?<=\b(?:text|lettering|calligraphy|words?|character)\s+)(?<behind>${HAN}{1,8}[!！]?)`,
  'u',
);
/** The prompt itself is in Latin letters. */
const IS_LATIN =
  /\p{Script=Latin}{3,}\P{L}+\p{Script=Latin}{3,}|\b(?:card|poster|banner|sticker|sign|logo)s?\b/iu;

function otherScriptIn(prompt: string): TakenText | null {
  const { text, behind } = (IN_OTHER_SCRIPT.exec(prompt) ?? IN_HAN.exec(prompt))?.groups ?? {};
  const caption = text ?? behind;
  const isJapanese = /[\p{sc=Hira}\p{sc=Kana}]/u.test(prompt);
  if (caption === undefined || isJapanese || !IS_LATIN.test(prompt)) return null;
  return { caption, rest: prompt.replace(caption, ' , ') };
}

/** The items of a list, and what is said behind them of the picture. */
function itemsIn(text: string): { readonly items: readonly string[]; readonly manner: string } {
  const parts = text.split(/,\s*/).map((part) => part.trim());
  const end = parts.findIndex((part, i) => i > 0 && MANNER.test(part));
  return {
    items: end < 0 ? parts : parts.slice(0, end),
    manner: end < 0 ? '' : parts.slice(end).join(', '),
  };
}

function listIn(prompt: string): TakenText | null {
  const match = BEHIND_COLON.exec(prompt) ?? SAID_ITEMS.exec(prompt);
  if (match === null) return null;
  const { bearer = '', text = '' } = match.groups ?? {};
  const { items, manner } = itemsIn(text);
  if (items.some((item) => item.split(/\s+/).length > LONGEST_ITEM)) return null;
  return {
    caption: items.join('\n'),
    rest: `${prompt.slice(0, match.index)}${bearer} , ${manner}`,
  };
}

/**
 * The text of a board, a list, a protest sign or a sticker that is said without quotation marks; of a list it has a line
 * for each item.
 * @returns null where the prompt has none
 */
export function takeBoardText(prompt: string): TakenText | null {
  const found = listIn(prompt) ?? otherScriptIn(prompt) ?? takeSlogan(prompt);
  if (found !== null) return found;
  const slogan = SLOGAN.exec(prompt);
  if (slogan !== null) {
    const { text = '', bearer = '' } = slogan.groups ?? {};
    const behind = prompt.slice(slogan.index + slogan[0].length);
    return { caption: text, rest: `${prompt.slice(0, slogan.index)}${bearer} , ${behind}` };
  }
  const exclaimed = EXCLAIMED.exec(prompt)?.groups?.['text'];
  if (exclaimed === undefined) return null;
  return { caption: exclaimed, rest: prompt.replace(exclaimed, ' ').replace(WITH_TEXT, ' ') };
}
