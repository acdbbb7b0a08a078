import { foreignLabelIn } from './foreign/foreign-labels.ts';
import { inSentenceCase } from './sentence-case.ts';

const VESSEL = 'jar|bottle|can|tin|box|bag|tube|pot';
/** What is sold with a label on it. */
const GOODS = `(?:wine|beer|honey|jam|sauce|hot sauce|soap|candle|coffee|tea|lotion|cream|shampoo|perfume|cosmetics?|skincare|olive oil|oil|juice|water|soda|syrup|spices?|whiskey|gin|rum|cider|kombucha|pickles?|salsa|chocolate|vitamins?|milk|yogurt|butter|cheese|lemonade|essential oil|bath bomb|lip balm|${VESSEL})`;

/** "honey jar label", "lavender soap label design": the label is on what is named before it. */
const LABEL_OF = new RegExp(
  String.raw`\b(?<goods>${GOODS}(?: (?:${VESSEL}))?) labels?(?: designs?)?(?!\p{L})(?! for\b)`,
  'iu',
);
/** Labels that are no product's. */
const NO_GOODS =
  'price|gift|address|shipping|record|music|fashion|clothing|warning|nutrition|private|white|blank|name|care|luggage|file|product|bottle|jar|food|red|black|new|empty|paper|on|in|with|of';
/** "dog treats label with a corgi": whatever is named at the start has the label. */
const LABEL_FIRST = new RegExp(
  String.raw`^\s*(?<goods>(?:(?!(?:${NO_GOODS})\b)\p{L}[\p{L}'’-]* ){1,3})labels?(?: designs?)?(?=\s*(?:,|with\b|featuring\b|showing\b))`,
  'iu',
);
/** "jar label for strawberry jam". */
const LABEL_FOR = new RegExp(
  String.raw`\b(?:(?:${VESSEL}|product|food) )?labels?(?: designs?)? for (?:an? |the |my |our |some )?`,
  'iu',
);

/** What is said of a label rather than of its goods. */
const LOOKS =
  /^(?:an?|the|my|our|some|design|create|make|draw|vintage|retro|minimal|minimalist|minimalistic|simple|elegant|modern|rustic|cute|fun|handmade|homemade|artisanal?|luxury|premium|watercolou?r|custom|printable|product|food|small|round|square)$/iu;
/** What a label looks like, said behind it; it names nothing that is on it. */
const STYLES =
  /\b(?:vintage|retro|minimal\w*|simple|elegant|modern|rustic|cute|style|design|look|luxury|kraft|paper|white|black|gold|golden|background|colou?rs?|and|with|a|an|the|pastel|flat|round|font|text|lettering|in)\b|[\s,.]+/giu;

/** The word by which the parser knows a label that is the whole picture. */
const SHEET = 'product label';
const ONLY_VESSEL = new RegExp(String.raw`\s*\b(?:${VESSEL})$`, 'iu');

interface LabelledGoods {
  /** With the goods, or with the word for the sheet, instead of their label. */
  readonly rest: string;
  readonly unmet: readonly string[];
  /** What stands on the label; null: nothing, or the product is shown. */
  readonly title: string | null;
  /** What something is called here, in the prompt's words; null: as in the prompt. */
  readonly renamed: { readonly as: string; readonly said: string } | null;
}

/** A prompt in which nothing is said of a label. */
const withoutLabel = (prompt: string): LabelledGoods => ({
  rest: prompt,
  unmet: [],
  title: null,
  renamed: null,
});

/** Whether a prompt says what is printed on a label. */
const isPrintedOn = (behind: string): boolean =>
  /^(?:\s+(?:vintage|retro|minimal\w*|simple|elegant|modern|rustic|cute|design|style))*\s*(?:,|with\b|featuring\b|showing\b|and\b)/iu.test(
    behind,
  ) && behind.replaceAll(STYLES, '') !== '';

/** The words right before the goods that belong to their name: "strawberry jam". */
function kindBefore(before: string): string {
  const words = before.trim().split(/\s+/u).slice(-2);
  const from = words.findLastIndex((word) => LOOKS.test(word) || !/^[\p{L}’'-]+$/u.test(word)) + 1;
  return words.slice(from).join(' ');
}

/** The label as the picture, with the name of the goods on it. */
function asSheet(prompt: string, named: RegExpExecArray, goods: string): LabelledGoods {
  const before = prompt.slice(0, named.index);
  const kind = kindBefore(before);
  const name = `${kind} ${goods.replace(ONLY_VESSEL, '')}`.trim();
  const kept = before.slice(0, before.trimEnd().length - kind.length + (kind === '' ? 1 : 0));
  const said = prompt.slice(kept.length, named.index + named[0].length).trim();
  return {
    rest: `${kept}${SHEET}${prompt.slice(named.index + named[0].length)}`,
    unmet: [],
    title: name === '' ? null : inSentenceCase(name),
    renamed: { as: SHEET, said },
  };
}

/** A label that bears a text and nothing else shows what it is for: the strawberries of a strawberry jam. */
function withItsGoods(
  sheet: LabelledGoods,
  prompt: string,
  named: RegExpExecArray,
  goods: string,
): LabelledGoods {
  const shown = kindBefore(prompt.slice(0, named.index)) || goods.replace(ONLY_VESSEL, '');
  return shown === ''
    ? sheet
    : { ...sheet, rest: sheet.rest.replace(SHEET, `${SHEET} with ${shown}`) };
}

/** "jam label strawberry homemade": the sort of the goods behind the word, and how they are made. */
const SORT =
  /^(?<sort>(?: (?!(?:with|on|in|for|and|of|design|style|vintage|retro|minimal\w*|simple|elegant|modern|rustic|cute|kraft|gold|golden|black|white)\b)\p{L}+){0,2}?)(?<made> (?:homemade|handmade|organic|natural|fresh|local))?\s*$/iu;

/** Adds the sort of goods to the title of their label, and a line that says how they are made. */
function withSort(sheet: LabelledGoods, behind: string): LabelledGoods {
  const { sort = '', made = '' } = SORT.exec(behind)?.groups ?? {};
  if (sheet.title === null || (sort === '' && made === '')) return sheet;
  const title = inSentenceCase(`${sort} ${sheet.title.toLowerCase()}`.trim());
  return {
    ...sheet,
    title: made === '' ? title : `${title}\n${inSentenceCase(made.trim())}`,
    rest: made === '' ? sheet.rest : sheet.rest.replace(made, ''),
  };
}

/** The same in another language; without anything on it the product is shown. */
function inOtherLanguage(prompt: string, caption: string | null): LabelledGoods {
  const said = foreignLabelIn(prompt);
  if (said === null) return withoutLabel(prompt);
  const { goods, label, behind } = said;
  // Latin letters among Japanese ones are no words.
  const sheet = label === 'ラベル' ? '商品ラベル' : SHEET;
  const isShown = caption === null && !/\p{L}{3}|[\p{Script=Han}\p{Script=Katakana}]/u.test(behind);
  if (isShown) return { ...withoutLabel(prompt), rest: `${goods}${behind}`, unmet: [label] };
  return {
    rest: `${sheet} ${behind}`,
    unmet: [],
    title: inSentenceCase(goods),
    renamed: { as: sheet, said: label },
  };
}

/**
 * Reads the label of a product. With something printed on it the label is the picture, and has the name of the goods
 * unless the prompt gives it a text; otherwise the product is shown, which bears it.
 */
export function takeProductLabel(prompt: string, caption: string | null): LabelledGoods {
  const named = LABEL_OF.exec(prompt);
  const goods = named?.groups?.['goods'];
  if (named !== null && goods !== undefined) {
    const behind = prompt.slice(named.index + named[0].length);
    // "candle label mockup": the product is meant, and its label is not to be seen.
    if (/^ mock-?ups?\b/iu.test(behind)) {
      const sold = /^candle$/iu.test(goods) ? `${goods} jar` : goods;
      return { ...withoutLabel(prompt), rest: prompt.replace(named[0], sold), unmet: ['label'] };
    }
    if (isPrintedOn(behind)) return asSheet(prompt, named, goods);
    return withSort(withItsGoods(asSheet(prompt, named, goods), prompt, named, goods), behind);
  }
  const first = LABEL_FIRST.exec(prompt);
  const of = first?.groups?.['goods']
    ?.split(' ')
    .filter((word) => !LOOKS.test(word))
    .join(' ')
    .trim();
  if (first !== null && of) return asSheet(prompt, first, of);
  return caption === null && LABEL_FOR.test(prompt)
    ? { ...withoutLabel(prompt), rest: prompt.replace(LABEL_FOR, ''), unmet: ['label'] }
    : inOtherLanguage(prompt, caption);
}
