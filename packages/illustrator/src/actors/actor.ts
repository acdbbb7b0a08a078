import type { Subject } from '../language/subject.ts';
import type { Placement } from '../layout/placement.ts';
import { skinOf } from '../stage/skin.ts';
import type { Stage } from '../stage/stage.ts';
import type { CategoryOf } from '../things/category-of.ts';
import { drawnWhile } from '../things/depiction.ts';
import { type Casting, createActorBody } from './actor-body.ts';
import type { Body } from './body.ts';
import { dress } from './dress.ts';
import { withHandsAt } from './hands-at.ts';
import type { HeadMarks } from './head-marks.ts';
import type { HeldThing } from './held-thing.ts';
import { createHeldThings } from './held-things.ts';
import { lightOf } from './light-of.ts';
import { withMaterial } from './material-body.ts';
import { postureOf } from './posture.ts';
import { BODY_HEIGHT, PUPPET_HEIGHT } from './puppet.ts';
import { createSeat, type Seat } from './seat.ts';
import { upsideDown } from './upside-down.ts';

/** A placement with everything that is needed to draw it. */
export interface Actor {
  readonly placement: Placement;
  readonly body: Body;
  /** The width of its sprite's box in pixels: the measure of its movements. */
  readonly sizePx: number;
  readonly mounts: readonly Seat[];
  /** Things of an actor that is drawn as one glyph; a puppet holds its own. */
  readonly held: readonly HeldThing[];
  /** All things that it holds or wears, those of a puppet too. */
  readonly carried: readonly HeldThing[];
  readonly puppet: boolean;
  /** One glyph as it is, without a pose, a face or legs of its own. */
  readonly isWhole: boolean;
  /** On the back, with the head on the pillow. */
  readonly liesInBed: boolean;
  readonly isAnimal: boolean;
  /** Not made for the water. */
  readonly isLandAnimal: boolean;
  /** Fish, dolphins and others that live in the water. */
  readonly isFromSea: boolean;
  readonly isSeated: boolean;
  /** How much wider it is than others of its kind. */
  readonly girth: number;
  /** What is in the air around its head. */
  readonly headMarks: readonly HeadMarks[];
  /** Drawn once more over others: without shadow. */
  readonly isPart?: boolean;
}

/** How much wider a fat animal is. */
const FAT = 1.26;

/** Everything about an actor that is known before its body is drawn. */
async function castActor(
  stage: Stage,
  placement: Placement,
  mounts: readonly Seat[],
  categoryOf: CategoryOf,
): Promise<Casting> {
  const dressed = dress(stage, placement, categoryOf);
  const subject = stage.plan.subjects[placement.subject];
  const glyph = drawnWhile(placement.motion, dressed.glyph, subject?.scale);
  const sizePx = placement.size * Math.min(stage.width, stage.height);
  const light = lightOf(stage, glyph, placement.role === 'back');
  const things = subject?.isHead === true ? [] : dressed.things;
  const headPx = (sizePx * BODY_HEIGHT) / PUPPET_HEIGHT;
  const holder = { glyph, headPx, light };
  const held = await createHeldThings(stage, placement, things, holder, categoryOf);
  const top = mounts.at(-1) ?? null;
  return {
    placement,
    subject,
    dressed,
    glyph,
    category: categoryOf(glyph) ?? 'prop',
    // Lips are pursed for a kiss, whatever the arms do.
    expression: dressed.expression ?? (placement.motion === 'kiss' ? 'blow' : null),
    sizePx,
    headPx,
    light,
    held,
    top,
    posture: postureOf({ placement, subject, top, held }),
    skin: skinOf(stage.plan, placement.subject, placement.copy, stage.seed),
  };
}

/** The body as the prompt wants it: of its material, upside down, with hands at it. */
async function finishBody(stage: Stage, body: Body, subject: Subject | undefined): Promise<Body> {
  const { hands, sleeve = null, isUpsideDown = false } = subject ?? {};
  const made = await withMaterial(stage, body, subject);
  const shown = isUpsideDown ? upsideDown(made) : made;
  return hands ? withHandsAt(stage, shown, { ...hands, sleeve }) : shown;
}

function isSeated({ placement, posture, skin }: Casting): boolean {
  const { motion } = placement;
  return (
    posture.worksSeated ||
    motion === 'sit' ||
    motion === 'sleep' ||
    (motion === 'lie' && skin === null)
  );
}

function headMarksOf({ subject, expression }: Casting): readonly HeadMarks[] {
  if (subject?.headMarks) return [subject.headMarks];
  return expression === 'confused' ? ['questions'] : [];
}

/** A still shows what falls over as it falls. */
const whileFalling = (placement: Placement): Placement =>
  placement.motion === 'topple' ? { ...placement, motion: 'idle' } : placement;

/** Prepares an actor with all it wears, holds and sits on, so that it can be drawn at any phase. */
export async function createActor(
  stage: Stage,
  placement: Placement,
  categoryOf: CategoryOf,
): Promise<Actor> {
  const mounts = await Promise.all(
    placement.mounts.map((mount) => createSeat(stage, placement, mount, categoryOf)),
  );
  const casting = await castActor(stage, placement, mounts, categoryOf);
  const { subject, glyph, category, sizePx, held } = casting;
  const { body, hasPose, isWhole, liesInBed } = await createActorBody(stage, casting, categoryOf);
  return {
    placement: stage.still ? whileFalling(placement) : placement,
    body: await finishBody(stage, body, subject),
    sizePx,
    mounts,
    held: hasPose ? [] : held,
    carried: held,
    puppet: hasPose,
    isWhole,
    liesInBed,
    isAnimal: category.startsWith('animal'),
    isFromSea: category === 'animal-marine',
    isLandAnimal: /^animal-(mammal|reptile)/.test(category) && !/^(otter|beaver)$/.test(glyph),
    isSeated: hasPose && isSeated(casting),
    girth: subject?.isFat ? FAT : 1,
    headMarks: headMarksOf(casting),
  };
}
