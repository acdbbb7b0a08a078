/** A card of the major arcana. */
interface Arcanum {
  /** In lower case, without an article. */
  readonly name: string;
  /** What the card shows where the prompt says nothing else, as an English prompt. */
  readonly scene: string;
  /** What is in its picture whatever the prompt shows; empty: nothing. */
  readonly sign: string;
}

const arcanum = (name: string, scene: string, sign = ''): Arcanum => ({ name, scene, sign });

/** By their numbers. */
const ARCANA: readonly Arcanum[] = [
  arcanum('fool', 'a jester with a dog on a cliff'),
  arcanum('magician', 'a wizard with a magic wand at night'),
  arcanum('high priestess', 'a queen in a blue dress at night, full moon'),
  arcanum('empress', 'a queen in a wheat field'),
  arcanum('emperor', 'a king on a throne'),
  arcanum('hierophant', 'a priest in a church'),
  arcanum('lovers', 'a couple holding hands in a garden'),
  arcanum('chariot', 'a horse pulling a carriage'),
  arcanum('strength', 'a woman petting a lion'),
  arcanum('hermit', 'an old man with a white beard holding a lantern in the mountains at night'),
  arcanum('wheel of fortune', 'a ferris wheel in the clouds'),
  arcanum('justice', 'a queen holding scales'),
  arcanum('hanged man', 'a man hanging upside down from a tree'),
  arcanum('death', 'a skeleton riding a white horse'),
  arcanum('temperance', 'an angel holding a cup at a lake'),
  arcanum('devil', 'a red devil with a pitchfork'),
  arcanum('tower', 'a castle tower in a thunderstorm with lightning', 'a tower'),
  arcanum('star', 'a woman at a pond under a starry sky', 'starry night'),
  arcanum('moon', 'two wolves at a river at night, full moon', 'full moon, night'),
  arcanum('sun', 'a child riding a white horse, sunflowers, sunny', 'sunny'),
  arcanum('judgement', 'an angel playing a trumpet in the clouds'),
  arcanum('world', 'a woman dancing on a globe in the sky'),
];

const NAMES = ARCANA.map(({ name }) => name).join('|');
const CARD = String.raw`(?:(?:vintage|antique|mystical|mystic|ornate|golden|dark|illustrated|classic|art nouveau) )*tarot(?: card)?(?: (?:style|design|illustration|art))?`;
/** Between commas, or at the start of the prompt. */
const START = String.raw`(?<=^\s*|,\s*)(?:(?:an?|the) )?`;
const ARCANUM = String.raw`(?:the )?(?<name>${NAMES})`;
const END = String.raw`(?=\s*(?:[,.;:]|--|$))`;
const PHRASES: readonly RegExp[] = [
  new RegExp(String.raw`${START}${CARD}(?: of|:|,| for| -)? ${ARCANUM}(?: as(?= an? ))?(?![\p{L}-])`, 'iu'),
  new RegExp(String.raw`${START}${ARCANUM} ${CARD}(?:${END}|(?= (?:with|as|of|showing|featuring)\b))`, 'iu'),
  new RegExp(String.raw`${START}${ARCANUM},? as an? ${CARD}${END}`, 'iu'),
  new RegExp(String.raw`${START}${CARD} (?:of|with|showing|featuring|for)(?= )`, 'iu'),
  new RegExp(String.raw`${START}${CARD}(?:${END})`, 'iu'),
  new RegExp(String.raw`(?: (?:as|in the style of|on))? an? ${CARD}${END}`, 'iu'),
]; // prettier-ignore
/** Cards that somebody uses, and what lies on a table. */
const THINGS =
  /\btarot (?:cards|deck|reader|reading)\b|\b(?:table|hands?|holding|reader|fortune)\b.*\btarot\b/iu;

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const;

/** What stands at the top of the card of a title: "IX" for "The Hermit"; null: the title is of no such card. */
export function numeralOf(title: string): string | null {
  const number = ARCANA.findIndex(({ name }) => titleOf(name) === title);
  if (number < 0) return null;
  return number === 0 ? '0' : 'X'.repeat(Math.floor(number / 10)) + (ROMAN[number % 10] ?? '');
}

const WITHOUT_ARTICLE = /^(?:strength|justice|temperance|judgement|death|wheel)/;
const titleOf = (name: string): string =>
  `${WITHOUT_ARTICLE.test(name) ? '' : 'the '}${name}`.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) =>
    letter.toUpperCase(),
  );

/** Words besides those for the manner. */
const SHOWS_SOMETHING = new RegExp(
  String.raw`(?<!\p{L})(?!(?:art|nouveau|deco|style|vintage|gold|golden|black|blue|navy|and|ornate|border|frame|detailed|mystical|dark|moody|illustration|engraving|woodcut|watercolou?r|line|flat|colou?rs?|palette|intricate|on|in|with|of|the|ar)(?!\p{L}))\p{L}{2,}`,
  'iu',
);

/** What the card is called in the prompt for its picture. */
const FRAME = 'tarot card frame';

interface TarotCard {
  /** The name of the card; null where the prompt names none of the major arcana. */
  readonly caption: string | null;
  /** The prompt for the picture on it. */
  readonly rest: string;
  readonly renamed: { readonly as: string; readonly said: string };
}

/**
 * Reads a picture that is a card of the tarot: "tarot card, the hermit as an owl".
 * @returns null where the picture is no card, or shows cards as things
 */
export function readTarotCard(prompt: string): TarotCard | null {
  if (!/\btarot\b/iu.test(prompt) || THINGS.test(prompt)) return null;
  const match = PHRASES.map((phrase) => phrase.exec(prompt)).find((each) => each !== null);
  if (!match) return null;
  const behind = prompt
    .slice(match.index + match[0].length)
    .replace(/^\s*(?:as|with|of|showing|featuring)\b/iu, '');
  const said = `${prompt.slice(0, match.index)}${behind}`.replace(/^[\s,.:;-]+/u, '');
  const name = match.groups?.['name']?.toLowerCase();
  const card = ARCANA.find((each) => each.name === name);
  const shown = SHOWS_SOMETHING.test(said) ? [said, card?.sign ?? ''] : [card?.scene ?? '', said];
  const scene = shown.filter((part) => part.trim() !== '').join(', ');
  if (scene === '') return null;
  const word = /\btarot(?: card)?\b/iu.exec(prompt)?.[0] ?? '';
  return {
    caption: card ? titleOf(card.name) : null,
    rest: `${FRAME}, ${scene}`,
    renamed: { as: FRAME, said: word },
  };
}
