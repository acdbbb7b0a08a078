import { canBeDoneSeated } from '../language/gestures.ts';
import { INTERIOR_NAMES, isIndoors } from '../language/indoors.ts';
import { kinOf } from '../language/kin.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { MotionName, PromptSpec, Relation, SettingName, Subject } from '../language/spec.ts';
import { isSurfaceThing } from '../language/surfaces.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { AIRBORNE } from '../things/habitats.ts';
import { ON_RAILS } from '../things/machines.ts';
import { isTableTop } from './choose-setting.ts';
import { leavingOut, withChanged, withThing } from './spec-changes.ts';

/** Two and more have room on a bench. */
export function withWideBenches(spec: PromptSpec): PromptSpec {
  const subjects = spec.subjects.map((subject, index) => {
    const riders = spec.relations.reduce(
      (sum, { from, to, kind }) =>
        to === index && /^(on|in|inside)$/.test(kind)
          ? sum + (spec.subjects[from]?.count ?? 0)
          : sum,
      0,
    );
    return subject.glyph === '@bench' && subject.count === 1 && riders > 1
      ? { ...subject, glyph: '@widebench' }
      : subject;
  });
  return { ...spec, subjects };
}

/** What floats at a lake or at sea and lives is in the water, unless it is said to be over something. */
export function inTheWater(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): PromptSpec {
  if (setting !== 'lake' && setting !== 'ocean' && setting !== 'hotspring') return spec;
  const subjects = spec.subjects.map((subject, index) => {
    const isAbove = spec.relations.some(({ from, kind }) => from === index && kind === 'above');
    const isBathing =
      setting === 'hotspring' &&
      (subject.motion === null || subject.motion === 'sit' || subject.motion === 'idle');
    const swims =
      (subject.motion === 'float' || isBathing) && isAnimate(subject.glyph, vocabulary) && !isAbove;
    if (swims) return Object.assign({}, subject, { motion: 'swim' as const });
    // A rubber duck floats on the water that is named, a balloon above it.
    const isOnWater =
      spec.setting === setting &&
      subject.motion === 'float' &&
      !isAbove &&
      !isAnimate(subject.glyph, vocabulary) &&
      !AIRBORNE.has(subject.glyph) &&
      !/balloon|cloud|lantern|island|moon|bubble/.test(subject.glyph);
    return isOnWater ? Object.assign({}, subject, { motion: 'sail' as const }) : subject;
  });
  return { ...spec, subjects };
}

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
  const subjects = spec.subjects.map((subject, index) =>
    driven.has(index) && subject.glyph === '@steamtrain'
      ? { ...subject, glyph: 'locomotive' }
      : subject,
  );
  return { ...spec, subjects };
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

/** Who jumps where puddles are jumps into them. */
export function intoPuddles(spec: PromptSpec): PromptSpec {
  if (!spec.landforms.includes('puddles')) return spec;
  return withChanged(spec, ({ motion }) => motion === 'jump', { motion: 'splash' });
}

/** One leaf that somebody is under, and not two in the wind. */
export function underLeaves(spec: PromptSpec): PromptSpec {
  const roofs = new Set(spec.relations.flatMap(({ to, kind }) => (kind === 'under' ? to : [])));
  const isRoof = ({ glyph }: Subject, index: number): boolean =>
    roofs.has(index) && glyph === 'leaf-fluttering-in-wind';
  return withChanged(spec, isRoof, { glyph: '@leafperch' });
}

/** Of a tree that somebody hangs from or sits in, the picture shows a branch. */
export function onBranches(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations } = spec;
  const isTree = (index: number): boolean =>
    /^(deciduous|evergreen)-tree$|^tree$/.test(subjects[index]?.glyph ?? '') &&
    subjects[index]?.count === 1;
  const hangs = ({ from, to }: Relation): boolean =>
    subjects[from]?.motion === 'hang' && (subjects[to]?.glyph ?? '').endsWith('tree');
  const sits = ({ from, to, kind }: Relation): boolean =>
    /^(in|inside|on)$/.test(kind) &&
    isTree(to) &&
    isAnimate(subjects[from]?.glyph ?? '', vocabulary) &&
    subjects[from]?.motion !== 'climb';
  // A kite that is caught in a tree is seen before its crown.
  const isCaught = ({ from, to, kind }: Relation): boolean =>
    /^(in|inside)$/.test(kind) &&
    (isTree(to) || subjects[to]?.glyph === '@baretree') &&
    subjects[from]?.person === null &&
    !(isTree(to) && isAnimate(subjects[from].glyph, vocabulary));
  const trees = new Set(
    relations.flatMap((relation) => (hangs(relation) || sits(relation) ? [relation.to] : [])),
  );
  const asOnBranch = (relation: Relation): Relation =>
    sits(relation) || isCaught(relation) ? { ...relation, kind: 'on' } : relation;
  const onTop = { ...spec, relations: relations.map(asOnBranch) };
  return withChanged(onTop, (_, index) => trees.has(index), { glyph: '@branch' });
}

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

/** Mount Fuji is part of the land. */
export function withFuji(spec: PromptSpec): PromptSpec {
  const isFuji = ({ glyph }: Subject): boolean => glyph === 'mount-fuji';
  if (!spec.subjects.some(isFuji)) return spec;
  const rest = leavingOut(spec, isFuji);
  const setting = rest.setting === null || rest.setting === 'mountain' ? 'hills' : rest.setting;
  return { ...rest, setting, landforms: [...new Set([...rest.landforms, 'fuji' as const])] };
}

/** Who is on the moon, or at its edge, sits in a crescent. */
export function onCrescent(spec: PromptSpec): PromptSpec {
  const seats = new Set(
    spec.relations.flatMap(({ from, to, kind }) => {
      const isMoon = /^(@moon|crescent-moon)$/.test(spec.subjects[to]?.glyph ?? '');
      return isMoon && kind === 'on' && spec.subjects[from]?.motion !== 'fly' ? [to] : [];
    }),
  );
  if (seats.size === 0) return spec;
  const riders = new Set(spec.relations.flatMap(({ from, to }) => (seats.has(to) ? [from] : [])));
  const subjects = spec.subjects.map((subject, index) => {
    if (seats.has(index)) return { ...subject, glyph: '@moonseat', motion: null };
    const stands = subject.motion === null || subject.motion === 'idle';
    return riders.has(index) && stands ? { ...subject, motion: 'sit' as const } : subject;
  });
  return { ...spec, subjects, setting: spec.setting ?? 'space' };
}

/** A bowl with a fish in it is of glass. */
export function inGlass(spec: PromptSpec): PromptSpec {
  const bowls = new Set(
    spec.relations
      .filter(
        ({ from, kind }) =>
          kind === 'inside' && kinOf(spec.subjects[from]?.glyph ?? '').endsWith('fish'),
      )
      .map(({ to }) => to),
  );
  const isBowl = ({ glyph }: Subject, index: number): boolean =>
    bowls.has(index) && glyph === '@bowl';
  return withChanged(spec, isBowl, { glyph: '@fishbowl' });
}

const INDOORS: ReadonlySet<SettingName> = new Set<SettingName>([
  ...INTERIOR_NAMES,
  'room',
  'stage',
  'cave',
  'abstract',
  'synth',
]);

const isDoneInBed = (motion: MotionName): boolean =>
  /^(?:idle|sit|lie|stretch)$/.test(motion) || (motion !== 'dine' && canBeDoneSeated(motion));

/** "Sleeping in bed" names a bedroom; the sleeper needs the bed. */
export function withBed(spec: PromptSpec, setting: SettingName): PromptSpec {
  const [first] = spec.subjects;
  const isOnSomething = spec.relations.some(
    ({ from, kind }) => from === 0 && ['on', 'in', 'inside', 'work'].includes(kind),
  );
  const liesThere =
    first?.motion === 'sleep' ||
    (first?.person != null &&
      spec.placeNames.some((place) => /\bbed$/.test(place)) &&
      (first.motion === null || isDoneInBed(first.motion)));
  if (!first || setting !== 'bedroom' || !liesThere || isOnSomething) return spec;
  // A couple is in one bed.
  const second = spec.subjects[1];
  const isCouple = second?.person != null && second.word === first.word;
  const sleepers = isCouple ? [0, 1] : [0];
  return withThing(
    spec,
    'bed',
    sleepers.map((from) => ({
      from,
      kind: isCouple && first.motion !== 'sleep' ? 'on' : 'inside',
    })),
  );
}

/** A lamp out of doors stands on a post. */
export function withStreetLamps(spec: PromptSpec, setting: SettingName): PromptSpec {
  if (INDOORS.has(setting)) return spec;
  return withChanged(spec, ({ glyph, word }) => glyph === '@lamp' && /^lamps?$/.test(word), {
    glyph: '@streetlamp',
  });
}

const FLOWERS =
  /^(rose|tulip|sunflower|hibiscus|blossom|cherry-blossom|daffodil|hyacinth|lotus|@daffodil|@carnation|@marigold|@peony|@daisy|@poppy|@hydrangea|@lily|@lavender)$/;
export const CUT_FLOWERS = /^(rose|tulip|sunflower|hibiscus|blossom|cherry-blossom|daffodil)$/;

/** The sun and the moon are outside of the window. */
export const withoutSkyIndoors = (spec: PromptSpec, setting: SettingName): PromptSpec =>
  isIndoors(setting)
    ? leavingOut(
        spec,
        ({ glyph, motion, isOutside }, index) =>
          index > 0 && motion === null && isOutside !== true && /^@(sun|moon)$/.test(glyph),
      )
    : spec;

/** What stands in a vase is not wrapped in paper. */
const FLOWERS_OF_BOUQUETS: Readonly<Record<string, string>> = {
  '@sunflowerbouquet': 'sunflower',
  '@tulipbouquet': 'tulip',
};

/** Cut flowers that stand on a table are in vases. */
export function inVase(spec: PromptSpec): PromptSpec {
  const isStanding = (index: number): boolean =>
    spec.relations.every(
      ({ from, to, kind }) =>
        (to !== index || kind === 'beside') &&
        (from !== index || kind === 'on' || kind === 'beside'),
    );
  const flowers = spec.subjects.flatMap(({ glyph, count }, index) =>
    CUT_FLOWERS.test(glyph) && count > 1 && isStanding(index) ? [index] : [],
  );
  // "a bouquet of sunflowers" is in one as well.
  const hero = spec.subjects[0]?.glyph;
  const isInOne = spec.subjects.some(({ glyph }) => /^(@vase|amphora|@milkcan)$/.test(glyph));
  const unwrapped = isInOne ? FLOWERS_OF_BOUQUETS[hero ?? ''] : undefined;
  if (unwrapped !== undefined) {
    return withChanged(spec, (_, index) => index === 0, { glyph: unwrapped, count: 5 });
  }
  const isOfFlowers = spec.subjects.some(({ glyph }) => FLOWERS.test(glyph));
  if (hero === 'bouquet' && isInOne && !isOfFlowers) {
    return withChanged(spec, (_, index) => index === 0, { glyph: '@peony', count: 5 });
  }
  if (hero === 'bouquet' && isInOne && isOfFlowers) {
    return leavingOut(spec, ({ glyph }) => glyph === 'bouquet');
  }
  if (hero === 'bouquet' && flowers.length > 0) {
    return inVase(leavingOut(spec, ({ glyph }) => glyph === 'bouquet'));
  }
  if (flowers.length === 0) return spec;
  const vases = flowers.map((index) => ({
    from: index,
    to: spec.subjects.length + flowers.indexOf(index),
    kind: 'inside' as const,
  }));
  const vase = oneOf('@vase');
  return {
    ...spec,
    subjects: [...spec.subjects, ...flowers.map(() => vase)],
    relations: [...spec.relations.filter(({ from }) => !flowers.includes(from)), ...vases],
  };
}

export const isTable = ({ glyph }: Subject, index: number): boolean =>
  glyph === '@table' && index > 0;

/** "a wooden table with bread and cheese": what is on it is the picture. */
const isLaidTable = ({ subjects }: PromptSpec, { glyph }: Subject): boolean =>
  glyph === '@table' && subjects.length > 1;

/** The table of the picture is enough, unless there is nothing else; so is a log where the surface is of wood. */
export const isCarriedBySurface = (spec: PromptSpec, subject: Subject, index: number): boolean =>
  isTable(subject, index) ||
  isLaidTable(spec, subject) ||
  (spec.surface !== null &&
    isSurfaceThing(subject.glyph) &&
    spec.relations.some(({ to, kind }) => to === index && kind === 'on'));

/** What a place has already: the shelves of a library, the lanterns of an alley. */
const OWN_THINGS: Readonly<Partial<Record<SettingName, RegExp>>> = {
  library: /^@bookshelf$/,
  bookshop: /^@bookshelf$/,
  stacks: /^(@bookshelf|books)$/,
  alley:
    /lantern|^@streetlamp$|^potted-plant$|^@flowerpot$|^blossom$|^classical-building$|^(?:house|@timberhouse)$/,
  bamboo: /^@bamboo$/,
  graveyard: /^headstone$/,
  courtyard: /^@fountain$/,
  igloos: /^@igloo$/,
  huts: /^hut$/,
  orchard: /^deciduous-tree$/,
  harbour: /^(sailboat|motor-boat|canoe)$/,
};

/** The same of places that are nothing without them, whatever is said of them. */
const PARTS_OF_PLACES: Readonly<Partial<Record<SettingName, RegExp>>> = {
  pondgarden:
    /^(@koi|fish|tropical-fish|@bridge|@pond|@cherrytree|cherries|cherry-blossom|@boulder|lotus)$/,
  wedding: /^(chair|wedding)$/,
  disco: /^mirror-ball$/,
  gamer: /^(desktop-computer|@table|keyboard|chair|video-game)$/,
  ramenshop: /^(red-paper-lantern|@ramen|steaming-bowl|@table|@lantern)$/,
  mushroomvillage: /^(mushroom|brown-mushroom|@mushroomhouse|ladder|@lantern|red-paper-lantern)$/,
  steps: /^(@pagoda|hindu-temple)$/,
  cafe: /^@table$/,
  bathroom: /^mirror$/,
  salon: /^mirror$/,
  bakery: /^@table$/,
  bar: /^@table$/,
  balcony: /^(potted-plant|@flowerpot|chair)$/,
  nook: /^(potted-plant|@cushion|@bookshelf|@monstera|@fern)$/,
  greenhouse: /^(potted-plant|@monstera|@fern|cactus)$/,
  atelier: /^artist-palette$/,
};

/** Trees of treehouses and doors of houses are parts of their pictures. */
const PARTS_OF_HOUSES: Readonly<Record<string, RegExp>> = {
  '@treehouse': /tree$|^ladder$/,
  '@hobbithouse': /^door$/,
  house: /^@chimney$/,
  '@cabin': /^@chimney$/,
  '@fridge': /^door$/,
  '@mushroomhouse': /^(mushroom|brown-mushroom|door)$/,
  '@glasshouse': /^(@pool|window)$/,
};

/** Plants that take a city back grow on its walls. */
const OF_OVERGROWN = /^(potted-plant|@fern|seedling|leafy-green|deciduous-tree|evergreen-tree)$/;

/** The houses of a white street, with flowers at their walls. */
const OF_WHITE_STREETS = /^(house|classical-building|blossom|hibiscus|potted-plant|@flowerpot)$/;

export function withoutParts(spec: PromptSpec, setting: SettingName): PromptSpec {
  const isWhite = spec.region === 'aegean' || spec.region === 'whitewashed';
  const own =
    spec.townLook === 'overgrown'
      ? OF_OVERGROWN
      : isWhite && setting === 'alley'
        ? OF_WHITE_STREETS
        : PARTS_OF_PLACES[setting];
  const houses = spec.subjects.flatMap(({ glyph }) => PARTS_OF_HOUSES[glyph] ?? []);
  // A bowl of ramen that somebody eats is theirs.
  const isUsed = (index: number): boolean =>
    spec.relations.some(({ to, kind }) => to === index && kind === 'hold');
  // "a chair with a cushion on a balcony" is that chair.
  const isMain = (index: number): boolean =>
    index === 0 &&
    spec.subjects[index]?.count === 1 &&
    spec.relations.some(({ from, to }) => from === index || to === index);
  return leavingOut(
    spec,
    ({ glyph, source, word }, index) =>
      (own?.test(glyph) === true && !isUsed(index) && !isMain(index)) ||
      (spec.townLook === 'futuristic' && /flying|hover/.test(source ?? word)) ||
      houses.some((each) => each.test(glyph)),
  );
}

export const withoutOwnThings = (spec: PromptSpec, setting: SettingName): PromptSpec => {
  const own = OWN_THINGS[setting];
  return own === undefined
    ? spec
    : leavingOut(
        spec,
        ({ glyph, motion, colour, count }, index) =>
          own.test(glyph) &&
          motion === null &&
          colour === null &&
          // "a boat in the harbour" is the picture.
          (count > 1 || index > 0) &&
          !spec.relations.some(({ to, kind }) => to === index && kind !== 'beside'),
      );
};

export function withoutTable(
  spec: PromptSpec,
  setting: SettingName,
  vocabulary: Vocabulary,
): PromptSpec {
  const isShown = setting === 'room' && isTableTop(spec, vocabulary);
  return isShown ? leavingOut(spec, ({ glyph }) => glyph === '@table') : spec;
}
