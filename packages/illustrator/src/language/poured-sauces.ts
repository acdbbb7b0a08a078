import { meaningsOf } from './lexicon.ts';
import { asNoun, type Item } from './sense.ts';
import { isAny, leadsToNoun, type Sentence } from './sentence.ts';

const SAUCE =
  /(?:^| )(?:honey|syrup|sauce|caramel|chocolate|gravy|cream|custard|milk|oil|dressing|ketchup|glaze|icing|ganache|butter|marinara)$/;
/** Said before a sauce: of what it is. */
const FLAVOUR =
  /^(?:tomato|maple|chocolate|caramel|vanilla|cheese|strawberry|raspberry|mango|soy|olive|salad|hot|warm|melted|liquid|thick|creamy|golden|white|dark|sweet|pasta|the|some)$/;
const POUR = /^(?:pour|drizzl|dripp?)(?:e?s|ed|e|ing)?$/;
const BEFORE_POUR = /^(?:is|being|is being|getting|slowly|gently|gets)$/;
const OVER = /^(?:over|on|onto|on top of|all over|down on|down over|down onto)$/;
/** Of people: nothing is served there. */
const OF_BODY = /^(?:head|face|body|hair|skin|hand)s?$/;

/** Where the words of a sauce are, its flavor included; the end is exclusive. */
interface Found {
  readonly begin: number;
  readonly end: number;
}

function sauceEndingAt(sentence: Sentence, last: number): Found | null {
  if (!SAUCE.test(sentence[last]?.text ?? '')) return null;
  let begin = last;
  while (FLAVOUR.test(sentence[begin - 1]?.text ?? '')) begin--;
  return { begin, end: last + 1 };
}

/** "pouring tomato sauce", seen from the verb. */
function sauceBehind(sentence: Sentence, pour: number): Found | null {
  let last = pour + 1;
  while (FLAVOUR.test(sentence[last]?.text ?? '') && !OVER.test(sentence[last + 1]?.text ?? ''))
    last++;
  return sauceEndingAt(sentence, last);
}

/** "tomato sauce is being poured", seen from the verb. */
function sauceBefore(sentence: Sentence, pour: number): Found | null {
  let last = pour - 1;
  while (BEFORE_POUR.test(sentence[last]?.text ?? '')) last--;
  return sauceEndingAt(sentence, last);
}

/** Over what it is poured: a dish, and no head. */
function isOverDish(sentence: Sentence, at: number): boolean {
  if (!OVER.test(sentence[at]?.text ?? '') || !leadsToNoun(sentence, at + 1)) return false;
  const noun = sentence.slice(at + 1).find((item) => isAny(item, ['noun']));
  return noun !== undefined && !OF_BODY.test(noun.text);
}

/** The sauce as what a pot holds; its name is that of all its words. */
function asPoured(items: readonly Item[]): Item {
  const named = items.filter(({ text }) => !/^(?:the|some)$/.test(text));
  const last = named.at(-1)!;
  const text = named.map((item) => item.text).join(' ');
  return {
    ...asNoun(last, 'honey-pot'),
    text,
    source: named.map(({ source }) => source).join(' '),
    isPlural: false,
  };
}

/**
 * "tomato sauce being poured over pasta" and "caramel dripping on ice cream" are read as "pouring tomato sauce over
 * pasta", and every sauce comes out of a jug.
 */
export function withPouredSauces(sentence: Sentence): Sentence {
  const pour = sentence.findIndex(({ text }) => POUR.test(text));
  const verb = sentence[pour];
  if (verb === undefined) return sentence;
  const behind = sauceBehind(sentence, pour);
  const before = behind === null ? sauceBefore(sentence, pour) : null;
  const sauce = behind ?? before;
  if (sauce === null) return sentence;
  const over = behind === null ? pour + 1 : behind.end;
  if (!isOverDish(sentence, over)) return sentence;
  const pouring = { ...verb, text: 'pouring', senses: meaningsOf('pouring') };
  return [
    ...sentence.slice(0, behind === null ? sauce.begin : pour),
    pouring,
    asPoured(sentence.slice(sauce.begin, sauce.end)),
    { ...sentence[over]!, text: 'into', senses: meaningsOf('into') },
    ...sentence.slice(over + 1),
  ];
}
