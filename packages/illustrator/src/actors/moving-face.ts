import type { Canvas, Canvas2D } from '../canvas.ts';
import type { Expression } from '../language/expression-name.ts';
import { FACES } from '../language/faces.ts';
import { fract, TAU } from '../math/periodic.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { animeFace } from './anime-face.ts';
import { paintExpression } from './face.ts';

/** The head with its expression painted on it. */
export const expressive = (
  stage: Pick<Stage, 'environment'>,
  sprite: Canvas,
  glyph: string,
  expression: Expression | null,
  gaze?: readonly [number, number],
): Canvas =>
  expression === null
    ? sprite
    : paintOnce(stage.environment, sprite.width, sprite.height, (context) => {
        context.drawImage(sprite, 0, 0);
        paintExpression(context, sprite, glyph, expression, gaze);
      });

/** Draws a head in the box from (0, 0) to (1, 1) at a phase of the loop. */
export type DrawFace = (context: Canvas2D, phase: number) => void;

/** A head that keeps its look. */
export const asImage =
  (head: Canvas): DrawFace =>
  (context) =>
    context.drawImage(head, 0, 0, 1, 1);

/** Feelings with open eyes, which blink. */
const WITH_OPEN_EYES: ReadonlySet<Expression | null> = new Set<Expression | null>([
  null,
  'happy',
  'sad',
  'angry',
  'surprised',
  'scared',
  'shy',
  'confused',
  'panic',
]);

/** When the lids close, and how long it takes until they are open again: parts of a loop. */
const BLINK = { at: 0.6, length: 0.1 } as const;
/** The same where the prompt speaks of it: twice in a loop, and slower. */
const SAID_BLINK = { at: 0.5, length: 0.34 } as const;

/** How far the lids are closed, 0 to 1. */
export function lidsAt(phase: number, isSaid = false): number {
  const { at, length } = isSaid ? SAID_BLINK : BLINK;
  const t = fract((isSaid ? 2 : 1) * phase - at) / length;
  return t < 1 ? Math.sin(Math.PI * t) ** 1.2 : 0;
}

/** Whether the prompt speaks of it. */
export const saysBlinking = ({ plan }: Pick<Stage, 'plan'>): boolean =>
  /\bblink/i.test(plan.prompt);

/**
 * Draws a head or body with closed eyes over that with open ones, as far as the lids are closed.
 * @param isSaid whether the prompt speaks of it
 */
export function drawBlink(
  context: Canvas2D,
  drawShut: DrawFace,
  phase: number,
  isSaid: boolean,
): void {
  const lids = lidsAt(phase, isSaid);
  if (lids === 0) return;
  context.save();
  context.globalAlpha *= lids;
  drawShut(context, phase);
  context.restore();
}

const ROLLS = 15;

/** Where rolling eyes look: from one side over the top to the other, and back. */
const gazeAt = (phase: number): readonly [number, number] => {
  const turn = 1.75 * Math.sin(TAU * phase);
  return [0.046 * Math.sin(turn), -0.05 * Math.cos(turn)];
};

/**
 * A head whose eyes blink or roll in a loop; on a still it keeps its look.
 * @param sprite the head without its expression
 * @param lit puts a head into the light of the scene
 * @param eyes color name of the irises; absent: as they are drawn
 */
export function createFace(
  stage: Stage,
  sprite: Canvas,
  glyph: string,
  expression: Expression | null,
  lit: (head: Canvas) => Canvas,
  eyes?: string,
): DrawFace {
  const anime = animeFace(stage, sprite, glyph, expression, { eyes });
  const open = anime ?? expressive(stage, sprite, glyph, expression);
  const head = lit(open);
  if (stage.still || FACES[glyph] === undefined) return asImage(head);
  if (expression === 'eyeroll') {
    const heads = Array.from({ length: ROLLS }, (_, i) =>
      lit(expressive(stage, sprite, glyph, expression, gazeAt(i / ROLLS))),
    );
    return (context, phase) =>
      context.drawImage(heads[Math.floor(fract(phase) * ROLLS)] ?? head, 0, 0, 1, 1);
  }
  if (!WITH_OPEN_EYES.has(expression)) return asImage(head);
  const isSaid = saysBlinking(stage);
  const drawShut = asImage(
    lit(
      animeFace(stage, sprite, glyph, expression, { eyes, isShut: true }) ??
        expressive(stage, open, glyph, 'asleep'),
    ),
  );
  return (context, phase) => {
    context.drawImage(head, 0, 0, 1, 1);
    drawBlink(context, drawShut, phase, isSaid);
  };
}
