import { isInterior } from '../language/indoors.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isRelated, leavingOut, takingAway, withChanged } from './spec-changes.ts';
import { spelled, standInFor } from './word-lists.ts';

/** Glyphs of buildings that have an inside. */
export const BUILDINGS =
  /^(school|house|derelict-house|house-with-garden|@cabin|church|castle|hut|@barn|@townhouse|@cathedral|@mansion|@yurt|@tipi)$/;

const WITH_ROOMS =
  /^@(?:observatory|lighthouse|farmhouse|thatchedcottage|timberhouse|chapel|monastery)$/;
const INSIDE_OF =
  /\b(?:interior|inside|stairs|staircase|attic|cellar|basement|hall) of (?:an?|the) (?:[\w-]+ ){0,3}$/i;

/** "the inside of an old observatory": a room, and no building in it. */
export function insideOfBuildings(spec: PromptSpec): PromptSpec {
  const { prompt, words, setting } = spec;
  const entered = spec.subjects.filter(
    (subject) =>
      (BUILDINGS.test(subject.glyph) || WITH_ROOMS.test(subject.glyph)) &&
      prompt
        .split(spelled(subject))
        .some((_, i, parts) => i > 0 && INSIDE_OF.test(parts.slice(0, i).join(spelled(subject)))),
  );
  if (entered.length === 0 || entered.length === spec.subjects.length) return spec;
  return {
    ...leavingOut(spec, (subject) => entered.includes(subject)),
    setting: setting ?? 'room',
    words: standInFor(words, new Set(entered.map(spelled)), 'room'),
  };
}

/** What is seen inside of where people work. */
const ROOMS_OF_STAFF: Readonly<Record<string, SettingName>> = {
  hotel: 'lobby',
  school: 'classroom',
  hospital: 'hospital',
  church: 'nave',
  factory: 'factory',
};
const OUTDOORS = /\b(?:outside|outdoors|in front of|leaving|walking (?:home|to))\b/i;

/** "two hospital workers": the building is where these people work, and they are in it. */
export function insideOfStaff(spec: PromptSpec): PromptSpec {
  const { subjects, setting } = spec;
  if (setting !== null || OUTDOORS.test(spec.prompt)) return spec;
  const building = subjects.find(
    (each, index) =>
      ROOMS_OF_STAFF[each.glyph] !== undefined &&
      !isRelated(spec, index) &&
      staffOf(spec, each) !== undefined,
  );
  if (building === undefined) return spec;
  const { count, saidCount } = building;
  const staff = staffOf(spec, building);
  const counted =
    saidCount === undefined
      ? spec
      : withChanged(spec, (subject) => subject === staff, { count, saidCount });
  const isBedroom = subjects.some(({ glyph }) => glyph === 'bed');
  return {
    ...leavingOut(counted, (each) => each === building),
    setting: isBedroom ? 'bedroom' : (ROOMS_OF_STAFF[building.glyph] ?? null),
  };
}

/** The first person whose name in the prompt stands right behind the building's. */
const staffOf = ({ prompt, subjects }: PromptSpec, building: Subject): Subject | undefined =>
  subjects.find(
    (each) => each.person !== null && prompt.includes(`${spelled(building)} ${spelled(each)}`),
  );

const TOWERS = /^@(?:stonetower|wizardtower)$/;

/** "a wizard in a library tower": the room is shown, and the tower from outside is not. */
export function withoutBuildingAround(spec: PromptSpec): PromptSpec {
  const { relations, setting } = spec;
  if (setting === null || !isInterior(setting)) return spec;
  return takingAway(
    spec,
    ({ glyph, person }, index) =>
      person === null &&
      (BUILDINGS.test(glyph) || TOWERS.test(glyph)) &&
      relations.some(({ to, kind }) => to === index && /^(?:in|inside)$/.test(kind)),
  );
}

/** "in a cabin with mountains outside the window": the room is in it. */
export const insideBuildings = (spec: PromptSpec): PromptSpec =>
  leavingOut(
    spec,
    ({ glyph }, index) =>
      isScenery(glyph) &&
      spec.relations.some(
        ({ from, to, kind }) => from === 0 && to === index && kind.startsWith('in'),
      ),
  );
