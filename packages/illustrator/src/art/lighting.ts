import type { Canvas, Canvas2D, Drawable, Environment } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { shrink } from '../own-canvases.ts';
import { linearGradient, movedToNewCanvas, paintOnce } from '../painting.ts';

/** The light that falls on a sprite. Colours as in the stage's palette. */
export interface Lighting {
  readonly ambientTop: Colour;
  readonly ambientBottom: Colour;
  /** How strongly the ambient tints, 0–1. */
  readonly ambient: number;
  readonly rim: Colour;
  /** Strength of the bright edge and sheen on the lit side, 0–1. */
  readonly rimStrength: number;
  /** Towards the light, unit length, y down. */
  readonly direction: readonly [x: number, y: number];
  readonly haze: Colour;
  /** 0 near, 1 lost in haze. */
  readonly hazeAmount: number;
  /** Darkening of the side away from the light, 0–1. */
  readonly darkness: number;
}

const NIGHT_BLUE: Colour = [0.12, 0.05, 285];

/** The sprite under a light: tinted by the ambient, edged on the lit side, dimmed on the other. */
export function lightSprite(environment: Environment, sprite: Drawable, light: Lighting): Canvas {
  const spent: Canvas[] = [];
  const lit = paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    if (light.ambient > 0) spent.push(addAmbient(environment, context, sprite, light));
    if (light.rimStrength > 0) spent.push(addRim(environment, context, sprite, light));
    if (light.darkness > 0) addShade(context, sprite, light);
    if (light.hazeAmount > 0) {
      context.globalAlpha = light.hazeAmount;
      context.fillStyle = css(light.haze);
      context.fillRect(0, 0, sprite.width, sprite.height);
    }
  });
  const moved = movedToNewCanvas(environment, lit);
  spent.forEach(shrink);
  return moved;
}

/** The sprite's shape in one colour. */
export function silhouette(environment: Environment, sprite: Drawable, colour: Colour): Canvas {
  return paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = css(colour);
    context.fillRect(0, 0, sprite.width, sprite.height);
  });
}

/** @returns a canvas that can be freed when `context` has drawn it */
function addAmbient(
  environment: Environment,
  context: Canvas2D,
  sprite: Drawable,
  light: Lighting,
): Canvas {
  const { width, height } = sprite;
  const tinted = paintOnce(environment, width, height, (tint) => {
    tint.drawImage(sprite, 0, 0);
    tint.globalCompositeOperation = 'multiply';
    tint.fillStyle = linearGradient(
      tint,
      [0, 0, 0, height],
      [
        [0, light.ambientTop],
        [1, light.ambientBottom],
      ],
    );
    tint.fillRect(0, 0, width, height);
    tint.globalCompositeOperation = 'destination-in';
    tint.drawImage(sprite, 0, 0);
  });
  context.globalAlpha = light.ambient;
  context.drawImage(tinted, 0, 0);
  context.globalAlpha = 1;
  return tinted;
}

/**
 * The shape minus itself moved away from the light leaves an edge; a broad sheen softens it.
 * @returns a canvas that can be freed when `context` has drawn it
 */
function addRim(
  environment: Environment,
  context: Canvas2D,
  sprite: Drawable,
  light: Lighting,
): Canvas {
  const { width, height } = sprite;
  const [x, y] = light.direction;
  const thickness = Math.max(1, width * 0.026);
  const edge = silhouette(environment, sprite, light.rim);
  const eraser = edge.getContext('2d');
  eraser.globalCompositeOperation = 'destination-out';
  eraser.filter = `blur(${thickness * 0.7}px)`;
  eraser.drawImage(sprite, -x * thickness * 1.3, -y * thickness * 1.3);
  context.globalAlpha = light.rimStrength;
  context.drawImage(edge, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = linearGradient(
    context,
    [
      width / 2 + x * width * 0.5,
      height / 2 + y * height * 0.5,
      width / 2 - x * width * 0.3,
      height / 2 - y * height * 0.3,
    ],
    [
      [0, light.rim, 0.3 * light.rimStrength],
      [0.6, light.rim, 0],
    ],
  );
  context.fillRect(0, 0, width, height);
  return edge;
}

function addShade(context: Canvas2D, { width, height }: Drawable, light: Lighting): void {
  const [x, y] = light.direction;
  context.fillStyle = linearGradient(
    context,
    [width / 2 - x * width * 0.5, height / 2 - y * height * 0.5, width / 2, height / 2],
    [
      [0, NIGHT_BLUE, light.darkness],
      [1, NIGHT_BLUE, 0],
    ],
  );
  context.fillRect(0, 0, width, height);
}
