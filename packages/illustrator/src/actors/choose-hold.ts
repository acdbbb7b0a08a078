import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { Subject } from '../language/subject.ts';
import type { Placement } from '../layout/placement.ts';
import type { Stage } from '../stage/stage.ts';
import type { CategoryOf } from '../things/category-of.ts';
import { isNationalFlag } from '../things/machines.ts';
import { isEyewear, isWorn } from '../things/nature.ts';
import { HEADGEAR } from './headwear.ts';
import { type Hold, IN_HANDS } from './hold.ts';
import { toolAim } from './tool-grip.ts';

const STRUMMED =
  /guitar|ukulele|bagpipes|trombone|banjo|violin|accordion|saxophone|trumpet|@flute|@clarinet|long-drum|maracas|tambourine|postal-horn/;
const STANDING = /@cello|@doublebass|@harp|@drumkit|@grandpiano|musical-keyboard|@easel|@turntable/;

/** Long things with a handle at their lower end. */
const SWUNG = /^(?:axe|@(racket|spear|hockeystick|baseballbat|golfclub|oar|katana|sword|foil))$/;

/** Things that are held in a way of their own. */
const OWN_HOLDS: Readonly<Record<string, Hold>> = {
  '@mouthleash': 'teeth',
  '@wallmirror': 'mirror',
  backpack: 'back',
  umbrella: 'overhead',
  'closed-umbrella': 'overhead',
  balloon: 'tether',
  kite: 'tether',
  '@wateringcan': 'can',
  '@barbell': 'bar',
  '@planks': 'chest',
  '@dumbbell': 'fists',
  '@pompom': 'fists',
  '@glowstick': 'fists',
  '@hikingpole': 'poles',
  '@crook': 'staff',
  '@wizardstaff': 'staff',
  '@flagpole': 'staff',
  '@scythe': 'staff',
  '@icehockeystick': 'staff',
  '@sign': 'sign',
  '@placard': 'sign',
  '@shipwheel': 'board',
  'mobile-phone': 'palm',
  'fishing-pole': 'rod',
  '@skewer': 'skewer',
  '@leash': 'leash',
  '@jumprope': 'rope',
  violin: 'chin',
  drum: 'beaten',
};

/** Whether a thing is between the teeth of the one that eats it: hats, and what an animal bites that is no food. */
export const isChewed = (glyph: string, category: string | null, isByAnimal: boolean): boolean =>
  isWorn(glyph) || (isByAnimal && !/^(food|drink|plant|animal)/.test(category ?? ''));

/** Held open before the chest and read. */
export const isReading = (glyph: string): boolean =>
  /book|newspaper|map|@writtenletter|@blueprint/.test(glyph);

/** How a thing is held or worn by an actor that does nothing else with it. */
export function holdOf(glyph: string): Hold {
  const own = OWN_HOLDS[glyph];
  if (own !== undefined) return own;
  if (isNationalFlag(glyph)) return 'staff';
  if (isEyewear(glyph) || HEADGEAR[glyph]) return 'eyes';
  if (isWorn(glyph)) return 'head';
  if (
    /scarf|necktie|@bowtie|@ruff$|@necklace|@chainnecklace|@pearlpendant|prayer-beads|sports-medal|medal$|@whistle/.test(
      glyph,
    )
  )
    return 'neck';
  if (/shirt|dress|coat|kimono|sari|vest$/.test(glyph)) return 'torso';
  if (SWUNG.test(glyph)) return 'swung';
  if (STANDING.test(glyph)) return 'floor';
  if (STRUMMED.test(glyph)) return 'strum';
  if (
    isReading(glyph) ||
    /laptop|teddy|wrapped-gift|steaming-bowl|@soup|@ramen|bouquet|pizza$|@box|package|@rawfish|pumpkin|jack-o-lantern|birthday-cake|@(?:cake|toppedcake|letteredcake|weddingcake|roastturkey|fruitbowl|crate)$|potted-plant/.test(
      glyph,
    )
  )
    return 'chest';
  return 'hand';
}

/** How a motion holds what would else be in the hand. */
const HOLDS_OF_MOTIONS: Readonly<Partial<Record<MotionName, Hold>>> = {
  breathe: 'breath',
  juggle: 'juggled',
  toss: 'tossed',
  eat: 'mouth',
  drink: 'mouth',
  sing: 'mouth',
  photo: 'face',
  catch: 'caught',
  throw: 'thrown',
  drop: 'dropped',
  lift: 'lifted',
  sweep: 'handle',
  selfie: 'hand',
  call: 'hand',
  pour: 'pourer',
  spit: 'left',
  save: 'caught',
  panflip: 'flipped',
  takeout: 'chest',
  harvest: 'left',
  cream: 'left',
  thumbsup: 'left',
  handover: 'hand',
  drench: 'doused',
};

/** Where a thing is while its owner does something with it. */
export function holdWhile(glyph: string, motion: MotionName): Hold {
  const hold = holdOf(glyph);
  if (glyph === 'boxing-glove') return 'fists';
  if (glyph === '@whistle' && motion === 'blow') return 'mouth';
  if (glyph === '@knitting') return 'chest';
  if (hold === 'hand' && toolAim(glyph, motion) !== null) return 'tool';
  // What is given is held out.
  if (motion === 'give' && hold === 'chest') return 'hand';
  return IN_HANDS.has(hold) ? (HOLDS_OF_MOTIONS[motion] ?? hold) : hold;
}

/** Where a thing is that does not lie in the hands, by what the plan says of both. */
const HOLDS_OF_RELATIONS: readonly (readonly [Relation['kind'], Hold])[] = [
  ['hug', 'arms'],
  ['crown', 'crown'],
  ['neck', 'neck'],
  ['costume', 'costume'],
  ['mouth', 'teeth'],
  ['nose', 'nose'],
];

/** How an actor holds a thing, or has it before them, by what they do. */
export function holdFor(
  { plan }: Stage,
  { subject: holder, motion, attends }: Placement,
  thing: Subject,
  categoryOf: CategoryOf,
): Hold {
  if (thing.heldAs !== undefined) return thing.heldAs;
  if (attends === 'water' && thing.glyph === '@gardenhose') return 'can';
  const ofHolder = plan.relations.filter(
    ({ from, to }) => from === holder && plan.subjects[to] === thing,
  );
  const does = (deed: Relation['kind']): boolean => ofHolder.some(({ kind }) => kind === deed);
  const category = categoryOf(thing.glyph);
  const perches = plan.relations.some(
    ({ from, to, kind }) => kind === 'on' && to === holder && plan.subjects[from] === thing,
  );
  if (perches) return category?.startsWith('animal') ? 'shoulder' : 'crown';
  const related = HOLDS_OF_RELATIONS.find(([kind]) => does(kind));
  if (related) return related[1];
  const subject = plan.subjects[holder];
  if (motion === 'eat' && isChewed(thing.glyph, category, subject?.person === null)) return 'teeth';
  const said = ofHolder.find(({ kind }) => kind === 'hold')?.said?.text ?? '';
  // A hat that is thrown is on no head.
  if (motion === 'throw' && /^(?:throw|threw|toss)/.test(said) && isWorn(thing.glyph))
    return 'thrown';
  const special = holdAsSaid(thing, said, subject, motion, categoryOf);
  if (special !== null) return special;
  const isDish = motion === 'eat' && DISHES.test(thing.glyph);
  if (does('work') || isDish) return 'bench';
  const hold = holdWhile(glyphInHand(thing, categoryOf), subject?.meanwhile ?? motion);
  const isBag = subject?.person != null && BAGS.test(thing.glyph) && ON_FEET.test(motion);
  return isBag && hold === 'hand' ? 'hanging' : hold;
}

/** They have a handle above and hang from a hand. */
const BAGS =
  /^(?:luggage|@suitcase|briefcase|handbag|shopping-bags|@totebag|@bucket|@briefcase|@handbag)$/;
const ON_FEET = /^(?:idle|walk)$/;

/**
 * How a thing is held because of the word that says so; null: as usual.
 * @param said the verb or preposition between both, '' for none
 */
function holdAsSaid(
  thing: Subject,
  said: string,
  subject: Subject | undefined,
  motion: MotionName,
  categoryOf: CategoryOf,
): Hold | null {
  const own = holdOf(glyphInHand(thing, categoryOf));
  // Bags are on the back unless the prompt says that they are carried.
  if (own === 'back') return CARRIED.test(said) ? 'hand' : own;
  // "throwing papers, with a suitcase": the suitcase is not thrown.
  if (OF_OBJECTS.has(motion) && thing.source !== undefined && said === 'with')
    return /luggage|suitcase|briefcase|backpack/.test(thing.glyph) ? 'floor' : holdOf(thing.glyph);
  // Things with limbs have their faces where others have their chests.
  const inArms = subject?.hasLimbs ? IN_SIGHT_OF_FACE : IN_ARMS;
  return EMBRACED.test(said) && inArms.test(own) ? 'arms' : null;
}

const CARRIED = /^(hold|carr|grab|lift|pack)/;
/** Both arms are around it. */
const IN_ARMS = /^(hand|chest|tether|overhead)$/;
const IN_SIGHT_OF_FACE = /^(hand|chest)$/;
const EMBRACED = /^(cry|cries|sob|weep|scream|hug|cuddl|embrac|snuggl|clutch|squeez)/;

/** Their object alone is in the air: what is held besides stays where it is. */
const OF_OBJECTS: ReadonlySet<MotionName> = new Set<MotionName>([
  'throw',
  'toss',
  'juggle',
  'catch',
  'lift',
  'drop',
]);

/** Several flowers are a bunch. */
export const glyphInHand = ({ glyph, count }: Subject, categoryOf: CategoryOf): string =>
  count > 1 && categoryOf(glyph) === 'plant-flower' ? 'bouquet' : glyph;

/** Eaten from a table. */
const DISHES =
  /plate|bowl|spaghetti|pot-of-food|bento|curry|cooked-rice|stew|fondue|pancakes|@box|@crate/;
