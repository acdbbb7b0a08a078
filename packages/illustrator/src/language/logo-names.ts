import { COLOURS } from './colours.ts';
import { FOREIGN_LOGO_KIND } from './foreign/foreign-logo-names.ts';
import { BUSINESS } from './print-titles.ts';
import { capitalized } from './sentence-case.ts';

const KIND = `(?:${BUSINESS}|gym|club|team|academy|church|brewery|winery|band|podcast|dojo|nursery|pharmacy|bookstore|pizzeria|firm|(?:clothing|fashion|skin ?care|jewel(?:le)?ry|beauty|candle|streetwear) (?:brand|line|company))`;
const WORD = String.raw`(?!(?:an?|the|my|our|for|with|of|and|in|on|logo|simple|modern|minimal\w*|cute|elegant|vintage|retro|cool|professional|creative|luxury|flat|bold|new|small|local|design|create|make|draw)\b)\p{L}[\p{L}'’&-]*`;
const END = String.raw`(?=\s*(?:$|[,.;]|(?:with|in|on|using|featuring|that|and)\b))`;
/** "logo with a bull for a gym", "lion logo for a boxing club". */
const FOR = new RegExp(
  String.raw`\blogos?\b[^.;:"“]*?\bfor (?:(?:an?|my|our|the) )?(?<name>(?:${WORD} ){0,2}?${KIND})${END}`,
  'iu',
);
/** "yoga studio logo". */
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?<name>(?:${WORD} ){0,2}?${KIND}) logos?(?!\p{L})`,
  'iu',
);
/** What a name says without. */
const LEFT_OUT = / (?:business|company|place)$/iu;
/** There is a name already, or none is wanted. */
const IS_NAMED =
  /["“„«]|\b(?:called|named|saying|says|text|letters?|initials?|monogram|icons?|sets?|no (?:text|words)|without (?:text|words))\b/iu;

/** "gold beauty salon logo": a color before the kind of business is that of the mark. */
function withoutColours(name: string): string {
  const words = name.split(' ');
  const first = words.findIndex((word) => COLOURS[word.toLowerCase()] === undefined);
  return words.slice(Math.max(first, 0)).join(' ');
}

/** What stands below the mark of a logo whose business has no name: "Boxing Club", "Yoga Studio"; null: no business is said. */
export function kindOfBusiness(prompt: string): string | null {
  if (IS_NAMED.test(prompt)) return null;
  const foreign = FOREIGN_LOGO_KIND.exec(prompt)?.groups;
  const abroad = foreign?.['name'] ?? foreign?.['japanese'];
  if (abroad !== undefined) return capitalized(abroad);
  const name = (FOR.exec(prompt) ?? BEFORE.exec(prompt))?.groups?.['name'];
  const kind = withoutColours(name ?? '').replace(LEFT_OUT, '');
  if (
    kind === '' ||
    /^(?:business|company|place|bar|studios?|shops?|stores?|restaurants?|salon|agency|firm|team|club)$/iu.test(
      kind,
    )
  )
    return null;
  return kind.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
