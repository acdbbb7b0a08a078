import { waterOf } from '../actors/tank-bubbles.ts';
import type { WeatherName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import { addWeather } from '../particles/index.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';
import { isSharedTable } from '../things/shared-table.ts';

interface Ambience {
  readonly weather: WeatherName;
  readonly amount: number;
}

const STEAMING =
  /@coffee$|@ramen$|@latte$|@cocoa|@currybowl|@coffeemachine|hot-beverage|teacup|steaming-bowl|pot-of-food|@cauldron|teapot/;
/** Hot food and drink steams without being asked to; on a table before several people it would hide their faces. */
export const isSteaming = ({ subjects }: ScenePlan, index: number): boolean =>
  STEAMING.test(subjects[index]?.glyph ?? '') &&
  !subjects.some(({ glyph }) => isSharedTable(glyph));
/** From what is in somebody's hand steam would rise before the face. */
export const isInHand = ({ relations }: ScenePlan, index: number): boolean =>
  relations.some(({ kind, to }) => kind === 'hold' && to === index);
const BURNING = /@campfire|@fireplace|^fire$|volcano/;

/** What is in the air of a place when the prompt asks for no weather. */
function ambienceOf(setting: SettingName, night: boolean): Ambience | null {
  switch (setting) {
    case 'forest':
    case 'hills':
    case 'park':
    case 'jungle':
      return { weather: night ? 'fireflies' : 'dust', amount: 1 };
    case 'room':
    case 'desert':
    case 'mountain':
    case 'cave':
      return { weather: 'dust', amount: 0.7 };
    case 'snowfield':
      return { weather: 'snow', amount: 0.6 };
    default:
      return null;
  }
}

/** "a fish tank with bubbles": they rise in its water, and not all over the room. */
const hasWaterForBubbles = ({ subjects, setting }: ScenePlan): boolean =>
  setting !== 'underwater' && subjects.some(({ glyph }) => waterOf(glyph) !== undefined);

/** What is small in the air is dense where the prompt asks for it, or it would not be seen. */
const SAID_AMOUNT: Readonly<Partial<Record<WeatherName, number>>> = { dust: 4, embers: 2.5 };

/** The plan's weather, and the particles that the place and the things bring along. */
export function addAtmosphere(stage: Stage): void {
  const { plan, palette } = stage;
  const weather = new Map<WeatherName, number>(
    plan.weather
      .filter((name) => name !== 'bubbles' || !hasWaterForBubbles(plan))
      .map((name) => [name, SAID_AMOUNT[name] ?? 1]),
  );
  const add = (name: WeatherName, amount: number): void => {
    if (!weather.has(name)) weather.set(name, amount);
  };
  if (plan.setting === 'underwater') add('bubbles', 1);
  else if (plan.setting === 'battlefield') add('embers', 0.8);
  else if (weather.size === 0) {
    const ambience = ambienceOf(plan.setting, palette.night > 0.5);
    if (ambience) add(ambience.weather, ambience.amount);
  }
  const isFromAbove = plan.setting === 'flatlay';
  const steams = plan.subjects.some((_, i) => isSteaming(plan, i) && !isInHand(plan, i));
  if (!isFromAbove && steams) add('steam', 1);
  if (plan.subjects.some(({ glyph }) => BURNING.test(glyph))) add('embers', 0.5);
  for (const [name, amount] of weather) addWeather(stage, name, amount);
}
