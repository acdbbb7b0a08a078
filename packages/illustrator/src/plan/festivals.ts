import { isInterior } from '../language/indoors.ts';
import { oneOf } from '../language/one-of.ts';
import type { FestivalName, TimeOfDay, WeatherName } from '../language/place-look.ts';
import { SHOWN_ALONE } from '../language/presentation.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { HABITATS } from '../things/habitats.ts';
import { BUILDINGS } from './inside-buildings.ts';

interface Festival {
  /** Where it is celebrated when the prompt does not say. */
  readonly setting: SettingName;
  readonly time: TimeOfDay | null;
  readonly weather: readonly WeatherName[];
  /** What is shown when the prompt names nothing else. */
  readonly emblem: string;
}

const FESTIVALS: Readonly<Record<FestivalName, Festival>> = {
  halloween: { setting: 'village', time: 'night', weather: [], emblem: 'jack-o-lantern' },
  christmas: { setting: 'living', time: 'night', weather: ['snow'], emblem: 'christmas-tree' },
  birthday: { setting: 'living', time: 'day', weather: ['confetti'], emblem: 'birthday-cake' },
  newyear: {
    setting: 'city',
    time: 'night',
    weather: ['fireworks', 'confetti'],
    emblem: 'party-popper',
  },
  lunarnewyear: { setting: 'street', time: 'night', weather: ['fireworks'], emblem: 'dragon' },
  diwali: { setting: 'village', time: 'night', weather: ['fireworks'], emblem: '@diya' },
  easter: { setting: 'hills', time: 'day', weather: ['petals'], emblem: 'rabbit' },
  valentine: { setting: 'park', time: null, weather: ['hearts'], emblem: 'red-heart' },
  thanksgiving: { setting: 'living', time: 'sunset', weather: ['leaves'], emblem: 'turkey' },
  eid: { setting: 'village', time: 'night', weather: ['stars'], emblem: 'mosque' },
  stpatrick: { setting: 'hills', time: 'day', weather: [], emblem: 'four-leaf-clover' },
  dayofthedead: { setting: 'village', time: 'night', weather: ['petals'], emblem: '@sugarskull' },
  mothersday: { setting: 'park', time: null, weather: ['hearts'], emblem: 'bouquet' },
  hanukkah: { setting: 'living', time: 'night', weather: ['snow'], emblem: '@menorah' },
};

/** What the prompt leaves open of a holiday: where, when and what. */
export function celebrate(spec: PromptSpec): PromptSpec {
  const festival = spec.festival ?? festivalOfThings(spec);
  if (festival === null) return spec;
  // Paper has no room to decorate.
  const isPaper = spec.format !== null && SHOWN_ALONE.has(spec.format);
  if (isPaper || spec.hasOwnColours === true) return { ...spec, festival: null };
  const { setting, time, weather, emblem } = FESTIVALS[festival];
  // Fireworks over a city are enough to see.
  const isOfSky = festival === 'newyear' && (spec.setting === null || !isInterior(spec.setting));
  const isBare = spec.subjects.length === 0 && !isOfSky;
  // A ground in a named color is in the place of every scene; a banner is lit as paper is.
  const isOnGround = spec.setting === null && spec.backdrop !== null;
  return {
    ...spec,
    festival,
    setting:
      spec.setting ??
      (isOnGround
        ? null
        : fliesOver(spec)
          ? 'village'
          : setting === 'living' && livesOutdoors(spec)
            ? null
            : setting),
    time: spec.time ?? (isOnGround || spec.format === 'banner' ? null : time),
    weather: [...new Set([...spec.weather, ...weather])],
    subjects: isBare ? [oneOf(emblem, festival)] : spec.subjects.map(ofFestival(festival)),
  };
}

/** Santa's sleigh is seen over the roofs. */
const fliesOver = ({ subjects }: PromptSpec): boolean =>
  subjects.some(({ glyph }) => glyph === '@santasleigh');

/** No unicorn celebrates in a living room. */
function livesOutdoors({ subjects }: PromptSpec): boolean {
  // Nor does a house stand in one.
  if (subjects.some(({ glyph }) => isBuildingOutdoors(glyph))) return true;
  const home = HABITATS.get(subjects[0]?.glyph ?? '');
  return home !== undefined && OUTDOORS.has(home);
}
const isBuildingOutdoors = (glyph: string): boolean =>
  BUILDINGS.test(glyph) || LARGE_BUILDINGS.test(glyph);
const LARGE_BUILDINGS =
  /^(office-building|department-store|hotel|hospital|factory|bank|post-office|convenience-store|mosque|synagogue|@lighthouse|@windmill|@townhouse|@apartmentbuilding|@oilrig|@silo)$/;
const OUTDOORS: ReadonlySet<SettingName> = new Set<SettingName>([
  'forest',
  'hills',
  'savanna',
  'jungle',
  'mountain',
  'desert',
  'snowfield',
  'ocean',
  'underwater',
  'beach',
  'lake',
  'space',
]);

/** Lanterns of Ramadan are not those of campers. */
const ofFestival =
  (festival: FestivalName) =>
  (subject: PromptSpec['subjects'][number]): PromptSpec['subjects'][number] => ({
    ...subject,
    glyph: OF_FESTIVALS[festival]?.[subject.glyph] ?? subject.glyph,
  });

/** What a plain word means on a holiday. */
const OF_FESTIVALS: Readonly<Partial<Record<FestivalName, Readonly<Record<string, string>>>>> = {
  eid: { '@lantern': '@fanous' },
  christmas: {
    'deciduous-tree': 'christmas-tree',
    'top-hat': '@santahat',
    '@beaniehat': '@santahat',
  },
  halloween: { 'top-hat': '@witchhat' },
  easter: { egg: '@paintedegg' },
  birthday: { 'top-hat': '@partyhat' },
};

const OF_THINGS: readonly (readonly [word: RegExp, festival: FestivalName])[] = [
  [/christmas|xmas|santa|mrs claus/, 'christmas'],
  [/halloween|jack o lantern/, 'halloween'],
  [/easter/, 'easter'],
  [/birthday/, 'birthday'],
  [/diwali/, 'diwali'],
  [/day of the dead|de (?:los )?muertos|ofrenda/, 'dayofthedead'],
];

/** "an easter bunny", "a christmas tree": one thing of a holiday brings the others along. */
function festivalOfThings({ subjects }: PromptSpec): FestivalName | null {
  for (const [word, festival] of OF_THINGS) {
    if (subjects.some((subject) => word.test(subject.word))) return festival;
  }
  return null;
}
