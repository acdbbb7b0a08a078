/** Emoji subgroups whose pictures can stand in a scene as cut-out sprites. */
const SUBGROUPS = new Set(
  [
    'animal-mammal animal-bird animal-amphibian animal-reptile animal-marine animal-bug',
    'plant-flower plant-other food-fruit food-vegetable food-prepared food-asian food-sweet drink dishware',
    'place-map place-geographic place-building place-religious place-other hotel',
    'transport-ground transport-water transport-air time sky-weather event award-medal sport game',
    'arts-crafts clothing sound music musical-instrument phone computer light-video book-paper money',
    'mail writing office lock tool science medical household other-object flag',
    'person person-role person-fantasy',
    'face-costume face-smiling face-affection face-hand face-hat face-glasses face-sleepy face-negative',
    'heart emotion monkey-face body-parts',
  ].flatMap((line) => line.split(' ')),
);

/** Square pictures of whole scenes: unusable as sprites, and the settings draw these places anyway. */
const SCENE_TILES = new Set(
  [
    'sunset sunrise sunrise-over-mountains cityscape cityscape-at-dusk night-with-stars',
    'bridge-at-night foggy fog milky-way desert national-park motorway railway-track',
    'mountain-railway fireworks sparkler shooting-star moon-viewing-ceremony map-of-japan',
    'hot-springs metro station mountain-cableway framed-picture world-map wind-face',
    'person-climbing man-climbing woman-climbing beach-with-umbrella white-flower teacher',
    'man-teacher woman-teacher person-in-tuxedo man-in-tuxedo woman-in-tuxedo',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Doubles that no prompt can mean apart: hours of the clock, hair on a person of no sex, a man in a
 * role that has a picture of its own.
 */
const DOUBLES =
  /-oclock$|-thirty$|^person-(red|blond|curly|white)-|^(wo)?man-(bald|with-|in-|wearing-)|feeding|pregnant|facing-right|tilted-right|^man-(health|student|judge|farmer|cook|mechanic|factory|office|scientist|technologist|singer|artist|pilot|astronaut|firefighter|police|detective|guard|construction|superhero|supervillain|elf|genie|zombie|vampire|fairy|mage)/;

/** Whole figures worth having although the scene poses its own people. */
const DANCERS = new Set(['woman-dancing', 'man-dancing']);

/** Hands without the rest of somebody; the tables alone name them, since their keywords stand for feelings. */
const HANDS = new Set(
  [
    'handshake heart-hands folded-hands clapping-hands victory-hand ok-hand thumbs-up raised-fist waving-hand',
    'crossed-fingers sign-of-the-horns hand-with-index-finger-and-thumb-crossed',
  ].flatMap((line) => line.split(' ')),
);
/** Yellow faces of further moods, which the tables alone name as well: "crying emoji". */
const FACES = new Set(
  [
    'loudly-crying-face crying-face enraged-face exploding-head fearful-face astonished-face',
    'flushed-face face-with-rolling-eyes unamused-face smirking-face face-with-thermometer nauseated-face',
    'zany-face pleading-face money-mouth-face cold-face hot-face grimacing-face neutral-face',
    'confused-face zipper-mouth-face smiling-face-with-open-hands face-savoring-food face-with-tongue',
  ].flatMap((line) => line.split(' ')),
);

/** Glyphs whose names come from the word tables alone, as the keywords of the sources mean something else. */
export const isNamedByTables = (id: string): boolean => HANDS.has(id) || FACES.has(id);

export const isWanted = (id: string, subgroup: string): boolean =>
  DANCERS.has(id) ||
  isNamedByTables(id) ||
  (SUBGROUPS.has(subgroup) && !SCENE_TILES.has(id) && !DOUBLES.test(id));

/** Where the icon set's name is not the emoji's own. */
export const ICON_NAMES: Readonly<Record<string, string>> = {
  phoenix: 'phoenix-bird',
  'black-bird': 'blackbird',
  fairy: 'person-fairy',
  vampire: 'person-vampire',
  zombie: 'person-zombie',
  genie: 'person-genie',
  elf: 'person-elf',
  mage: 'person-mage',
  merperson: 'person-merpeople',
  mermaid: 'woman-merpeople',
  merman: 'man-merpeople',
  superhero: 'person-superhero',
  supervillain: 'person-supervillain',
  'deaf-person': 'person-deaf',
  'person-blond-hair': 'person-blonde-hair',
  'woman-blond-hair': 'woman-blonde-hair',
  'man-blond-hair': 'man-blonde-hair',
  pinata: 'piata',
  'enraged-face': 'pouting-face',
  'smiling-face-with-open-hands': 'hugging-face',
};

interface ExtraPerson {
  readonly id: string;
  /** The icon set's name. */
  readonly icon: string;
  readonly category: string;
  /** Dyes the red hair of the icon; the icon set has no such hair in all tones. */
  readonly hair: 'brown' | 'black' | null;
}

const people = (category: string, ids: string): ExtraPerson[] =>
  ids.split(' ').map((id) => ({
    id,
    icon: id.replace(/brown|black/, 'red').replace('blond-', 'blonde-'),
    category,
    hair: id.includes('brown') ? 'brown' : id.includes('black') ? 'black' : null,
  }));

/** Doubles that what is said of a person selects: "a bald man", "a woman in a wheelchair". */
export const EXTRA_PEOPLE: readonly ExtraPerson[] = [
  ...people(
    'person',
    'person-red-hair person-blond-hair person-curly-hair person-white-hair person-brown-hair person-black-hair man-brown-hair man-black-hair woman-brown-hair woman-black-hair man-bald woman-bald man-wearing-turban woman-wearing-turban',
  ),
  ...people('person-role', 'woman-with-headscarf'),
  ...people(
    'person-activity',
    'person-in-manual-wheelchair man-in-manual-wheelchair woman-in-manual-wheelchair person-with-white-cane man-with-white-cane woman-with-white-cane',
  ),
];
