import { change, glyphAt, isSaid, relate, type Scene, type Step, takeBack } from './deed-scene.ts';

/** Done with a thing that goes into something. */
const PUTS =
  /^(?:put|throw|threw|toss|drop|pour|mix|add|stuff|post|mail|insert|load|plac|pack|dump|squeez|stir|fill|shov|slip|blend|shak|whisk|heat|boil|cook)/i;

/** Small enough for a table. */
const ON_TABLES =
  /^(?:@beaker|test-tube|alembic|@coffee|hot-beverage|teacup-without-handle|@bowl|bowl-with-spoon|@vase|amphora|@jar|@emptyjar|@waterglass|wine-glass|tumbler-glass|cup-with-straw|@latte)$/;
const ON_STOVES = /^(?:pot-of-food|@cauldron|@fryingpan|cooking)$/;
const OF_LABS = /^(?:@beaker|test-tube|alembic)$/;
/** They stand on the floor or the ground. */
const ON_FLOORS =
  /^(?:@mailbox|postbox|wastebasket|@trashcan|@dumpster|@trashbag|@washer|@dishwasher|@fridge|@bucket|bucket|@basket|basket|@laundrybasket|@emptylaundrybasket|@box|@crate|@chest|package|@suitcase|backpack|handbag|shopping-cart|@wheelbarrow|@barrel|ballot-box-with-ballot|automobile)$/;

/** "putting a letter in a mailbox", "pouring liquid into a beaker": it is the thing that goes in, not the person. */
function staysOutside(scene: Scene, doer: number): void {
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  const vessel = scene.relations.find(
    ({ from, kind, said }) =>
      from === doer && /^(?:in|inside)$/.test(kind) && /^(?:in|into)$/.test(said?.text ?? ''),
  )?.to;
  const isPutting = scene.said.deeds.some((deed) => PUTS.test(deed));
  if (person === null || vessel === undefined || !isPutting) return;
  const glyph = glyphAt(scene, vessel);
  if (ON_FLOORS.test(glyph)) {
    relate(scene, doer, vessel, 'beside');
    return;
  }
  if (!ON_TABLES.test(glyph) && !ON_STOVES.test(glyph)) return;
  relate(scene, doer, vessel, 'work');
  if (scene.setting === 'abstract' && OF_LABS.test(glyph)) scene.setting = 'lab';
  const isCooking = ON_STOVES.test(glyph);
  if (isCooking) scene.setting ??= 'kitchen';
  if (isCooking && motion !== 'pour') change(scene, doer, { motion: 'stir' });
  else if (motion === null) change(scene, doer, { motion: 'knead' });
  takeBack(scene, doer, (each) => each === '@coffee');
}

const PACKAGES = /^(?:@box|package|wrapped-gift|@openbox|@crate)$/;

/** "unboxing new shoes": they are in the open box on the table before who does it. */
function unbox(scene: Scene, doer: number): void {
  if (!isSaid(scene, /^(?:unbox|unpackag)/)) return;
  const unboxed = scene.relations.find(
    ({ from, to, kind }) =>
      from === doer &&
      /^(?:work|beside)$/.test(kind) &&
      scene.subjects[to]?.person === null &&
      !PACKAGES.test(glyphAt(scene, to)),
  )?.to;
  const thing = scene.subjects[unboxed ?? -1];
  if (unboxed === undefined || thing === undefined) return;
  const { glyph, colour, count } = thing;
  relate(scene, doer, unboxed, 'work');
  scene.setting ??= 'living';
  change(scene, unboxed, {
    glyph: '@box',
    colour: null,
    count: 1,
    toppings: [{ glyph, colour, count: Math.min(MOST_UNBOXED, count), isUncounted: true }],
  });
}
const MOST_UNBOXED = 2;

/** What goes into vessels and comes out of them. */
export const VESSEL_DEEDS: readonly Step[] = [staysOutside, unbox];
