import { isAnimate } from '../language/kinds-of-things.ts';
import type { LandformName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { createRandom, hashText, pickOne } from '../math/random.ts';
import { circumstanceOf } from './circumstances.ts';
import type { ScenePlan } from './plan.ts';

const VARIED: ReadonlySet<SettingName> = new Set<SettingName>(['hills', 'park']);

/** What says how the land looks. */
const OF_THE_LAND =
  /\b(?:spring|summer|autumn|fall|winter|flowers?|floral|bloom\w*|blossoms?|green|grass\w*|meadows?|fields?|lawn|garden|trees?|easter|patrick\w*|clover|irish|hills?|nature|landscape)\b/iu;
const EERIE = /halloween|pumpkin|skeleton|zombie|vampire|\bghosts?\b|witch|haunted|grim reaper/iu;
const NAMED_PLANT = /tree|bush|flower|plant|blossom|tulip|rose|herb|clover|leaf|seedling/;

const FLOWERS: readonly (readonly string[])[] = [
  [],
  [],
  ['blossom', 'tulip', 'sunflower', 'hibiscus'],
  ['@daisy', '@poppy'],
  ['tulip'],
  ['blossom'],
  ['@daisy', '@daffodil'],
];

/** Whether the prompt leaves the land open. */
const isOpen = (spec: PromptSpec, plan: ScenePlan): boolean =>
  VARIED.has(plan.setting) &&
  spec.setting === null &&
  spec.placeNames.length === 0 &&
  plan.crop === null &&
  plan.landforms.length === 0 &&
  !plan.incline &&
  !OF_THE_LAND.test(spec.prompt) &&
  !plan.subjects.some(({ glyph }) => NAMED_PLANT.test(glyph));

/** What the land may have; a bridge has water under it. */
function landformsOf({ setting, subjects }: ScenePlan): readonly (readonly LandformName[])[] {
  if (subjects.some(({ glyph }) => /^@(?:covered)?bridge$/.test(glyph))) return [['river']];
  return setting === 'park' ? [[], [], ['peaks']] : [[], [], [], ['path'], ['peaks'], ['river']];
}

/**
 * The season, the trees, the flowers and what is in the distance of open land, as the seed says.
 * @returns the plan as it is where the prompt says how the land looks
 */
export function varyLand(
  spec: PromptSpec,
  plan: ScenePlan,
  seed: number,
  categoryOf: (glyph: string) => string | null,
): ScenePlan {
  if (!isOpen(spec, plan)) return plan;
  const random = createRandom(hashText(spec.prompt) + seed * 7919);
  const isSombre = EERIE.test(spec.prompt) || circumstanceOf(spec) !== null;
  const season = isSombre
    ? 'autumn'
    : pickOne(['summer', 'summer', 'spring', 'autumn'] as const, random, 'summer');
  const trees = pickOne(['mixed', 'mixed', 'conifers', 'broadleaves'] as const, random, 'mixed');
  const flowers = pickOne(FLOWERS, random, []);
  const isPeopled = plan.subjects.every((each) => isAnimate(each.glyph, { categoryOf }));
  const faraway = pickOne(['farm', 'windmill', 'fence', 'fence', null] as const, random, null);
  const landforms = pickOne(landformsOf(plan), random, []);
  const hasRoom = isPeopled && landforms.length === 0;
  return {
    ...plan,
    landforms,
    landLook: {
      season,
      trees,
      flowers: isSombre || season === 'autumn' ? [] : flowers,
      faraway: hasRoom && !(isSombre && faraway !== 'fence') ? faraway : null,
    },
  };
}
