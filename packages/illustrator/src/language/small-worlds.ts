import { isInterior } from './indoors.ts';
import type { Item, Sense } from './sense.ts';
import type { SettingName } from './spec.ts';
import { type Cast, noModifiers } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const WORDS = /^(isometric|isometric view|diorama|cutaway|miniature world|dollhouse view)$/;

/** What stands in a small room when the prompt names nothing else. */
const FURNISHING: Readonly<Partial<Record<SettingName, readonly string[]>>> = {
  bedroom: ['bed', '@bookshelf', 'potted-plant'],
  living: ['@sofa', '@lamp', 'potted-plant'],
  room: ['@armchair', '@lamp', 'potted-plant'],
  kitchen: ['@fridge', '@oven', '@table'],
  cafe: ['@coffeemachine', '@table', 'potted-plant'],
  office: ['desktop-computer', '@bookshelf', 'potted-plant'],
  library: ['@bookshelf', '@armchair', '@lamp'],
  bathroom: ['bathtub', 'toilet', 'potted-plant'],
  gym: ['@barbell', '@dumbbell', 'potted-plant'],
};
/** The same for a piece of land, with the color of its ground. */
const LANDS: Readonly<Partial<Record<SettingName, readonly [ground: string, things: string]>>> = {
  beach: ['cream', 'palm-tree umbrella-on-ground'],
  desert: ['tan', 'cactus camel'],
  snowfield: ['white', 'evergreen-tree snowman'],
  forest: ['green', 'evergreen-tree deciduous-tree mushroom'],
  city: ['grey', 'office-building hotel @streetlamp'],
  street: ['grey', 'house @streetlamp automobile'],
  village: ['green', 'house church deciduous-tree'],
  park: ['green', 'deciduous-tree @bench @fountain'],
  mountain: ['green', 'mountain evergreen-tree'],
};

/** Where an island hangs in the air, there are no woods around it, and no waterfall from their rocks. */
export function leaveGround(
  sentence: readonly Item[],
  setting: SettingName | null,
  cast: Cast,
  account: WordAccount,
): SettingName | null {
  const island = cast.subjects.findIndex(({ glyph }) => glyph === '@floatingisland');
  if (island < 0) return setting;
  standOn(island, cast);
  if (setting !== null && setting !== 'forest') return setting;
  for (const item of sentence) if (item.senses.some(isOfWoods)) account.reject(item);
  return 'sky';
}

/** All that is on nothing else stands on the ground of the small world. */
function standOn(ground: number, cast: Cast): void {
  const said = [...cast.relations];
  const isPlaced = (index: number): boolean =>
    said.some(
      ({ from, to, kind }) =>
        (from === index && /^(on|in|inside|ride|above|orbit)$/.test(kind)) ||
        (to === index && kind === 'hold'),
    );
  // The ground comes first, so that a sofa stands on it before the cat is on the sofa.
  cast.relations.length = 0;
  for (const index of cast.subjects.keys()) {
    if (index !== ground && !isPlaced(index)) cast.relate(index, ground, 'on');
  }
  cast.relations.push(...said);
}

const isOfWoods = (sense: Sense): boolean => sense.kind === 'setting' && sense.setting === 'forest';

/**
 * "isometric bedroom", "a diorama of a village": a piece of the place with its things on it, before a plain
 * backdrop.
 * @param setting the place that the prompt names
 * @returns whether the picture is such a world
 */
export function buildSmallWorld(
  sentence: readonly Item[],
  setting: SettingName | null,
  cast: Cast,
  account: WordAccount,
): boolean {
  const said = sentence.filter(({ text }) => WORDS.test(text));
  const [first] = said;
  if (!first) return false;
  const isIndoors = setting !== null && isInterior(setting);
  const [ground, things] = LANDS[setting ?? 'park'] ?? [null, ''];
  const named = cast.subjects.length > 0;
  const own = isIndoors ? FURNISHING[setting] : things.split(' ').filter(Boolean);
  if (!named && !own?.length) return false;
  const item = { ...first, isPlural: false };
  if (!named) for (const glyph of own ?? []) cast.add(glyph, item, noModifiers());
  const colours = ground === null ? [] : [ground];
  const [block] = cast.add(isIndoors ? '@roomblock' : '@landblock', item, {
    ...noModifiers(),
    colours,
  });
  if (block === undefined) return false;
  standOn(block, cast);
  account.drawAll(said);
  return true;
}
