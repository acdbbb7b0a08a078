import { textsOf } from './both-languages.ts';
import { isJapaneseDesign, japaneseDesignIn } from './foreign/japanese-goods.ts';
import { PLACES } from './mounted-prints.ts';

const LOOKS =
  'an?|the|my|cute|simple|cool|funny|minimal|minimalist|modern|vintage|retro|colou?rful|white|black|pink|blue|green|red|yellow|beige';
const GOODS =
  't-?shirts?|t shirts?|tees?|hoodies?|mugs?|tote bags?|phone cases?|pillows?|cushions?|notebooks?|journals?|planners?|binders?';
/** "t-shirt design with a wolf", "notebook cover with butterflies". */
const DESIGN = new RegExp(
  String.raw`^(?<looks>\s*(?:(?:${LOOKS}) )*)(?<goods>${GOODS}) (?:designs?|covers?|prints?|graphics?|artwork) (?:with|of|featuring) (?<prints>[\p{L}\d -]+)$`,
  'iu',
);
/** "a mug with a fox and the words ...", "t-shirt design with a skull that says ...": a picture and a text. */
const WITH_WORDS = new RegExp(
  String.raw`^(?<looks>\s*(?:(?:${LOOKS}|coffee) )*)(?<goods>${GOODS})(?: (?:designs?|covers?|prints?|graphics?|artwork|mockups?))? (?:(?:with|of|featuring) (?<prints>[\p{L}\d ,-]+?),? (?:(?:and|with|plus) (?:the )?(?:words?|text|phrase|quote|saying|slogan|lettering)|(?:that|which) (?:says|reads)|saying|reading)\b|(?:that says|saying) .*["”»] (?:and|with|featuring) (?<behind>[\p{L}\d -]+)$)`,
  'iu',
);
/** "Tasse mit einer Katze und dem Text", "camiseta con un perro y la frase". */
const WITH_WORDS_ABROAD =
  /^\s*(?:(?:eine?n?|une?|una) )?(?:\p{L}+e )?(?<goods>(?:kaffee)?tasse|becher|t-?shirt|hoodie|pullover|kapuzenpulli|stoff(?:tasche|beutel)|mug|sweat|tote bag|sac en toile|taza|camiseta|playera|sudadera|bolsa de tela)(?: (?:blanch?e|blanc|blanca|negra|noire?))? (?:mit|avec|con) (?<prints>[^"“„«]+?),? (?:(?:und|et|y|mit|avec|con) (?:de[mnr] |les? |la |el |las )?(?:text|schriftzug|spruch|aufschrift|worten|wort|texte|mots?|phrase|message|inscription|texto|frase|palabras?|mensaje)|die sagt|qui dit|que dice)(?!\p{L})/iu;
/** Said of where a thing is and not of what is on it. */
const IS_SOMEWHERE =
  /\b(?:in front of|under|over|beside|next to|on (?:an?|the)|in (?:an?|the))\b/iu;
/** Words that are printed, where something is, and places, which are scenes. */
const IS_NO_PRINT =
  /\b(?:mountains?|beach|ocean|sea|waves?|forest|desert|city|skyline|sunset|sunrise|landscape|space|sky|text|words?|saying|says|quotes?|letters?|lettering|name|initials?|in front of|on (?:an?|the)|under|over|beside)\b/iu;
const BEARER: readonly (readonly [goods: RegExp, bearer: string])[] = [
  [/^t|^tee/iu, 't-shirt'],
  [/^phone/iu, 'phone'],
  [/^(?:journal|planner|binder)/iu, 'notebook'],
];

const bearerOf = (goods: string): string =>
  (/^tote/iu.test(goods) ? undefined : BEARER.find(([words]) => words.test(goods))?.[1]) ?? goods;

/** Whether a prompt says what picture and what words are on the thing that it names first. */
const hasPictureAndWords = (prompt: string): boolean => {
  const { prints, behind } =
    (WITH_WORDS.exec(prompt) ?? WITH_WORDS_ABROAD.exec(prompt))?.groups ?? {};
  const shown = prints ?? behind;
  return shown !== undefined && !IS_SOMEWHERE.test(shown) && !PLACES.test(shown);
};

/** "t-shirt design" as the shirt, where the prompt says what words are on it as well. */
const withThingForDesign = (prompt: string): string =>
  hasPictureAndWords(prompt)
    ? prompt.replace(OF_DESIGN, (_, before: string, goods: string) => before + bearerOf(goods))
    : prompt;
const OF_DESIGN = new RegExp(
  String.raw`^(\s*(?:(?:${LOOKS}|coffee) )*)(${GOODS}) (?:designs?|covers?|prints?|graphics?|artwork|mockups?)\b`,
  'iu',
);

/** The prompt as one for the thing that is printed on; null: it asks for no design of a thing. */
function designIn(prompt: string): string | null {
  const { looks = '', goods, prints = '' } = DESIGN.exec(prompt)?.groups ?? {};
  if (goods === undefined || IS_NO_PRINT.test(prints)) return null;
  return `${looks}${bearerOf(goods)} with ${prints}`;
}

/** Whether all that a prompt names is printed on the thing that it names first. */
export const isDesign = (prompt: string): boolean =>
  textsOf(prompt).some(
    (text) => designIn(text) !== null || hasPictureAndWords(text) || isJapaneseDesign(text),
  );

/** "a t-shirt with a cat", "a mug with a penguin": what is not worn or poured is a print. */
const WITH_PICTURE = new RegExp(
  String.raw`^\s*(?:(?:${LOOKS}|coffee) )*(?:t-?shirts?|t shirts?|tees?|hoodies?|mugs?|tote bags?|phone cases?) with (?<prints>[\p{L}\d -]+)$`,
  'iu',
);

/** Whether a prompt names a thing to be printed on and besides it no more than what may be on it. */
export const isThingWithPicture = (prompt: string): boolean =>
  textsOf(prompt).some((text) => {
    const { prints } = WITH_PICTURE.exec(text)?.groups ?? {};
    return prints !== undefined && !IS_NO_PRINT.test(prints) && !IS_SOMEWHERE.test(prints);
  });

/** A design for a thing as the thing that it is printed on: a t-shirt for "t-shirt design". */
export const withDesign = (prompt: string): string =>
  designIn(prompt) ?? japaneseDesignIn(prompt) ?? withThingForDesign(prompt);
