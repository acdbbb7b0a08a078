/**
 * What makes an animal of a person: "a penguin DJ" is one penguin with headphones, not a penguin
 * and a singer. Roles without a sign of their own are drawn as a second figure.
 */
export const COSTUMES: Readonly<Record<string, string>> = {
  'person-with-crown': 'crown',
  astronaut: '@spacehelmet',
  superhero: '@hero-mask',
  'woman-superhero': '@hero-mask',
  prince: 'crown',
  princess: 'crown',
  mage: 'magic-wand',
  'woman-mage': 'broom',
  fairy: 'magic-wand',
  singer: 'microphone',
  cook: 'cooking',
  detective: 'magnifying-glass-tilted-left',
  guard: 'shield',
  ninja: 'dagger',
  artist: 'artist-palette',
  scientist: 'test-tube',
  'health-worker': 'stethoscope',
  'man-beard': 'pirate-flag',
  'santa-claus': 'wrapped-gift',
  student: 'graduation-cap',
  'construction-worker': 'hammer',
  mechanic: 'wrench',
  farmer: 'womans-hat',
  pilot: 'goggles',
  technologist: 'laptop',
  'office-worker': 'necktie',
};

/** Where the word says more than the picture it shares. */
export const COSTUMES_OF_WORDS: Readonly<Record<string, string>> = {
  dj: 'headphone',
  viking: 'axe',
  lumberjack: 'axe',
  guitarist: 'guitar',
  drummer: 'drum',
  pianist: 'musical-keyboard',
  violinist: 'violin',
  knight: 'dagger',
  samurai: 'dagger',
  archer: 'bow-and-arrow',
  cowboy: 'top-hat',
  ballerina: 'ballet-shoes',
};
