/** The sources' words for one emoji. */
export interface KeywordSources {
  readonly emoji: string;
  /** The glyph's own name: "hot-beverage". */
  readonly id: string;
  readonly cldr: readonly string[];
  readonly emojilib: readonly string[];
  readonly tags: readonly string[];
}

const OWN_NAME = 1;
const HEAD_WORD = 0.8;
const CLDR_KEYWORD = 0.55;
/** Below what is read as a noun: a penalty kick is no kick scooter. */
const OTHER_WORD = 0.5;
const ASSOCIATION = 0.45;

/** "roll of paper", "meat on bone": what such names are about stands before these. */
const PREPOSITIONS: ReadonlySet<string> = new Set(['of', 'on', 'with', 'in', 'at', 'showing']);

/** Every word that may mean the glyph, with the surest reading of each. */
export function weighKeywords(sources: KeywordSources): [keyword: string, weight: number][] {
  const weights = new Map<string, number>();
  const add = (keyword: string, weight: number): void => {
    const word = keyword
      .toLowerCase()
      .replace(/[-_\s]+/g, ' ')
      .trim();
    if (word && /\p{L}/u.test(word)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  };
  for (const keyword of sources.cldr) add(keyword, CLDR_KEYWORD);
  for (const keyword of [...sources.emojilib, ...sources.tags]) add(keyword, ASSOCIATION);

  const name = sources.id.replaceAll('-', ' ');
  const words = name.split(' ');
  add(name, OWN_NAME);
  const preposition = words.findIndex((word, i) => i > 0 && PREPOSITIONS.has(word));
  const head = preposition < 0 ? words.length - 1 : preposition - 1;
  words.forEach((word, i) => {
    // CLDR lists the words of the name, too.
    if (i !== head) weights.delete(word);
    add(word, i === head ? HEAD_WORD : OTHER_WORD);
  });
  if (name.endsWith(' face')) add(name.slice(0, -' face'.length), 0.9);
  if (name.startsWith('person ')) add(name.slice('person '.length), 0.9);
  if (name.includes('tilted')) for (const word of ['left', 'right', 'tilted']) weights.delete(word);
  // People paste emoji into prompts; the variation selector comes and goes.
  weights.set(sources.emoji.replaceAll('\ufe0f', ''), OWN_NAME);
  return [...weights];
}
