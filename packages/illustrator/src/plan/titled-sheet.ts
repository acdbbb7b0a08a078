import type { Subject } from '../language/subject.ts';
import { isForGarlands, isLight } from '../things/nature.ts';
import { isBusinessCard } from './card-look.ts';
import type { ScenePlan } from './plan.ts';
import { pricedLines, withoutPricedLines } from './priced-lines.ts';

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
  title: { at: 0.27, height: 0.24 },
  row: { middle: 0.62, base: 0.845 },
};
/** With details below its title. */
const DETAILED_CARD: Sheet = {
  title: { at: 0.31, height: 0.19 },
  row: { middle: 0.7, base: 0.85 },
};
const PRICE_LIST: Sheet = {
  title: { at: 0.2, height: 0.15 },
  row: { middle: 0.735, base: 0.875 },
};
/** It is lower than other cards. */
const BUSINESS_CARD: Sheet = {
  title: { at: 0.375, height: 0.1 },
  row: { middle: 0.635, base: 0.725 },
};
/** With the name of the business below its title. */
const OF_BUSINESS: Sheet = { ...PRICE_LIST, title: { at: 0.205, height: 0.085 } };
/** The lines of a price list, as fractions of its height: the first one, and the last one above its things or without any. */
const PRICE_LINES = { first: 0.34, last: 0.56, lowest: 0.78 } as const;
/** How many there are where the prompt says none. */
const EMPTY_LINES = 4;
/** The most that the last line is below the first, for each line between them. */
const FARTHEST_APART = 0.11;

type Printed = Pick<
  ScenePlan,
  'format' | 'setting' | 'caption' | 'subjects' | 'isSprayed' | 'prompt'
>;

/** Whether a sheet has its title above its things or between them; flowers grow around the title of a card. */
export const isTitledSheet = (plan: Printed): boolean =>
  plan.setting === 'flatlay' &&
  plan.caption !== null &&
  (plan.subjects.length > 0 || pricedLines(plan.caption).length > 0) &&
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
  /\b(?:price ?lists?|menus?|rate cards?|services list)\b|メニュー|お品書き|おしながき|献立|価格表|料金表/iu.test(
    plan.prompt,
  ) &&
  (pricedLines(plan.caption).length > 0 ||
    !/\b(?:cover|board)\b|メニューボード/iu.test(plan.prompt));

/** Where the lines of a price list are, as fractions of its height. */
export function priceRows(plan: Pick<ScenePlan, 'caption' | 'subjects'>): readonly number[] {
  const count = pricedLines(plan.caption).length || EMPTY_LINES;
  const { first, last, lowest } = PRICE_LINES;
  const end = plan.subjects.length > 0 ? last : lowest;
  const apart = Math.min((end - first) / Math.max(1, count - 1), FARTHEST_APART);
  return Array.from({ length: count }, (_, i) => first + i * apart);
}

/** How a sheet is divided. */
export function sheetOf(plan: Printed): Sheet {
  if (plan.format === 'label') return LABEL;
  if (isBusinessCard(plan)) return BUSINESS_CARD;
  if (!isPriceList(plan)) return plan.caption?.includes('\n') === true ? DETAILED_CARD : CARD;
  return withoutPricedLines(plan.caption ?? '').includes('\n') ? OF_BUSINESS : PRICE_LIST;
}
