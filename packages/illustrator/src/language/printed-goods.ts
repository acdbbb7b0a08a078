const LOOKS =
  'an?|the|my|cute|simple|cool|funny|minimal|minimalist|modern|vintage|retro|colou?rful|white|black|pink|blue|green|red|yellow|beige';
const GOODS =
  't-?shirts?|t shirts?|tees?|hoodies?|mugs?|tote bags?|phone cases?|pillows?|cushions?|notebooks?|journals?|planners?|binders?';
/** "t-shirt design with a wolf", "notebook cover with butterflies". */
const DESIGN = new RegExp(
  String.raw`^(?<looks>\s*(?:(?:${LOOKS}) )*)(?<goods>${GOODS}) (?:designs?|covers?|prints?|graphics?|artwork) (?:with|of|featuring) (?<prints>[\p{L}\d -]+)$`,
  'iu',
);
/** Words that are printed, where something is, and places, which are scenes. */
const IS_NO_PRINT =
  /\b(?:mountains?|beach|ocean|sea|waves?|forest|desert|city|skyline|sunset|sunrise|landscape|space|sky|text|words?|saying|says|quotes?|letters?|lettering|name|initials?|in front of|on (?:an?|the)|under|over|beside)\b/iu;
const BEARER: readonly (readonly [goods: RegExp, bearer: string])[] = [
  [/^t|^tee/iu, 't-shirt'],
  [/^phone/iu, 'phone'],
  [/^(?:journal|planner|binder)/iu, 'notebook'],
];

/** The prompt as one for the thing that is printed on; null: it asks for no design of a thing. */
function designIn(prompt: string): string | null {
  const { looks = '', goods, prints = '' } = DESIGN.exec(prompt)?.groups ?? {};
  if (goods === undefined || IS_NO_PRINT.test(prints)) return null;
  const bearer = /^tote/iu.test(goods)
    ? undefined
    : BEARER.find(([words]) => words.test(goods))?.[1];
  return `${looks}${bearer ?? goods} with ${prints}`;
}

/** Whether all that a prompt names is printed on the thing that it names first. */
export const isDesign = (prompt: string): boolean => designIn(prompt) !== null;

/** A design for a thing as the thing that it is printed on: a t-shirt for "t-shirt design". */
export const withDesign = (prompt: string): string => designIn(prompt) ?? prompt;
