const VOWEL = /[aeiou]/;

/** jump -> jump, jumps, jumping, jumped. In a phrase the first word is inflected. */
export function verbForms(verb: string): string[] {
  const [base = '', ...rest] = verb.split(' ');
  return regularForms(base).map((form) => [form, ...rest].join(' '));
}

function regularForms(base: string): string[] {
  if (base.endsWith('ie')) return [base, `${base}s`, `${base.slice(0, -2)}ying`, `${base}d`];
  if (base.endsWith('e') && !/(ee|oe|ye)$/.test(base)) {
    return [base, `${base}s`, `${base.slice(0, -1)}ing`, `${base}d`];
  }
  if (/[^aeiou]y$/.test(base)) {
    const stem = base.slice(0, -1);
    return [base, `${stem}ies`, `${base}ing`, `${stem}ied`];
  }
  const third = /(ch|sh|x|s|z|o)$/.test(base) ? `${base}es` : `${base}s`;
  const stem = doublesLastLetter(base) ? base + base.slice(-1) : base;
  return [base, third, `${stem}ing`, `${stem}ed`];
}

/** One short syllable: run, hop, swim. */
const doublesLastLetter = (base: string): boolean =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) && VOWEL.test(base);

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  wolves: 'wolf',
  leaves: 'leaf',
  children: 'child',
  grandchildren: 'grandchild',
  schoolchildren: 'schoolchild',
  grandkids: 'grandkid',
  kids: 'kid',
  men: 'man',
  women: 'woman',
  businessmen: 'businessman',
  businesswomen: 'businesswoman',
  firemen: 'fireman',
  policemen: 'policeman',
  fishermen: 'fisherman',
  gentlemen: 'gentleman',
  passersby: 'passerby',
  groomsmen: 'groom',
  people: 'person',
  knives: 'knife',
  elves: 'elf',
  scarves: 'scarf',
  calves: 'calf',
  shelves: 'shelf',
  loaves: 'loaf',
  halves: 'half',
  octopi: 'octopus',
  cacti: 'cactus',
  feet: 'foot',
  teeth: 'tooth',
  oxen: 'ox',
  dice: 'die',
  buses: 'bus',
  cookies: 'cookie',
  movies: 'movie',
  zombies: 'zombie',
  genies: 'genie',
  fairies: 'fairy',
  pies: 'pie',
  ties: 'tie',
  selfies: 'selfie',
  shoes: 'shoe',
  canoes: 'canoe',
  horses: 'horse',
  houses: 'house',
  roses: 'rose',
  vases: 'vase',
  noses: 'nose',
  axes: 'axe',
  caves: 'cave',
  olives: 'olive',
  gloves: 'glove',
  doves: 'dove',
  waves: 'wave',
  bookshelves: 'bookshelf',
  snowmen: 'snowman',
  mermen: 'merman',
  spacemen: 'spaceman',
  policewomen: 'policewoman',
};

/** End in s and are one thing, or are always said so. */
const SINGULAR_IN_S: ReadonlySet<string> = new Set(
  [
    'bus glass cactus octopus walrus hippopotamus platypus lens gas chess moss grass dress class',
    'glasses sunglasses goggles jeans shorts trousers pants scissors scales binoculars headphones noodles',
    'fries drums bagpipes maracas bongos pajamas tongs skis roller skates christmas circus lotus hibiscus',
    'asparagus virus compass canvas paris venus mars princess goddess lioness waitress actress hostess',
    'fungus crocus narcissus stegosaurus triceratops brontosaurus diplodocus tyrannosaurus cyclops santa',
    'claus pancakes waffles crackers vitamins supplements nachos news spaghetti peanuts beans vegetables greens groceries series species',
  ].flatMap((line) => line.split(' ')),
);

/** Their plurals end in "is": corgis. */
const NOUNS_IN_I: ReadonlySet<string> = new Set(
  'corgi kiwi yeti zucchini bikini panini okapi tsunami samurai bonsai martini emoji jacuzzi rabbi taxi safari ferrari pastrami kimchi tamagotchi'.split(
    ' ',
  ),
);

/** The singular of a noun; anything else comes back unchanged. */
export function singular(word: string): string {
  const irregular = IRREGULAR_PLURALS[word];
  if (irregular !== undefined) return irregular;
  if (word.endsWith('is') && NOUNS_IN_I.has(word.slice(0, -1))) return word.slice(0, -1);
  if (SINGULAR_IN_S.has(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz|[^o]us)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('oes')) return word.slice(0, -2);
  return word.length > 3 ? word.slice(0, -1) : word;
}

const PLURAL_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(IRREGULAR_PLURALS).map(([many, one]) => [one, many]),
);

/** The plural of a noun, or of the last word of a name: "child" -> "children", "old man" -> "old men". */
export function pluralOf(name: string): string {
  const [, before = '', last = ''] = /^(.* )?(\S+)$/.exec(name) ?? [];
  return before + (PLURAL_OF.get(last) ?? regularPlural(last));
}

/** "fox" -> "foxes", "cherry" -> "cherries", "dog" -> "dogs". */
function regularPlural(word: string): string {
  if (/(?:ch|sh|x|ss|zz|us)$|(?:potat|tomat|her|volcan)o$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** True for "foxes", not for "glasses" or "bus". */
export const isPlural = (word: string): boolean => singular(word) !== word;

/** A phrase with its last word in the singular. */
export function singularPhrase(phrase: string): string {
  const words = phrase.split(' ');
  const last = words.pop() ?? '';
  return [...words, singular(last)].join(' ');
}
