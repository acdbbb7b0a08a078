import type { MotionName } from '../language/motion-name.ts';
import type { WeatherName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

const IN_KITCHENS: ReadonlySet<MotionName | null> = new Set<MotionName>([
  'stir',
  'knead',
  'chop',
  'pour',
]);

/** An animal that cooks does it in a kitchen, wherever its kind lives. */
export const settingOfAnimalAtWork = (
  spec: PromptSpec,
  vocabulary: Vocabulary,
): SettingName | null =>
  spec.subjects[0]?.person === null &&
  IN_KITCHENS.has(spec.subjects[0].motion) &&
  spec.relations.some(({ from, kind }) => from === 0 && kind === 'work') &&
  isKitchenWork(spec, vocabulary)
    ? 'kitchen'
    : null;

const NEEDS_KITCHEN = /^@(dough|bowl|pan|fryingpan|pot|sink|tray|cuttingboard|rollingpin)/;

/** What hands are busy with at a table is food, or nothing is named; gifts are wrapped elsewhere. */
function isKitchenWork({ subjects, relations }: PromptSpec, vocabulary: Vocabulary): boolean {
  const things = relations.flatMap(({ from, to, kind }) =>
    from === 0 && kind === 'work' ? [subjects[to]?.glyph ?? ''] : [],
  );
  return (
    things.length === 0 ||
    things.some(
      (glyph) =>
        NEEDS_KITCHEN.test(glyph) ||
        /^(food|drink|dishware)/.test(vocabulary.categoryOf(glyph) ?? ''),
    )
  );
}

/** Where people do what they do indoors. */
export const PLACES_OF_WORK: Readonly<Partial<Record<MotionName, SettingName>>> = {
  stir: 'kitchen',
  panflip: 'kitchen',
  harvest: 'orchard',
  sell: 'market',
  sweep: 'living',
  deejay: 'stage',
  vacuum: 'living',
  takeout: 'kitchen',
  groom: 'salon',
  braid: 'living',
  knead: 'kitchen',
  chop: 'kitchen',
  pour: 'kitchen',
  type: 'office',
  write: 'living',
  knit: 'living',
  scrub: 'living',
  blow: 'living',
  boardgame: 'living',
  lift: 'gym',
  grill: 'park',
  sing: 'stage',
  sleep: 'bedroom',
  dine: 'living',
  meet: 'office',
};

/** In the air of any room as well: "baking cookies, flour everywhere". */
const IN_ROOMS: ReadonlySet<WeatherName> = new Set<WeatherName>(['dust', 'steam', 'notes']);

/** Whether any of the weather is only outdoors. */
export const isOutdoorWeather = (weather: readonly WeatherName[]): boolean =>
  weather.some((name) => !IN_ROOMS.has(name));

/** The room in which a person does such work. */
export function settingOfWork(spec: PromptSpec, vocabulary: Vocabulary): SettingName | null {
  const [first] = spec.subjects;
  if (first?.person == null || isOutdoorWeather(spec.weather)) return null;
  const motion = first.passesOn ?? first.motion ?? 'idle';
  // The earth is dug outdoors.
  if (motion === 'sweep' && spec.subjects.some(({ glyph }) => glyph === '@shovel')) return null;
  if (motion === 'knead' && !isKitchenWork(spec, vocabulary)) return 'living';
  const isWood = spec.subjects.some(({ glyph }) => /^(?:hammer|carpentry-saw)$/.test(glyph));
  if (isWood && (motion === 'chop' || motion === 'scrub')) return 'workshop';
  return PLACES_OF_WORK[motion] ?? null;
}
