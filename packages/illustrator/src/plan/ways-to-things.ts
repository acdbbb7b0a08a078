import { escaped } from '../language/escaped.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, withChangedAt, withLandform } from './spec-changes.ts';

const WAYS = 'path|pathway|trail|track|lane|walkway|footpath|way|road|highway|street';
const STAIRS = 'stairs|stairway|staircase|steps';
const LEADS =
  '(?:that |which )?(?:leading|leads?|going|goes|winding|winds|stretching|running|rising|toward|towards|climbing)(?: (?:up|down|off|away|straight|slowly))*(?: (?:to|into|toward|towards|up to|through))*';
const ANY_LEADS = new RegExp(`\\b(?:${WAYS}|${STAIRS})(?: \\w+){0,2}? ${LEADS}`, 'iu');
const ARTICLES = '(?: (?:a|an|the|its|his|her))?(?: [\\w-]+){0,3}?';

/** Land on which a way goes into the distance. */
const WITH_WAYS: ReadonlySet<SettingName> = new Set<SettingName>([
  'hills',
  'park',
  'forest',
  'jungle',
  'mountain',
  'village',
  'desert',
  'snowfield',
  'canyon',
]);

/** The way of the kind that leads to a thing: "a path leading to a glowing door". */
const leadsTo = (prompt: string, ways: string, { word }: Subject): string | null =>
  new RegExp(`\\b(${ways})(?: \\w+){0,2}? ${LEADS}${ARTICLES} ${escaped(word)}\\b`, 'iu').exec(
    prompt,
  )?.[1] ?? null;

/** The place of a way: the said one, or meadows where there is none with a way. */
const landOf = ({ setting }: PromptSpec): SettingName =>
  setting !== null && WITH_WAYS.has(setting) ? setting : 'hills';

/** "a road leading to a castle": the way goes from the viewer to the thing in the distance; stairs lead up to it. */
export function withWaysToThings(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, landforms } = spec;
  if (!ANY_LEADS.test(prompt)) return spec;
  for (const [at, subject] of subjects.entries()) {
    if (subject.count !== 1 || subject.person !== null) continue;
    const way = leadsTo(prompt, WAYS, subject);
    if (way !== null) {
      const isRoad = /^(?:road|highway|street)$/i.test(way) && !/\b(?:dirt|brick)\b/i.test(prompt);
      const others = landforms.filter((name) => name !== 'road' && name !== 'path');
      return {
        ...withChangedAt(spec, at, { isAtEndOfWay: true }),
        setting: landOf(spec),
        landforms: withLandform(others, isRoad ? 'roadahead' : 'path'),
      };
    }
    if (leadsTo(prompt, STAIRS, subject) !== null && subject.glyph !== '@staircase') {
      const ended = withChangedAt(spec, at, { isAtEndOfWay: true });
      const climbed = leavingOut(ended, ({ glyph }) => glyph === '@staircase');
      return climbed.subjects.length === 1 ? { ...climbed, setting: 'steps' } : spec;
    }
  }
  return spec;
}
