import { isIndoors } from '../language/indoors.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { indicesOf, isRelated, leavingOut, withGlyphs } from './spec-changes.ts';

/** Birds that are drawn standing, and those of which people see flocks. */
const OF_FLOCKS = /^(?:bird|black-bird|@seagull|@pigeon|@sparrow|goose|@stork|@crane)$/;
/** Those that are in the air where nothing else is said; pigeons and geese are on the ground. */
const IN_THE_AIR = /^(?:bird|@seagull)$/;
/** How many fly far away at the least. */
const FEWEST = 3;

/** The words before a flock that say no number. */
const GROUPS = /^(?:flocks?|groups?|lots|many|several|some)$/i;

const hasSky = ({ format, setting }: PromptSpec): boolean =>
  format === null && (setting === null || !isIndoors(setting));

/** Where nothing else is to be seen than land, what is in the air is there with it: "a sunset with birds". */
const isInLandscape = ({ subjects, setting }: PromptSpec): boolean =>
  subjects.every(({ glyph }) => OF_FLOCKS.test(glyph) || isScenery(glyph)) &&
  (subjects.length > 1 || setting !== null);

/** "birds in the sky", without a number, a color, a size or anything else that would have to be seen from near. */
function isFarFlock({ glyph, count, motion, ...look }: Subject, spec: PromptSpec): boolean {
  const { saidCount, colour, saidSize, expression, role, isColourful, crosses, circles } = look;
  const isCounted = saidCount !== undefined && !GROUPS.test(saidCount.word);
  const isFlying =
    motion === 'fly' || (motion === null && IN_THE_AIR.test(glyph) && isInLandscape(spec));
  const isSeenNear = colour ?? saidSize ?? expression ?? role ?? isColourful ?? crosses ?? circles;
  return OF_FLOCKS.test(glyph) && isFlying && count >= FEWEST && !isCounted && !isSeenNear;
}

/** What a flock flies above, below, behind or in. */
const BESIDE = /^(?:above|behind|in|inside|around)$/;

/** Flocks without a number fly far away, and single birds with spread wings. */
export function flyInFlocks(spec: PromptSpec): PromptSpec {
  const { relations } = spec;
  const flocks = indicesOf(
    spec,
    (subject, index) =>
      isFarFlock(subject, spec) &&
      relations.every(
        ({ from, to, kind }) => to !== index && (from !== index || BESIDE.test(kind)),
      ),
  );
  if (flocks.length === 0 || !hasSky(spec)) return withSpreadWings(spec);
  const rest = leavingOut(spec, (_, index) => flocks.includes(index));
  const isEmpty = rest.subjects.length === 0 && rest.setting === null;
  return {
    ...withSpreadWings(rest),
    setting: isEmpty ? 'sky' : rest.setting,
    weather: [...rest.weather, 'birds'],
  };
}

/** Birds that fly, and those that are said to be nowhere else than in a place, where they would hang in the air. */
function withSpreadWings(spec: PromptSpec): PromptSpec {
  const isFree = hasSky(spec);
  return withGlyphs(spec, ({ glyph, motion, hands }, index) =>
    glyph === 'bird' &&
    (motion === 'fly' || (motion === null && isFree && !hands && !isRelated(spec, index)))
      ? '@flyingbird'
      : undefined,
  );
}
