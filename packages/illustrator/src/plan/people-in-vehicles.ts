import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { ON_RAILS } from '../things/machines.ts';
import { withChanged } from './spec-changes.ts';

/** The ship of pirates is one of theirs, whatever its word says. */
export function inTheirShips(spec: PromptSpec): PromptSpec {
  const isPirate = spec.subjects.some(({ word }) => /\bpirates?\b/.test(word));
  const subjects = spec.subjects.map((subject) =>
    isPirate && /^(ships?|boats?|sailing ship)$/.test(subject.word)
      ? Object.assign({}, subject, { glyph: '@pirateship' })
      : subject,
  );
  // Who is on a ship with sails stands on its deck, not on its masts.
  const relations = spec.relations.map((relation) =>
    relation.kind === 'on' && WITH_MASTS.test(subjects[relation.to]?.glyph ?? '')
      ? Object.assign({}, relation, { kind: 'inside' as const })
      : relation,
  );
  return { ...spec, subjects, relations };
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
  const relations = spec.relations.map((relation) => {
    const [from, to] = [spec.subjects[relation.from], spec.subjects[relation.to]];
    const isLoaded =
      /^(?:pickup-truck|@vintagetruck)$/.test(to?.glyph ?? '') && from?.person === null;
    return isLoaded && /^(?:in|inside)$/.test(relation.kind)
      ? Object.assign({}, relation, { kind: 'on' as const })
      : relation;
  });
  return { ...spec, relations };
}

const WITH_MASTS = /^(@pirateship|@sailingship|@vikingship)$/;

/** Somebody who drives is to be seen: the roof is left out. */
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

/** Of who sits behind a window, the head is to be seen. */
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
  const trains = spec.relations.flatMap((relation) => {
    const [train, bridge] = [spec.subjects[relation.from], spec.subjects[relation.to]];
    const crosses =
      /^(on|across|above|ride)$/.test(relation.kind) &&
      ON_RAILS.test(train?.glyph ?? '') &&
      /^@(bridge|viaduct)$/.test(bridge?.glyph ?? '');
    return crosses ? [relation] : [];
  });
  if (trains.length === 0) return spec;
  const bridges = new Set(trains.map(({ to }) => to));
  const relations = spec.relations.map((relation) =>
    trains.includes(relation) ? { ...relation, kind: 'on' as const } : relation,
  );
  return withChanged({ ...spec, relations }, (_, index) => bridges.has(index), {
    glyph: '@viaduct',
  });
}
