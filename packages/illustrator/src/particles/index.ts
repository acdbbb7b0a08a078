import { INTERIOR_NAMES } from '../language/indoors.ts';
import type { WeatherName } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { Stage } from '../stage/stage.ts';
import { addAurora } from './aurora.ts';
import { addBirds } from './birds.ts';
import { addBubbles } from './bubbles.ts';
import { addFalling } from './falling.ts';
import { addFireworks } from './fireworks.ts';
import { addFlames } from './flames.ts';
import { addFog } from './fog.ts';
import { addGlimmer } from './glimmer.ts';
import { addRain, addStorm } from './rain.ts';
import { addRising, addSteam } from './rising.ts';
import { addSnow } from './snow.ts';
import { addWind } from './wind.ts';

type AddWeather = (stage: Stage, amount: number) => void;

const WEATHER: Readonly<Record<WeatherName, AddWeather>> = {
  rain: addRain,
  storm: addStorm,
  snow: addSnow,
  fog: addFog,
  feathers: (stage, amount) => addFalling(stage, 'feathers', amount),
  petals: (stage, amount) => addFalling(stage, 'petals', amount),
  leaves: (stage, amount) => addFalling(stage, 'leaves', amount),
  confetti: (stage, amount) => addFalling(stage, 'confetti', amount),
  bubbles: addBubbles,
  sparks: (stage, amount) => addGlimmer(stage, 'sparks', amount),
  fireflies: (stage, amount) => addGlimmer(stage, 'fireflies', amount),
  dust: (stage, amount) => addGlimmer(stage, 'dust', amount),
  embers: (stage, amount) => addGlimmer(stage, 'embers', amount),
  flames: addFlames,
  stars: (stage, amount) => addGlimmer(stage, 'stars', amount),
  hearts: (stage, amount) => addRising(stage, 'hearts', amount),
  notes: (stage, amount) => addRising(stage, 'notes', amount),
  steam: addSteam,
  aurora: addAurora,
  fireworks: addFireworks,
  wind: addWind,
  birds: addBirds,
};

/** What the sky does stays outside. A room shows it in its window. */
const OUTDOORS: ReadonlySet<WeatherName> = new Set([
  'rain',
  'storm',
  'snow',
  'fog',
  'wind',
  'aurora',
  'fireworks',
  'birds',
]);
const SHELTERED: ReadonlySet<SettingName> = new Set<SettingName>([
  ...INTERIOR_NAMES,
  'room',
  'cave',
  'underwater',
]);

/**
 * Adds the layers of one kind of weather. Hearts, notes and steam rise from `stage.hero`, which is
 * looked up while drawing.
 * @param amount times the usual number of particles
 */
export function addWeather(stage: Stage, name: WeatherName, amount = 1): void {
  if (SHELTERED.has(stage.plan.setting) && OUTDOORS.has(name)) return;
  WEATHER[name](stage, amount);
}
