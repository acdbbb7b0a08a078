import { takesTopping } from '../language/dishes.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showInLoops, showWords } from './spec-changes.ts';

const POURED =
  /\b(chocolate|caramel|toffee|honey|(?:maple )?syrup|(?:strawberry|berry|raspberry|cherry) sauce)(?: sauce| syrup)? (?:is )?(?:pour|drip|drizzl|flow|melt|runn)(?:s|es|ing|ping) (?:down )?(?:over|on|onto|down)\b/i;
const OF_POURING =
  /^(?:slowly )?(?:pour|drip|drizzl|flow|melt|runn)(?:s|es|ing|ping)(?: (?:over|down|on|onto))?$|^(?:over|down|onto|slowly)$/i;
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
