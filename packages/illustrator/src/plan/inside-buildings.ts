import { isInterior } from '../language/indoors.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut } from './spec-changes.ts';
import { spelled, standInFor, takeBackWords } from './word-lists.ts';

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

const TOWERS = /^@(?:stonetower|wizardtower)$/;

/** "a wizard in a library tower": the room is shown, and the tower from outside is not. */
export function withoutBuildingAround(spec: PromptSpec): PromptSpec {
  const { subjects, relations, setting } = spec;
  if (setting === null || !isInterior(setting)) return spec;
  const around = subjects.filter(
    ({ glyph, person }, index) =>
      person === null &&
      (BUILDINGS.test(glyph) || TOWERS.test(glyph)) &&
      relations.some(({ to, kind }) => to === index && /^(?:in|inside)$/.test(kind)),
  );
  if (around.length === 0) return spec;
  return {
    ...leavingOut(spec, (subject) => around.includes(subject)),
    words: takeBackWords(spec.words, new Set(around.map(spelled))),
  };
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
