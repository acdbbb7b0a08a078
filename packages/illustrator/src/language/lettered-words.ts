import { inSentenceCase } from './sentence-case.ts';

/** Things that bear writing: only of them "reading" means that they show words. */
export const BEARERS = String.raw`(?:neon )?(?:signs?|banners?|cards?|posters?|signpost|board|chalkboard|blackboard|whiteboard|shirt|t-shirt|hoodie|mug|cake|billboard|marquee|placard|label|note|flag|screen|bubble|plate|tag|sticker|text|caption|letters|lettering|scoreboard|plaque|letter ?board|light ?box|tombstone|gravestone|headstone|sash|bib|jersey|whiteboard|notice|menu|ticket|receipt|badge|patch|ribbon|wristband|envelope|postcard|newspaper|headline|tattoo|graffiti)`;
/** Where it is, between what bears writing and "reading": "a billboard in the city reading". */
export const SOMEWHERE = String.raw`(?:\s+(?:in|on|at|outside|over|by|near|above|behind|beside)(?:\s+[\p{L}-]+){1,4}?)?`;
/** "a neon sign OPEN": capitals behind what bears writing. */
export const IN_CAPITALS = new RegExp(
  String.raw`\b(?<bearer>${BEARERS})[:\s]+(?<text>(?:\p{Lu}{2,}|\d+(?!\d|\s?%))(?:\s+(?:\p{Lu}+|\d+(?!\d|\s?%))(?!\p{Ll}))*[!?]?)`,
  'u',
);
/** A date behind a poster says when something is, and is no title: "party poster October 31". */
const OF_DATES = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tues?|Wed|Thu|Fri|Sat|Sun)[a-z]*[,.]?\s+(?:the\s+)?\d`;
/** "graduation banner Congrats Class of 2026": words with capitals behind what bears them. */
export const IN_TITLE_CASE = new RegExp(
  String.raw`\b(?<bearer>${BEARERS})[:\s]+(?<text>(?!${OF_DATES})\p{Lu}[\p{L}'’]+!?(?:\s+(?:(?:of|the|and|to|for|in|on|a|an|is|at)\s+)*(?:\p{Lu}[\p{L}'’]*|\d+)!?)+)(?=\s*(?:$|[,.;:]|(?:with|on|in|and|at|over|by)\b))`,
  'u',
);
/** "2 + 2 = 4". */
export const EQUATION =
  /(?<text>\d+(?:\.\d+)?\s*[+\-–x×*/÷]\s*\d+(?:\.\d+)?\s*=\s*(?:\d+(?:\.\d+)?|\?)|\bE\s?=\s?mc(?:²|2|\^2))/u;
/** "with happy birthday written on it". */
export const WRITTEN =
  /\bwith\s+(?:the words?\s+)?(?<text>[^,.;:"“]{1,60}?)\s+(?:is\s+)?(?:written|carved|engraved|printed|spelled(?: out)?|embroidered|iced|piped|stitched|scratched|painted in|spray[- ]?painted)\s+(?:on|in|into|onto|across|above|over|below|inside|underneath)\b/iu;
/** They say how a text looks, where it is or that there is none. */
const OF_TEXTS =
  'bold|big|large|small|tiny|huge|white|black|gold|golden|silver|pink|red|blue|green|yellow|purple|orange|neon|glowing|modern|elegant|cursive|script|handwritten|hand|minimal\\w*|clean|simple|retro|vintage|custom|your|my|some|no|any|for|with|and|space|room|area|blank|empty|placeholder|title|body|brush|serif|sans|foil|metallic|chalk|colou?rful|fancy|fun|cute|pretty|pastel|soft|dark|bright|cent(?:er|re)\\w*|rainbow|glitter|bubble|block|wooden|balloon|floral|of|the|an?|in|on|at|over|under|saying|that|without|english|latin|arabic|hebrew|chinese|japanese|readable|legible|beautiful|curved|animated|typed|printed';
/** "with a coffee cup and good vibes text": words before the word for a text. */
export const BEFORE_TEXT = new RegExp(
  String.raw`(?:\b(?:with|and)|,)\s+(?:the\s+|an?\s+)?(?<text>(?:(?!(?:${OF_TEXTS})\b)\p{L}[\p{L}'’]*\s+){1,3}(?!(?:${OF_TEXTS})\b)\p{L}[\p{L}'’]*)(?=\s+(?:text|lettering|wording)\s*(?:$|[,.;]))`,
  'iu',
);
/** "the word dream made of clouds". */
export const WORD_MADE =
  /\b(?:the|a|one)\s+words?\s+(?!(?:of|that|are|is|on|in|and|or|art|cloud|search|game|for|with|from)\b)(?<text>[^,.;:"“]{1,50}?)(?=\s*(?:$|[,.;]|(?:made|written|spelled|formed|built|carved|painted|out|in|on|from|with|as|over|above|using|surrounded|and|floating|glowing)\b))/iu;
/** "la palabra AMOR hecha de flores", "das Wort Hallo aus Luftballons", "le mot AMOUR en fleurs". */
export const FOREIGN_WORD_MADE =
  /(?<!\p{L})(?:(?:la|una) palabra|(?:le|un) mot|(?:(?:das|ein) )?(?:Wort|Schriftzug))\s+(?<text>\p{Lu}[^,.;:"“„«]{1,40}?)(?=\s*(?:$|[,.;]|(?:hech[oa]|formad[oa]|en|sobre|con|de|aus|mit|auf|im|in|fait|faite|avec|sur|dans)(?!\p{L})))/u;
/** "a cup with the name Sarah on it". */
export const WITH_NAME =
  /\bwith\s+(?:the\s+|a\s+|his\s+|her\s+|my\s+)?name\s+(?<text>\p{L}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*)(?=\s*(?:$|[,.;]|(?:on|written|across|in|engraved|printed|and|under|above|below)\b))/u;
/** "a cake with 80 on it", "balloons with the number 30", "Torte mit der Zahl 30", "avec le chiffre 5". */
const NUMBERED =
  /\b(?:with|in|shaped like|in the shape of|showing|mit|con|avec)\s+(?:(?:an?|the|der|einer|dem|el|un|una|le|la)\s+)?(?:(?:big|huge|large|giant|gold|golden|silver|pink|red|blue|white|black|bold)\s+)*(?:(?:numbers?|no\.?|digits?|zahl|nummer|ziffer|número|numero|numéro|chiffre)\s*#?(?<text>\d{1,4}(?:st|nd|rd|th)?)(?!\d|\s?%|\s+(?:to|and)\s+\d)|(?<marked>#?\d{1,4}(?:st|nd|rd|th)?)(?=\s+(?:(?:on|written|across)\s+(?:it|top|the|its|his|her|them)|da?rauf|encima|dessus)\b))/iu;
/** "race car number 7", "player #10", "the number 5 as a balloon". */
const NUMBER_OF =
  /(?<=^(?:(?:an?|the)\s)?(?:(?:big|giant|huge|gold|golden|silver)\s)*|\b(?:cars?|jersey|shirt|player|horse|bus|boat|train|rider|runner|driver|bib|kart|motorcycle|bike)\s)(?:with\s)?(?:number|no\.?|#)\s?(?<text>\d{1,4})(?!\d|\s?%|\s+(?:to|and)\s+\d)/iu;
/** "the number 10 and the name Messi". */
const NAME_BESIDE = /^\s*(?:,|and|&)?\s*(?:the\s+)?name\s+["“]?(?<name>\p{L}[\p{L}'’-]*)["”]?/iu;

/** "sorry were closed, were open sundays", as notices in shop windows have it. */
const SHOP_NOTICE =
  /(?<=^|[,;:]\s*|\b(?:signs?|window|door|shop|store|cafe)\s+)(?<first>(?:sorry,? )?we['’]?(?:re| are) (?:open|closed)(?: (?:today|now|late|daily|(?:on )?\p{L}+days?))?)(?:,?\s+(?:but\s+)?(?<second>we['’]?(?:re| are) (?:open|closed)[^,.;]{0,25}))?(?=\s*(?:$|[,.;!]))/iu;

/** Takes the notice of a shop out of a prompt. */
export function takeShopNotice(prompt: string): { caption: string; rest: string } | null {
  const match = SHOP_NOTICE.exec(prompt);
  if (match === null) return null;
  const lines = [match.groups?.['first'], match.groups?.['second']].flatMap((text) => text ?? []);
  return {
    caption: lines.map((line) => inSentenceCase(line.replace(/\bwere\b/iu, 'we’re'))).join('\n'),
    rest: prompt.replace(match[0], ' '),
  };
}

/** What is left behind a number. */
const ON_IT = /^\s*(?:(?:written )?(?:on|across) (?:it|them|top)|da?rauf|encima|dessus)(?!\p{L})/iu;

/** Takes a number that a thing bears out of a prompt, with the name beside it. */
export function takeNumber(prompt: string): { caption: string; rest: string } | null {
  const match = NUMBERED.exec(prompt) ?? NUMBER_OF.exec(prompt);
  const number = match?.groups?.['text'] ?? match?.groups?.['marked'];
  if (!match || number === undefined) return null;
  const behind = prompt.slice(match.index + match[0].length);
  const named = NAME_BESIDE.exec(behind);
  const name = named?.groups?.['name'];
  return {
    caption: name === undefined ? number : `${name}\n${number}`,
    rest: `${prompt.slice(0, match.index)} , ${behind.slice(named?.[0].length ?? 0).replace(ON_IT, '')}`,
  };
}
