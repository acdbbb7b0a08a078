import type { Expression } from '../language/expression-name.ts';
import { hasFace } from '../language/faces.ts';
import type { Subject } from '../language/subject.ts';
import type { Placement } from '../layout/placement.ts';
import { skinOf } from '../stage/skin.ts';
import type { LitOptions, Stage } from '../stage/stage.ts';
import { breedOf } from '../things/breeds.ts';
import type { CategoryOf } from '../things/category-of.ts';
import { faceOf } from '../things/depiction.ts';
import type { Body } from './body.ts';
import { clawOf } from './claws.ts';
import { createCurledBody } from './curled-body.ts';
import type { Dressed } from './dress.ts';
import { isFigure } from './figure.ts';
import { gaitOnFours } from './four-legged.ts';
import type { HeldThing } from './held-thing.ts';
import { createLimbedBody } from './limbed-body.ts';
import { createPeekingBody } from './peeking-body.ts';
import { createPersonBody } from './person-body.ts';
import type { Posture } from './posture.ts';
import { BODY_HEIGHT, needsPuppet } from './puppet.ts';
import { createQuadrupedBody, type QuadrupedOptions } from './quadruped-body.ts';
import { ridingOf } from './riding-pose.ts';
import { isNarrow, isSeat, type Seat } from './seat.ts';
import { createSpriteBody } from './sprite-body.ts';
import { subjectColour } from './subject-colour.ts';
import { withWings } from './winged-body.ts';

/** What is known of an actor before its body is drawn. */
export interface Casting {
  readonly placement: Placement;
  readonly subject: Subject | undefined;
  readonly dressed: Dressed;
  /** What it is drawn as, see `dress`. */
  readonly glyph: string;
  /** Of the glyph. */
  readonly category: string;
  readonly expression: Expression | null;
  readonly sizePx: number;
  /** Width of the head of a puppet or figure of its size. */
  readonly headPx: number;
  readonly light: LitOptions;
  readonly held: readonly HeldThing[];
  /** What it sits or stands on or in. */
  readonly top: Seat | null;
  readonly posture: Posture;
  readonly skin: ReturnType<typeof skinOf>;
}

/**
 * How a body is drawn: on four legs, curled up, as a head that looks out of a gap, with limbs added to a thing, as a
 * puppet or figure, or as its glyph.
 */
type BodyKind =
  | { readonly name: 'fours'; readonly gait: QuadrupedOptions['gait'] }
  | { readonly name: 'curled' | 'peeking' | 'limbed' | 'puppet' | 'whole' };

/** Of several in one basket only the heads have room. */
const isCurled = ({ placement, subject, glyph, category, top, skin }: Casting): boolean =>
  /^(?:sleep|lie|chasetail)$/.test(placement.motion) &&
  !isNarrow(top) &&
  !(top?.manner === 'inside' && (subject?.count ?? 1) > 1) &&
  top?.body.glyph !== '@blanket' &&
  placement.role !== 'back' &&
  skin === null &&
  /^(animal|cat|monkey)/.test(category) &&
  hasFace(glyph);

/** The gait of an actor on four legs; null for others. */
function gaitOf(casting: Casting): QuadrupedOptions['gait'] | null {
  const { placement, subject, dressed, glyph, category, top, skin, held } = casting;
  const isOnGround = top === null || (top.manner === 'standing' && !isSeat(top));
  const isOnTwo =
    !isOnGround ||
    placement.role === 'back' ||
    placement.isPortrait === true ||
    skin !== null ||
    placement.attends === 'hug' ||
    placement.pose === 'take' ||
    subject?.isBust === true ||
    subject?.isHead === true ||
    dressed.isSheltered ||
    subject?.isTurnedAway === true;
  const own = isOnTwo ? null : gaitOnFours(placement.motion, glyph, category);
  const gait = dressed.isInWheel ? 'run' : own;
  const isFree = held.length === 0 && dressed.garments.length === 0;
  return gait === 'graze' || gait === 'dig' || isFree ? gait : null;
}

/** Whether a body can take a pose: a thing with limbs, a puppet or a figure. */
function posedKindOf({ placement, subject, glyph, category }: Casting): 'limbed' | 'puppet' | null {
  if (placement.role === 'back') return null;
  if (subject?.hasLimbs === true) return 'limbed';
  return subject?.isHead !== true && needsPuppet(glyph, category) ? 'puppet' : null;
}

/** Places of which only a head and paws look out. */
const GAPS: ReadonlySet<string> = new Set(['@highbed', '@tuckbed']);

function isPeeking(casting: Casting, categoryOf: CategoryOf): boolean {
  const { placement, top, skin, held, dressed, glyph } = casting;
  const face = faceOf(glyph);
  return (
    ((placement.peeks === true && !top?.glass) || GAPS.has(top?.body.glyph ?? '')) &&
    skin === null &&
    held.length === 0 &&
    dressed.garments.length === 0 &&
    needsPuppet(face, categoryOf(face) ?? '')
  );
}

function kindOf(casting: Casting, categoryOf: CategoryOf): BodyKind {
  if (isPeeking(casting, categoryOf)) return { name: 'peeking' };
  const gait = gaitOf(casting);
  if (gait !== null) return { name: 'fours', gait };
  return { name: isCurled(casting) ? 'curled' : (posedKindOf(casting) ?? 'whole') };
}

/** On the back in a bed, with the head on the pillow. */
const liesInBed = ({ skin, glyph, category, posture, top }: Casting): boolean =>
  skin !== null &&
  isFigure(glyph, category) &&
  (posture.pose === 'sleep' || posture.pose === 'lie') &&
  top?.body.glyph === 'bed';

export interface ActorBody {
  readonly body: Body;
  /** It takes the pose of what its actor does, and holds things itself. */
  readonly hasPose: boolean;
  /** One glyph as it is, without a pose, a face or legs of its own. */
  readonly isWhole: boolean;
  readonly liesInBed: boolean;
}

/** Draws the body of an actor in the way that goes with what it is and does. */
export async function createActorBody(
  stage: Stage,
  casting: Casting,
  categoryOf: CategoryOf,
): Promise<ActorBody> {
  const kind = kindOf(casting, categoryOf);
  const hasPose = kind.name !== 'fours' && posedKindOf(casting) !== null;
  return {
    body: await drawBody(stage, casting, kind, categoryOf),
    hasPose,
    isWhole: kind.name === 'whole',
    liesInBed: liesInBed(casting),
  };
}

/** What crabs and lobsters hold or wear makes them characters, which have a face. */
const isEquippedInClaws = ({ glyph, held }: Casting): boolean =>
  clawOf(glyph) !== null && held.length > 0;

async function drawBody(
  stage: Stage,
  casting: Casting,
  kind: BodyKind,
  categoryOf: CategoryOf,
): Promise<Body> {
  const { placement, subject, dressed, glyph, category, sizePx, light, skin, expression } = casting;
  const { motion } = placement;
  // The pillow is at the left, as is the head of a person who lies and faces right.
  const facing = liesInBed(casting) ? 'right' : placement.facing;
  const colour = subjectColour(stage, glyph, dressed.colourName);
  const common = { glyph, category, colour, skin, facing };
  const face = faceOf(glyph);
  const withFace = { glyph: face, category: categoryOf(face) ?? category };
  const posed = {
    ...common,
    ...casting.posture,
    heightPx: sizePx * BODY_HEIGHT,
    held: casting.held,
  };
  switch (kind.name) {
    case 'fours':
      return createQuadrupedBody(stage, {
        ...common,
        ...withFace,
        heightPx: sizePx * 0.78,
        gait: kind.gait,
        expression,
      });
    case 'curled':
      return createCurledBody(stage, {
        ...withFace,
        isAwake: motion === 'chasetail',
        expression: motion === 'lie' ? expression : 'asleep',
        sizePx,
        colour,
        facing: placement.facing,
      });
    case 'peeking':
      return createPeekingBody(stage, {
        ...withFace,
        sizePx,
        colour,
        expression: expression ?? (motion === 'sleep' ? 'asleep' : null),
      });
    case 'limbed':
      return createLimbedBody(stage, { ...posed, light, expression, facing: placement.facing });
    case 'puppet':
      return createPersonBody(stage, { ...posed, ...personOptions(stage, casting) });
    default: {
      const body = await createSpriteBody(stage, {
        ...common,
        glyph: breedOf(glyph, colour !== null),
        sizePx,
        light,
        motion,
        parts: subject?.parts,
        expression: expression ?? (isEquippedInClaws(casting) ? 'happy' : null),
      });
      return withWings(body, subject);
    }
  }
}

/** What a puppet or a figure has besides its pose. */
function personOptions(stage: Stage, casting: Casting) {
  const { placement, subject, dressed, top, headPx, expression } = casting;
  const { beard, garments } = dressed;
  const head = subject?.person?.head;
  return {
    expression,
    garments,
    magic: subject?.magic ?? null,
    riding: top?.ride ? ridingOf(top.ride, top.body, headPx) : null,
    isTurnedAway: subject?.isTurnedAway === true && top === null,
    isBust: subject?.isBust === true,
    head: beard ? { ...head, beard } : head,
    hugged: placement.hugged,
    seed: stage.seed + 37 * placement.subject + 101 * placement.copy,
  };
}
