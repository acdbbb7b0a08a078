import type { Plane } from '@loopwright/media';
import type { Canvas, Canvas2D } from '../canvas.ts';
import type { WeatherName } from '../language/place-look.ts';
import { softDisc } from '../painting.ts';
import { addWeather } from '../particles/index.ts';
import type { Stage } from '../stage/stage.ts';
import { alphaMask } from './alpha-mask.ts';
import { boxOfSubject } from './beside-subject.ts';
import { faceInFrame } from './draw-worn.ts';
import { hasRoomInSky, showLayersInSky } from './in-sky.ts';
import type { MovingPicture } from './photo-layers.ts';
import type { PhotoSubject } from './photo-subject.ts';
import { meanOf } from './plane.ts';

/** Layers behind actors have lower orders, those before them higher ones: see `Layer`. */
const ORDER = { subject: 46, face: 69 } as const;
const MASK_SIZE = 96;
/** Around the middle of a face, in distances between the eyes. */
const FACE = { x: 1.5, y: 1.75, below: 0.45 };

/** Draws a part of the picture again over what lies on it. */
type DrawPart = (context: Canvas2D, phase: number) => void;

/**
 * @param placeMask draws the mask of the part, opaque where it is
 */
function partOfPicture(
  { environment, width, height }: Stage,
  { frame }: MovingPicture,
  placeMask: (context: Canvas2D, phase: number) => void,
): DrawPart {
  const sheet = environment.createCanvas(width, height);
  return (context, phase) => {
    const own = sheet.getContext('2d');
    own.clearRect(0, 0, width, height);
    own.save();
    placeMask(own, phase);
    own.restore();
    own.save();
    own.globalCompositeOperation = 'source-in';
    own.drawImage(frame(phase), 0, 0);
    own.restore();
    context.drawImage(sheet, 0, 0);
  };
}

/** Draws a mask of the whole picture where the place (x, y) of it has moved to. */
function drawMoved(
  context: Canvas2D,
  mask: Canvas,
  { width, height }: Stage,
  at: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number; readonly zoom: number },
): void {
  context.translate(to.x, to.y);
  context.scale(to.zoom, to.zoom);
  context.translate(-at.x, -at.y);
  context.drawImage(mask, 0, 0, width, height);
}

/** A subject that fills more of the picture has no background for anything to be in. */
const FILLED = 0.5;

function addSubject(stage: Stage, moving: MovingPicture, { matte, shielded }: PhotoSubject): void {
  if (matte === null || meanOf(matte) > FILLED) return;
  const mask = alphaMask(stage.environment, matte);
  const at = shielded === null ? middleOf(stage) : faceInFrame(shielded, stage.width);
  const draw = partOfPicture(stage, moving, (context, phase) =>
    drawMoved(context, mask, stage, at, moving.placeOf(at.x, at.y, phase)),
  );
  stage.addLayer(ORDER.subject, 0, draw);
}

const middleOf = ({ width, height }: Stage) => ({ x: width / 2, y: height / 2 });

function addFace(stage: Stage, moving: MovingPicture, { shielded }: PhotoSubject): void {
  if (shielded === null) return;
  const face = faceInFrame(shielded, stage.width);
  const mask = softDisc(stage.environment, MASK_SIZE, [
    [0, [0, 0, 0], 1],
    [0.72, [0, 0, 0], 1],
    [1, [0, 0, 0], 0],
  ]);
  const draw = partOfPicture(stage, moving, (context, phase) => {
    const { x, y, zoom } = moving.placeOf(face.x, face.y, phase);
    const eyes = face.eyes * zoom;
    context.translate(x, y);
    context.rotate(face.tilt);
    context.translate(0, FACE.below * eyes);
    context.drawImage(mask, -FACE.x * eyes, -FACE.y * eyes, 2 * FACE.x * eyes, 2 * FACE.y * eyes);
  });
  stage.addLayer(ORDER.face, 0, draw);
}

/** A head that reaches above it has no room for what rises from it. Fraction of the height. */
const HIGHEST_HEAD = 0.14;

/** Of the subject's height, from its top: hearts rise from there where no face was found. */
const SHOULDERS = 0.3;

function upperPartOf({ width, height }: Stage, matte: Plane | null): Stage['hero'] {
  if (matte === null) return null;
  const { left, right, top, bottom } = boxOfSubject(matte);
  const size = ((right - left) * width) / Math.min(width, height);
  return { x: (left + right) / 2, y: top + (bottom - top) * SHOULDERS, size };
}

/** Hearts and notes rise from the head, in a close-up on both sides of it. */
function heroOf(stage: Stage, { shielded, headTop, matte }: PhotoSubject): Stage['hero'] {
  const { width, height } = stage;
  if (shielded === null) return upperPartOf(stage, matte);
  const { x, y, eyes } = faceInFrame(shielded, width);
  const top = (y - Math.max(1, headTop) * eyes) / height;
  const shorter = Math.min(width, height);
  if (top < HIGHEST_HEAD) return { x: 0.5, y: 0.92, size: (0.68 * width) / shorter };
  return { x: x / width, y: top, size: (2.6 * eyes) / shorter };
}

/** Behind everything that stands before the sky. */
const OF_SKY: ReadonlySet<WeatherName> = new Set(['stars', 'aurora', 'fireworks', 'birds']);

/**
 * Snow, hearts and the like in a photograph: what falls far away goes behind its subject, and nothing
 * crosses the face.
 * @param sky of the picture, see `skyMask`
 */
export function addEffects(
  stage: Stage,
  effects: readonly WeatherName[],
  moving: MovingPicture,
  subject: PhotoSubject,
  sky: Plane,
): void {
  if (effects.length === 0) return;
  // Rings of rain would lie on whatever the photograph has there.
  stage.ground = null;
  stage.hero = heroOf(stage, subject) ?? stage.hero;
  for (const name of effects) {
    const before = new Set(stage.layers);
    addWeather(stage, name);
    if (OF_SKY.has(name) && hasRoomInSky(sky)) showLayersInSky(stage, before, sky);
  }
  addSubject(stage, moving, subject);
  addFace(stage, moving, subject);
}
