import type { Subject } from '../language/subject.ts';
import { isForGarlands, isLight } from '../things/nature.ts';
import type { ScenePlan } from './plan.ts';

/** Where the title of a sheet and its things are, as fractions of its height. */
interface Sheet {
  readonly title: { readonly at: number; readonly height: number };
  /** The middle of the row of things and the line that they stand on. */
  readonly row: { readonly middle: number; readonly base: number };
}

const LABEL: Sheet = {
  title: { at: 0.345, height: 0.2 },
  row: { middle: 0.665, base: 0.845 },
};
const CARD: Sheet = {
  title: { at: 0.29, height: 0.24 },
  row: { middle: 0.645, base: 0.845 },
};
const PRICE_LIST: Sheet = {
  title: { at: 0.2, height: 0.15 },
  row: { middle: 0.735, base: 0.875 },
};
/** The lines of a price list: the first one, the last one and how many. */
export const PRICE_LINES = { first: 0.34, last: 0.55, count: 4 } as const;

type Printed = Pick<
  ScenePlan,
  'format' | 'setting' | 'caption' | 'subjects' | 'isSprayed' | 'prompt'
>;

/** Whether a sheet has its title above its things or between them; flowers grow around the title of a card. */
export const isTitledSheet = (plan: Printed): boolean =>
  plan.setting === 'flatlay' &&
  plan.caption !== null &&
  plan.subjects.length > 0 &&
  (plan.format === 'label' || (plan.format === 'card' && plan.isSprayed !== true));

/** Whether all that a card shows are flowers and leaves, perhaps with butterflies; prices need the room of some. */
export function areSprays(
  { subjects, prompt }: Pick<ScenePlan, 'subjects' | 'prompt'>,
  categoryOf: (glyph: string) => string,
): boolean {
  if (/\b(?:price ?lists?|rate cards?)\b/iu.test(prompt)) return false;
  const isFlower = ({ glyph }: Subject): boolean => isForGarlands(glyph, categoryOf(glyph));
  return subjects.some(isFlower) && subjects.every((each) => isFlower(each) || isLight(each.glyph));
}

/** Whether a paper has lines for names and prices below its title. */
export const isPriceList = (plan: Printed): boolean =>
  isTitledSheet(plan) &&
  plan.format === 'card' &&
  /\b(?:price ?lists?|menus?|rate cards?|services list)\b/iu.test(plan.prompt) &&
  !/\b(?:cover|board)\b/iu.test(plan.prompt);

/** How a sheet is divided. */
export const sheetOf = (plan: Printed): Sheet =>
  plan.format === 'label' ? LABEL : isPriceList(plan) ? PRICE_LIST : CARD;
