import { takesTopping } from '../language/dishes.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showInLoops, showWords } from './spec-changes.ts';

const POURED =
  /\b(chocolate|caramel|toffee|honey|(?:maple )?syrup|(?:strawberry|berry|raspberry|cherry) sauce)(?: sauce| syrup)? (?:is )?(?:pour|drip|drizzl|flow|melt|runn)(?:s|es|ing|ping) (?:down )?(?:over|on|onto|down)\b/i;
const OF_POURING =
  /^(?:slowly )?(?:pour|drip|drizzl|flow|melt|runn|fall|ooz)(?:s|es|ing|ping)(?: (?:over|down|on|onto|from|off))?$|^(?:over|down|onto|slowly)$/i;
const OF_SAUCE =
  /^(?:(?:hot |melted |liquid )?(?:chocolate|caramel|toffee|honey|maple|strawberry|berry|raspberry|cherry)(?: sauce| syrup)?|syrup|sauce)$/i;

const sauceOf = (said: string): string =>
  /chocolate/i.test(said)
    ? '@chocolatesauce'
    : /berry|cherry/i.test(said)
      ? '@berrysauce'
      : '@caramelsauce';

/** "chocolate pouring over a cake": it covers the top, and drops of it run down in loops. */
export function pouredOver(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, format, caption } = spec;
  const [, said] = (format === null && caption === null ? POURED.exec(prompt) : null) ?? [];
  if (said === undefined) return spec;
  const sauce = sauceOf(said);
  const dish = subjects.findLast(({ glyph }) => takesTopping(glyph, sauce));
  if (dish === undefined || subjects.length > 2) return spec;
  const toppings = [...(dish.toppings ?? []), { glyph: sauce, colour: null, count: 1 }];
  const covered = { ...dish, toppings, motion: 'drip' as const };
  const weather = spec.weather.filter((name) => name !== 'rain');
  const alone = { ...spec, subjects: [covered], relations: [], weather, airs: [] };
  return showInLoops(showWords(alone, OF_SAUCE), OF_POURING);
}

const OFF_A_SPOON =
  /\b(chocolate|caramel|toffee|honey|syrup|sauce|jam|slime) (?:sauce |syrup )?(?:is )?(?:slowly )?(?:pour|drip|drizzl|flow|runn|fall|ooz)(?:s|es|ing|ping) (?:slowly )?(?:down )?(?:from|off|of|out of) (?:of )?(?:an? |the )?(?:\w+ )?(spoon|ladle|dipper|stick)\b/i;
const OF_SPOON = /^(?:\w+ )?(?:spoon|ladle)$|^(?:jam|slime)$/i;
const SAUCE_COLOURS: readonly (readonly [said: RegExp, colour: string])[] = [
  [/chocolate/i, 'brown'],
  [/jam|sauce/i, 'red'],
  [/slime/i, 'green'],
  [/caramel|toffee/i, 'amber'],
];

/** "honey dripping from a spoon": it runs off the spoon, and no pot drips beside it. */
export function drippingOffSpoons(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, format, caption } = spec;
  const [, said, spoon] =
    (format === null && caption === null ? OFF_A_SPOON.exec(prompt) : null) ?? [];
  const index = subjects.findIndex(({ glyph }) => glyph === 'spoon' || glyph === '@honeydipper');
  const thing = subjects[index];
  if (said === undefined || spoon === undefined || thing === undefined || subjects.length > 2)
    return spec;
  const colour = SAUCE_COLOURS.find(([named]) => named.test(said))?.[1] ?? null;
  const isDipper = thing.glyph === '@honeydipper';
  const dripping = {
    ...thing,
    glyph: isDipper ? thing.glyph : '@drippingspoon',
    colour: isDipper ? thing.colour : colour,
    motion: 'drip' as const,
  };
  const alone = { ...spec, subjects: [dripping], relations: [] };
  return showInLoops(showWords(showWords(alone, OF_SAUCE), OF_SPOON), OF_POURING);
}
