import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { ON_RAILS } from '../things/machines.ts';
import { withChanged, withKinds } from './spec-changes.ts';

/** The ship of pirates is one of theirs, whatever its word says. */
export function inTheirShips(spec: PromptSpec): PromptSpec {
  const isPirate = spec.subjects.some(({ word }) => /\bpirates?\b/.test(word));
  const named = withChanged(
    spec,
    ({ word }) => isPirate && /^(ships?|boats?|sailing ship)$/.test(word),
    { glyph: '@pirateship' },
  );
  // Those on a ship with sails stand on its deck, not on its masts.
  return withKinds(
    named,
    ({ to, kind }) => kind === 'on' && WITH_MASTS.test(named.subjects[to]?.glyph ?? ''),
    'inside',
  );
}

/** A train that somebody drives shows its engine with the driver in the window. */
export function inTheirCabs(spec: PromptSpec): PromptSpec {
  const driven = new Set(
    spec.relations
      .filter(({ kind, from }) => kind === 'ride' && spec.subjects[from]?.motion === 'drive')
      .map(({ to }) => to),
  );
  return withChanged(spec, ({ glyph }, index) => driven.has(index) && glyph === '@steamtrain', {
    glyph: 'locomotive',
  });
}

/** Goods and animals in a pickup truck are on its bed, and not behind the windows of its cab. */
export function onTruckBeds(spec: PromptSpec): PromptSpec {
  const isLoaded = ({ from, to, kind }: Relation): boolean =>
    /^(?:in|inside)$/.test(kind) &&
    /^(?:pickup-truck|@vintagetruck)$/.test(spec.subjects[to]?.glyph ?? '') &&
    spec.subjects[from]?.person === null;
  return withKinds(spec, isLoaded, 'on');
}

const WITH_MASTS = /^(@pirateship|@sailingship|@vikingship)$/;

/** Drivers are to be seen: cars have no roof over them. */
export function inOpenCars(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const driven = new Set(
    spec.relations
      .filter(({ from, kind }) => {
        const glyph = spec.subjects[from]?.glyph ?? '';
        return /^(ride|inside|in)$/.test(kind) && isAnimate(glyph, vocabulary);
      })
      .map(({ to }) => to),
  );
  const drivers = driversIn(spec, driven);
  const subjects = spec.subjects.map((subject, index) =>
    drivers.has(index)
      ? { ...subject, isHead: true }
      : driven.has(index)
        ? { ...subject, glyph: OPEN_CARS[subject.glyph] ?? subject.glyph }
        : subject,
  );
  return { ...spec, subjects };
}

/** Indices of the people who sit behind a window, of whom the head is to be seen. */
const driversIn = ({ subjects, relations }: PromptSpec, driven: ReadonlySet<number>) =>
  new Set(
    relations.flatMap(({ from, to }) => {
      const glyph = subjects[to]?.glyph ?? '';
      const hasWindow = WINDOWED.test(OPEN_CARS[glyph] ?? glyph);
      return driven.has(to) && hasWindow && subjects[from]?.person ? [from] : [];
    }),
  );

const WINDOWED =
  /^(bus|taxi|delivery-truck|pickup-truck|ambulance|fire-engine|police-car|minibus|articulated-lorry|helicopter|locomotive|@schoolbus|@vintagetruck|@excavator|@biplane|@dumptruck|@garbagetruck|@mixertruck|@bulldozer|@forklift|@tuktuk)$/;

const OPEN_CARS: Readonly<Record<string, string>> = {
  automobile: '@convertible',
  'racing-car': '@convertible',
  'sport-utility-vehicle': '@convertible',
  '@sportscar': '@convertible',
  '@classicsportscar': '@convertible',
  'oncoming-automobile': '@convertible',
  tractor: '@opentractor',
  airplane: '@biplane',
  'small-airplane': '@biplane',
};

/** A train crosses a bridge that is made for it. */
export function overViaducts(spec: PromptSpec): PromptSpec {
  const crosses = ({ from, to, kind }: Relation): boolean =>
    /^(on|across|above|ride)$/.test(kind) &&
    ON_RAILS.test(spec.subjects[from]?.glyph ?? '') &&
    /^@(bridge|viaduct)$/.test(spec.subjects[to]?.glyph ?? '');
  const bridges = new Set(spec.relations.filter(crosses).map(({ to }) => to));
  return withChanged(withKinds(spec, crosses, 'on'), (_, index) => bridges.has(index), {
    glyph: '@viaduct',
  });
}
