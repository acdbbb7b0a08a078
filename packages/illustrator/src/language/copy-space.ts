/** What a prompt wishes for the sheet, apart from what the picture shows. */
interface CopySpace {
  /** The prompt without them. */
  readonly rest: string;
  /** Each as one: "space for a logo top left". */
  readonly wishes: readonly string[];
}

const SIDE = String.raw`(?:top|bottom|left|right|upper|lower|middle|center|centre)(?:[- ](?:left|right|third|half|corner|part|side|edge|quarter|middle|center|centre))*`;
const AT = String.raw`(?: (?:(?:at|on|in|above|below|along|near|to) (?:the |its )?)?${SIDE})`;
const TEXTS =
  'logo|text|story text|title|titles|name|names|price|prices|date|dates|copy|headline|caption|captions|slogan|message|quote|words|lettering|credits|details|address|greeting|signature|writing';
const FOR_TEXT = String.raw`(?: (?:left )?(?:for|to (?:add|put|place|write)) (?:(?:an?|the|my|our|your|some|any) )?(?:[\p{L}-]+ )?(?:${TEXTS})\b)`;
const MUCH =
  '(?:leave |leaving |keep |keeping )?(?:(?:an?|some|plenty of|lots of|enough|the|generous|much) )*';
const END = String.raw`(?=\s*(?:[.,;:!]|$|and\b|with\b))`;
/** Of where somebody is: "floating in empty space". */
const NOT_IN = String.raw`(?<!\b(?:in|into|through|of|across|from|at|on|to) (?:an? |the )?)`;

const WISHES: readonly RegExp[] = [
  String.raw`${NOT_IN}\b${MUCH}(?:empty|blank|unused|negative|free|clear) (?:space|area|zone|oval|panel|strip|spot|margin)${FOR_TEXT}?${AT}?${FOR_TEXT}?${END}`,
  String.raw`${NOT_IN}\b${MUCH}(?:copy|text|title|negative|caption|headline|logo|type) (?:space|area|zone)${AT}?${FOR_TEXT}?${END}`,
  String.raw`\b${MUCH}(?:space|room|place)${FOR_TEXT}${AT}?${END}`,
  String.raw`(?<=[,.;] |\bwith |\band |^)${MUCH}(?:space|room)${AT}${END}`,
  String.raw`\b(?:please )?(?:leave|leaving|keep|keeping) (?:the |its )?${SIDE} (?:empty|blank|free|clear|open|bare)${FOR_TEXT}?`,
  String.raw`\b(?:plenty|lots) of (?:empty|negative|open) (?:sky|background|space)\b`,
  String.raw`\bsubject (?:on|in|at|to) the ${SIDE}${END}`,
  String.raw`\b(?:animal|hero|figure|product|person) in the (?:[a-z]+ )*third${END}`,
].map((wish) => new RegExp(wish, 'giu'));

/**
 * Takes the wishes for room out of a prompt before anything else is read: "title space at top" is no title. Texts in
 * quotation marks stay as they are.
 */
export function takeCopySpace(prompt: string): CopySpace {
  const wishes: string[] = [];
  const take = (part: string): string => {
    let rest = part;
    for (const wish of WISHES) {
      rest = rest.replaceAll(wish, (said: string) => {
        wishes.push(said.trim());
        return '';
      });
    }
    return rest;
  };
  const parts = prompt.split(/("[^"]*"|[“„][^”“]*[”“]|«[^»]*»)/u);
  return { rest: parts.map((part, i) => (i % 2 === 1 ? part : take(part))).join(''), wishes };
}
