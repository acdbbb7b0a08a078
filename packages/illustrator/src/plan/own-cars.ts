import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { countOf, indicesOf, isAmong, withThing } from './spec-changes.ts';

/** Other meanings of the verb: herds and nails that are driven, and people who are driven mad. */
const OTHERWISE =
  /\bdriv(?:e|es|ing|en) (?:(?:him|her|me|them|us|you|it|away|off|out|back|crazy|mad|cattle|cows|sheep|nails?|horses|the|a|an|his|their|through) ?)+(?:crazy|mad|insane|wall|nail|stake|cattle|cows|sheep|herd|flock|ball|horses|screw)|\bdriv(?:e|es|ing) (?:cattle|cows|sheep|nails?|horses)\b/i;
const VEHICLES = /^transport/;
const ON_WHEELS = /convertible|car$|truck|bus$|kart|cart|wagon|bike|cycle|tractor|train|limousine/;

/** The most people who are seen in one car. */
const SEATS = 3;

/** "teaching her daughter to drive": people who drive without a vehicle sit in a car, together with their companions. */
export function inOwnCars(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const drivers = indicesOf(spec, ({ motion, person }) => person !== null && motion === 'drive');
  const isGoing = relations.some(
    ({ from, kind }) => drivers.includes(from) && /^(?:ride|in|inside|on|work)$/.test(kind),
  );
  const hasVehicle = subjects.some(
    ({ glyph }) => VEHICLES.test(vocabulary.categoryOf(glyph) ?? '') || ON_WHEELS.test(glyph),
  );
  const teachers = indicesOf(
    spec,
    ({ motion, person }, index) =>
      person !== null &&
      motion === 'teach' &&
      relations.some(({ from, to }) => from === index && drivers.includes(to)),
  );
  const companions = relations.flatMap(({ from, to, kind, said }) => {
    const isWith = kind === 'beside' && said?.text === 'with' && drivers.includes(from);
    return isWith && isAnimate(subjects[to]?.glyph ?? '', vocabulary) ? [to] : [];
  });
  const seated = [...new Set([...drivers, ...teachers, ...companions])];
  const fit = drivers.length > 0 && countOf(spec, seated) <= SEATS;
  if (!fit || isGoing || hasVehicle || OTHERWISE.test(spec.prompt)) return spec;
  const apart = relations.filter((each) => !isAmong(each, seated));
  const inCar = withThing(
    { ...spec, relations: apart },
    'automobile',
    seated.map((from) => ({ from, kind: 'ride' })),
  );
  return { ...inCar, setting: spec.setting ?? 'road' };
}
