import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { areTableThings } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { CUT_FLOWERS } from './cut-flowers.ts';
import { BUILDINGS } from './inside-buildings.ts';
import { leavingOut, withChanged, withLandform, withThing } from './spec-changes.ts';

const IN_KITCHENS =
  /\bkitchen (table|floor|counter|island|window)\b|küchentisch|mesa de (la )?cocina|table de (la )?cuisine/i;

/** "at the kitchen table": the table is in the kitchen; animals of hot lands come to a watering hole. */
export function atKitchenTable(spec: PromptSpec): PromptSpec {
  if (spec.setting !== null && spec.setting !== 'room') return spec;
  if (IN_KITCHENS.test(spec.prompt)) return { ...spec, setting: 'kitchen' };
  if (/\b(?:dinner|dining) table\b/i.test(spec.prompt)) return { ...spec, setting: 'dining' };
  const isAtWaterhole = spec.subjects.some(({ word }) => /water(ing)? ?holes?$/.test(word));
  return isAtWaterhole && spec.setting === null ? { ...spec, setting: 'savanna' } : spec;
}

/** What people take to the beach to lie on is there, wherever else such things are at home. */
export function onBeachTowel(spec: PromptSpec): PromptSpec {
  const isOfBeach = spec.subjects.some(({ word }) => OF_BEACHES.test(word));
  const isFree = spec.setting === null && spec.backdrop === null && spec.format === null;
  return isFree && isOfBeach ? { ...spec, setting: 'beach' } : spec;
}
const OF_BEACHES = /^beach (?:towel|blanket|mat|chair|lounger|umbrella|parasol)s?$/;

/** Umbrellas on a beach that are in no hands are parasols, unless it rains. */
export function parasolsOnBeach(spec: PromptSpec): PromptSpec {
  const { setting, relations, weather } = spec;
  const isSunny = !weather.some((name) => name === 'rain' || name === 'storm' || name === 'snow');
  const isUsed = (index: number): boolean =>
    relations.some(({ to, kind }) => to === index && kind !== 'under' && kind !== 'beside');
  return setting === 'beach' && isSunny
    ? withChanged(spec, ({ glyph, motion }, index) => isUmbrella(glyph, motion) && !isUsed(index), {
        glyph: 'umbrella-on-ground',
      })
    : spec;
}
const isUmbrella = (glyph: string, motion: Subject['motion']): boolean =>
  glyph === 'umbrella' && motion === null;

/** Toy boats and ducks in a puddle are on a street or a path, and on no lake. */
export function inPuddles(spec: PromptSpec): PromptSpec {
  const { subjects, setting, landforms } = spec;
  const isFloater = SMALL_FLOATERS.test(subjects[0]?.glyph ?? '');
  if (setting !== null || !landforms.includes('puddles') || !isFloater) return spec;
  return {
    ...spec,
    setting: subjects.some(({ glyph }) => OF_STREETS.test(glyph)) ? 'street' : 'park',
  };
}
const SMALL_FLOATERS = /^(?:@paperboat|@rubberduck|duck|@duckling|frog|@toyboat|sailboat)$/;
const OF_STREETS = /^(?:@streetlamp|traffic-light|taxi|automobile|bicycle|@mailbox)$|front$/;

/** A car that is stuck in the snow is on no road. */
export function stuckInSnow(spec: PromptSpec): PromptSpec {
  const isStuck = spec.setting === null && /\bstuck in (?:the |deep )?snow\b/iu.test(spec.prompt);
  return isStuck ? { ...spec, setting: 'snowfield' } : spec;
}

/** A counter with nothing but small things is the table that they are on. */
export function onCounter(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isCounter = ({ glyph }: Subject): boolean => glyph === '@counter';
  const others = spec.subjects.filter((subject) => !isCounter(subject));
  const isTable =
    others.length > 0 &&
    others.length < spec.subjects.length &&
    areTableThings(others, (glyph) => vocabulary.categoryOf(glyph));
  return isTable ? withChanged(spec, isCounter, { glyph: '@table' }) : spec;
}

const SCHOOL_DAY =
  /\b(?:(?:first|last) day (?:of|at|in) (?:school|preschool|kindergarten|elementary school|nursery)|back to school|off to school)\b/iu;

/** "first day of school, girl with a backpack": before the school. */
export function onSchoolDay(spec: PromptSpec): PromptSpec {
  const { subjects, setting, prompt, format } = spec;
  const pupil = subjects.findIndex(({ person }) => person !== null);
  const isFree = setting === null && format === null && pupil >= 0;
  const hasSchool = subjects.some(({ glyph }) => /^(?:school|@schoolbus|bus)$/.test(glyph));
  return isFree && !hasSchool && SCHOOL_DAY.test(prompt)
    ? withThing(spec, 'school', [{ from: pupil, kind: 'front' }])
    : spec;
}

/** People who plant or weed are in a garden, with fruit and vegetables too. */
export function inGarden(spec: PromptSpec): PromptSpec {
  const isGardening =
    spec.subjects.some(({ person }) => person !== null) && GARDENING.test(spec.deeds.join(' '));
  return spec.setting === null && isGardening ? { ...spec, setting: 'garden' } : spec;
}
const GARDENING = /\b(?:planting|plants|gardening|weeding|weeds|sowing|sows|transplanting)\b/iu;

/** "kids playing in the snow" throw snowballs, where the prompt names no toy. */
export function withSnowballs(spec: PromptSpec): PromptSpec {
  const { subjects, relations, weather } = spec;
  if (!weather.includes('snow')) return spec;
  const isBall = ({ glyph, source }: Subject): boolean =>
    glyph === 'soccer-ball' && source === undefined;
  const play = relations.find(
    ({ from, to, kind }) =>
      kind === 'hold' && subjects[from]?.person != null && subjects.findIndex(isBall) === to,
  );
  if (play === undefined) return spec;
  const thrown = withChanged(spec, isBall, { glyph: '@snowball', word: 'snowball' });
  return withChanged(thrown, (_, index) => index === play.from, { motion: 'throw' });
}

/** What is done with snow is done where snow lies: the ground of a place with a season is white. */
export function inWinter(spec: PromptSpec): PromptSpec {
  const { subjects, weather, setting } = spec;
  const isOfSnow = subjects.some(({ glyph }) => SNOW_THINGS.test(glyph));
  const hasSeason = setting === null || SNOWY_PLACES.has(setting);
  if (!isOfSnow || !hasSeason || weather.includes('snow')) return spec;
  const isSure = setting !== null || subjects.some(({ glyph }) => BUILDINGS.test(glyph));
  return isSure ? { ...spec, weather: [...weather, 'snow'] } : { ...spec, setting: 'snowfield' };
}

/** A field before mountains is the place, and what grows there is no subject. */
export function onField(spec: PromptSpec): PromptSpec {
  const { crop, setting } = spec;
  if (crop === null || (setting !== 'mountain' && setting !== null && setting !== 'sky'))
    return spec;
  const bare = leavingOut(spec, ({ glyph }) => CUT_FLOWERS.test(glyph) || glyph === '@lavender');
  const landforms = setting === 'mountain' ? withLandform(spec.landforms, 'peaks') : spec.landforms;
  return { ...bare, setting: 'hills', landforms };
}

const SNOW_THINGS =
  /^(@snowball|@snowman|snowman|snowman-without-snow|sled|@skis|@snowboard|@snowmobile)$/;
const SNOWY_PLACES: ReadonlySet<SettingName> = new Set<SettingName>([
  'hills',
  'park',
  'forest',
  'village',
  'mountain',
  'street',
  'alley',
  'playground',
  'farmyard',
  'lake',
  'garden',
  'backyard',
]);
