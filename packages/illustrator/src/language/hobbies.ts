/** What somebody likes who gets a card: "for a dad who loves fishing". */
const LIKES =
  /^,? (?:who|that) (?:really |just )?(?:loves?|likes?|enjoys?|adores?|is (?:into|crazy about|obsessed with|a fan of)) (?:to )?(?<hobby>\p{L}[\p{L}’'-]*(?: (?!with\b|and a\b)\p{L}[\p{L}’'-]*){0,2})(?=\s*(?:$|[,.;]|with\b))/iu;

const FOR_WHOM = /\bfor [^,.;]{1,40}?(?<behind> (?:who|that) .*)$/iu;

/** What shows a pastime on a card, as an English prompt. */
const THINGS: readonly (readonly [hobby: RegExp, things: string])[] = [
  [/^fish(?:ing)?$/iu, 'a fishing rod'],
  [/^(?:golf|golfing|play golf)$/iu, 'a golf ball and a golf flag'],
  [/^(?:garden(?:ing)?|planting)$/iu, 'a watering can and flowers'],
  [/^(?:cook(?:ing)?)$/iu, 'a frying pan and a chef hat'],
  [/^(?:bak(?:e|ing))$/iu, 'cupcakes and a whisk'],
  [/^(?:read(?:ing)?|books|read books|reading books)$/iu, 'a stack of books and a cup of tea'],
  [/^(?:hik(?:e|ing)|trekking)$/iu, 'a hiking boot and a backpack'],
  [/^camp(?:ing)?$/iu, 'a tent and a campfire'],
  [/^(?:cycl(?:e|ing)|biking|bike rides?)$/iu, 'a bicycle'],
  [/^(?:paint(?:ing)?|art|draw(?:ing)?)$/iu, 'an artist palette and a brush'],
  [/^(?:music|sing(?:ing)?)$/iu, 'a guitar and musical notes'],
  [/^(?:gaming|video ?games|play(?:ing)? video games)$/iu, 'a game controller'],
  [/^(?:sew(?:ing)?|quilting)$/iu, 'a sewing machine'],
  [/^(?:knit(?:ting)?|crochet(?:ing)?)$/iu, 'yarn'],
  [/^(?:run(?:ning)?|jogging)$/iu, 'a running shoe'],
  [/^(?:travel(?:ing|ling)?)$/iu, 'a suitcase and a globe'],
  [/^(?:photography|taking photos)$/iu, 'a camera'],
  [/^(?:bbq|barbecue|grill(?:ing)?)$/iu, 'a barbecue grill'],
  [/^(?:surf(?:ing)?)$/iu, 'a surfboard'],
  [/^(?:danc(?:e|ing)|ballet)$/iu, 'ballet shoes'],
  [/^(?:yoga)$/iu, 'a yoga mat'],
];

const thingsOf = (hobby: string): string | undefined =>
  THINGS.find(([words]) => words.test(hobby))?.[1];

/** The pastimes of the one whom a card is for that the picture shows by things of other names. */
export function shownHobbies(prompt: string): readonly string[] {
  const behind = FOR_WHOM.exec(prompt)?.groups?.['behind'] ?? '';
  const hobby = LIKES.exec(behind)?.groups?.['hobby'] ?? '';
  return thingsOf(hobby) === undefined ? [] : [hobby];
}

/** What stands behind the one whom a card is for, with things that show what they like. */
export function withHobby(behind: string): string {
  const match = LIKES.exec(behind);
  const hobby = match?.groups?.['hobby'] ?? '';
  if (match === null) return behind;
  return ` with ${thingsOf(hobby) ?? hobby}${behind.slice(match[0].length)}`;
}
