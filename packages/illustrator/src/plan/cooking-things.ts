import { isRoomOpen } from '../language/indoors.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { EffectName, Subject, Topping } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords, withChanged, withChangedAt } from './spec-changes.ts';
import { spelled, standInFor } from './word-lists.ts';

const COOKS =
  /\b(?:boil|simmer|bubbl|cook|fry|sizzl|saut[eé]|sear|grill|popp|stew|melt|brown|poach|steam)(?:s|es|ing)\b(?! pans?\b)/i;
/** "two shrimps in a frying pan", "stew bubbling in a pot": one vessel with something in it. */
const IN_ONE = /\bin (?:an?|the) (?:[\w-]+ ){0,2}(?:pan|skillet|wok|pot|saucepan)\b/i;
/** What the prompt calls it, and what it shows besides. */
const OF_COOKING =
  /^(?:slowly |gently )?(?:(?:boil|simmer|bubbl|cook|fry|sizzl|saut[eé]|sear|grill|popp|stew|brown|poach|steam)(?:s|es|ing)|in|up|hot|oil|water)$/i;

const PAN = /^(?:@fryingpan|@wok)$/;
const POT = /^pot-of-food$/;
const GRILL = /^@barbecue$/;
const IN_PAN = /\bin (?:an?|the) (?:[\w-]+ ){0,2}(?:pan|skillet)\b/i;
const ON_GRILL = /\bon (?:the|a) (?:grill|bbq|barbecue)\b/i;
const STOVE = /^@oven$/;
const SOUP = /^(?:@soup|steaming-bowl|bowl-with-spoon|@currybowl)$/;
const NOODLES =
  /\b(?:noodles?|pasta|spaghetti|ramen|macaroni|penne|linguine|tagliatelle|ravioli)$/i;
const EGGS = /^(?:egg|cooking)$/;

/** What lies in a pan for food whose own picture has a dish or is raw. */
const IN_PANS: Readonly<Record<string, string>> = {
  egg: '@friedegg',
  cooking: '@friedegg',
  pancakes: '@pancake',
  '@pancakes': '@pancake',
  'tropical-fish': '@rawfish',
  fish: '@rawfish',
  '@salmon': '@rawfish',
  popcorn: '@poppedcorn',
  '@hen': 'poultry-leg',
  chicken: 'poultry-leg',
  rooster: 'poultry-leg',
};

/** Pieces of one kind that fill a pan: one large one, a few, or many small ones. */
const piecesOf = (glyph: string, kinds: number): number => {
  if (/^(?:@pancake|@rawfish|butter|@sausages|cut-of-meat|pizza|@omelette)$/.test(glyph)) return 1;
  if (glyph === '@poppedcorn') return MANY;
  return kinds > 1 ? 2 : SOME;
};
const SOME = 3;
const MANY = 15;

/** "bacon sizzling in a pan", "pasta boiling in a pot": food that cooks by itself is in its vessel, on a flame. */
export function cookingThings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  // What is flipped is in the air.
  const isFree = spec.format === null && spec.subjects.every(({ motion }) => motion !== 'toss');
  if (!isFree || !(COOKS.test(spec.prompt) || IN_ONE.test(spec.prompt))) return spec;
  return inVessel(withoutDeedsOfFood(spec), vocabulary) ?? spec;
}

const BAKES = /\b(?:bak|ris|cook|roast|toast)(?:e|es|ing)\b/i;
const OF_BAKING = /^(?:slowly )?(?:bak|cook|roast|toast)(?:e|es|ing)(?: up)?$|^hot$/i;

/** "a pizza baking in an oven": the oven is open, and it is in it. */
export function bakingThings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, format } = spec;
  if (format !== null || !BAKES.test(prompt)) return spec;
  const still = withoutDeedsOfFood(spec);
  const { subjects } = still;
  const oven = subjects.find(({ glyph }) => STOVE.test(glyph));
  const food = subjects.filter((each) => each.glyph in BAKED || isFoodOf(each, vocabulary));
  const isAlone = food.length > 0 && food.length + 1 === subjects.length;
  if (oven === undefined || !isAlone) return spec;
  const toppings = food.slice(0, 2).map(({ glyph, colour, count }) => ({
    glyph: BAKED[glyph] ?? glyph,
    colour,
    count: food.length > 1 || count === 1 ? 1 : 2,
    isUncounted: true as const,
  }));
  const baking = { glyph: '@openoven', motion: null, toppings };
  const place = isRoomOpen(spec.setting) ? 'kitchen' : spec.setting;
  const alone = { ...spec, subjects: [oven], relations: [], setting: place };
  return showWords(withChangedAt(alone, 0, baking), OF_BAKING);
}

/** What is whole in the oven. */
const BAKED: Readonly<Record<string, string>> = {
  pizza: '@pizza',
  bread: '@loaf',
  '@hen': '@roastchicken',
};

/** Animals that are food where they are said to cook by themselves: "fish frying in a pan". */
const ALSO_FOOD = /^(?:@hen|chicken|rooster|fish|tropical-fish|@salmon|shrimp|lobster|crab)$/;
const BY_ITSELF =
  /\b(?:chicken|fish|salmon|tuna|shrimps?|prawns?|lobsters?|crabs?)\b(?: and [\w ]+)? (?:is |are )?(?:boil|simmer|cook|roast|bak|fry|sizzl|sear|grill|poach|steam)ing (?:in|on|over)\b/i;

/** Food has no tools, and nothing that the prompt does not name. */
function withoutDeedsOfFood(spec: PromptSpec): PromptSpec {
  if (!BY_ITSELF.test(spec.prompt)) return spec;
  const isFood = ({ glyph }: Subject): boolean => ALSO_FOOD.test(glyph);
  const still = withChanged(spec, isFood, { hasLimbs: false, motion: null });
  return leavingOut(still, ({ source }) => source === undefined);
}

const POPS = /\bpopcorn (?:is )?pop(?:s|ping)\b|\bpopping popcorn\b/i;
/** "two fried eggs in a pan" and "on the grill": the pan and the grill are no subjects of their own. */
function vesselSaidWith(food: Subject | undefined, prompt: string): Subject | undefined {
  if (food === undefined) return undefined;
  if (ON_GRILL.test(prompt)) return { ...food, glyph: '@barbecue' };
  if (food.glyph === 'popcorn' && POPS.test(prompt))
    return { ...food, glyph: 'pot-of-food', motion: null, count: 1 };
  return IN_PAN.test(prompt) ? { ...food, glyph: '@fryingpan' } : undefined;
}

/** Null where nothing cooks by itself, or in nothing that is named. */
function inVessel(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec | null {
  const { prompt, subjects } = spec;
  const isCooked = BY_ITSELF.test(prompt) || IN_ONE.test(prompt);
  const isFood = (each: Subject): boolean =>
    (isCooked && ALSO_FOOD.test(each.glyph)) || isFoodOf(each, vocabulary);
  if (!subjects.every((each) => isFood(each) || isOfStove(each))) return null;
  const vessel = subjects.findIndex(isVessel);
  const food = subjects.filter((each, index) => index !== vessel && isFood(each));
  const isOnStove = subjects.some(({ glyph }) => STOVE.test(glyph));
  const isSoup = food.some(({ glyph }) => SOUP.test(glyph));
  const [first] = food;
  const named = subjects[vessel] ?? vesselSaidWith(first, prompt);
  const held = named ?? (isOnStove && isSoup ? first : undefined);
  return held === undefined ? null : cookedIn(spec, held, food);
}

const isVessel = ({ glyph }: Subject): boolean =>
  PAN.test(glyph) || POT.test(glyph) || GRILL.test(glyph);
const isOfStove = (subject: Subject): boolean => isVessel(subject) || STOVE.test(subject.glyph);

const isFoodOf = ({ glyph, word, person, role }: Subject, vocabulary: Vocabulary): boolean =>
  person === null &&
  role === undefined &&
  (vocabulary.categoryOf(glyph)?.startsWith('food') === true ||
    SOUP.test(glyph) ||
    NOODLES.test(word) ||
    /^(?:herb|garlic|onion|hot-pepper|lemon|@herb)$/.test(glyph) ||
    /^@(?:pancakes?|sausages|pizza|loaf|cake|cookietray|muffin|croissant|cutpie)$/.test(glyph));

/** The vessel with all food in it. */
function cookedIn(spec: PromptSpec, vessel: Subject, food: readonly Subject[]): PromptSpec {
  const glyph = vesselFor(spec, vessel, food);
  const isDry = glyph === '@openpan' || glyph === '@opengrill';
  const loose = isDry ? food : food.filter((each) => !isInPictureOfPot(each));
  const cooking = withChangedAt({ ...spec, subjects: [vessel], relations: [] }, 0, {
    glyph,
    motion: null,
    ...(IN_ONE.test(spec.prompt) && { count: 1 }),
    ...(COOKS.test(spec.prompt) && {
      effect: { name: effectOf(spec.prompt, isDry), word: vessel.word },
    }),
    ...(loose.length > 0 && { toppings: loose.map((each) => asPiece(each, isDry, loose.length)) }),
  });
  const stoves = spec.subjects.filter(({ glyph: each }) => STOVE.test(each)).map(spelled);
  const words = standInFor(cooking.words, new Set(stoves), 'gas burner');
  const setting = placeFor(spec.setting, glyph);
  return showWords({ ...cooking, words, setting }, OF_COOKING);
}

/** "water" of a pot is no lake, and a grill is outdoors. */
function placeFor(setting: SettingName | null, glyph: string): SettingName | null {
  if (glyph === '@opengrill') return setting ?? 'park';
  const isOpen =
    setting === null || /^(?:lake|ocean|room|cafe|restaurant|underwater)$/.test(setting);
  return isOpen ? 'kitchen' : setting;
}

function vesselFor({ prompt }: PromptSpec, vessel: Subject, food: readonly Subject[]): string {
  if (GRILL.test(vessel.glyph)) return '@opengrill';
  if (PAN.test(vessel.glyph)) return '@openpan';
  const has = (pattern: RegExp): boolean =>
    food.some(({ glyph, word }) => pattern.test(glyph) || pattern.test(word));
  if (has(NOODLES)) return '@pastapot';
  if (has(/^cooked-rice$/)) return '@ricepot';
  if (has(/^popcorn$/)) return '@emptypot';
  const isWater = /\bwater\b/i.test(prompt);
  return isWater || (food.length > 0 && !has(SOUP)) ? '@waterpot' : '@souppot';
}

const isInPictureOfPot = ({ glyph, word }: Subject): boolean =>
  SOUP.test(glyph) || NOODLES.test(word) || glyph === 'cooked-rice';

/** @param kinds how many different kinds lie there */
function asPiece({ glyph, colour, saidCount }: Subject, isDry: boolean, kinds: number): Topping {
  const isBoiledEgg = !isDry && EGGS.test(glyph);
  const piece = isBoiledEgg ? glyph : (IN_PANS[glyph] ?? glyph);
  return saidCount === undefined
    ? { glyph: piece, colour, count: piecesOf(piece, kinds), isUncounted: true }
    : { glyph: piece, colour, count: saidCount.count };
}

function effectOf(prompt: string, isDry: boolean): EffectName {
  if (/\bpopp/i.test(prompt)) return 'popping';
  return isDry ? 'frying' : 'boiling';
}
