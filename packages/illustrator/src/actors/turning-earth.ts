import type { Canvas2D } from '../canvas.ts';
import { type Colour, css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { fillPolygon, radialGradient } from '../painting.ts';
import type { Body } from './body.ts';
import { ANTARCTICA, CONTINENTS, DESERTS } from './continents.ts';
import type { PlacedSprite } from './placed-sprite.ts';

const OCEAN: Colour = [0.6, 0.14, 245];
const LAND: Colour = [0.7, 0.15, 145];
const SAND: Colour = [0.82, 0.09, 88];
const ICE: Colour = [0.97, 0.012, 230];
/** The longitude in the middle when a loop begins, in degrees. */
const START = -35;
/** How far the North Pole leans to the viewer and to the right. Radians. */
const [TILT, LEAN] = [0.32, 0.3];
/** Coasts have a corner at least after so many degrees, so that they bend with the ball. */
const STEP_DEGREES = 6;

/** Banks of cloud: longitude and latitude of their middle, half their width and height, in degrees. */
const CLOUDS: readonly (readonly [number, number, number, number])[] = [
  [-150, 28, 20, 4],
  [-128, 24, 13, 3],
  [-60, 34, 18, 4],
  [-30, -14, 22, 4],
  [-8, 52, 14, 3],
  [64, -6, 22, 4],
  [82, -10, 14, 3],
  [120, 46, 18, 4],
  [158, 10, 20, 4],
  [20, -46, 26, 4],
  [-110, -34, 24, 4],
];

type Place = readonly [longitude: number, latitude: number];

/** With places between those that are far apart. */
function withMorePlaces(coast: readonly Place[]): readonly Place[] {
  return coast.flatMap(([longitude, latitude], i): Place[] => {
    const [nextLongitude, nextLatitude] = coast[(i + 1) % coast.length] ?? [longitude, latitude];
    const away = Math.hypot(nextLongitude - longitude, nextLatitude - latitude);
    const count = Math.max(1, Math.ceil(away / STEP_DEGREES));
    return Array.from({ length: count }, (each, step) => [
      longitude + ((nextLongitude - longitude) * step) / count,
      latitude + ((nextLatitude - latitude) * step) / count,
    ]);
  });
}

const asBank = ([longitude, latitude, wide, tall]: readonly [
  number,
  number,
  number,
  number,
]): Place[] =>
  Array.from({ length: 16 }, (_, i): Place => {
    const turn = (i / 16) * TAU;
    return [longitude + wide * Math.cos(turn), latitude + tall * Math.sin(turn)];
  });

const LAYERS: readonly (readonly [
  areas: readonly (readonly Place[])[],
  colour: Colour,
  alpha: number,
])[] = [
  [CONTINENTS.map(withMorePlaces), LAND, 1],
  [DESERTS.map(withMorePlaces), SAND, 0.9],
  [[ANTARCTICA], ICE, 1],
  [CLOUDS.map(asBank), ICE, 0.8],
];

/**
 * Fills an area of the globe as it is seen from afar (orthographic projection). What is behind the edge is moved onto it.
 * @param middle the longitude in the middle, in degrees
 */
function fillArea(context: Canvas2D, area: readonly Place[], middle: number, radius: number): void {
  let isSeen = false;
  const points = area.map(([longitude, latitude]): [number, number] => {
    const [along, up] = [((longitude - middle) * TAU) / 360, (latitude * TAU) / 360];
    const [x, far] = [Math.cos(up) * Math.sin(along), Math.cos(up) * Math.cos(along)];
    const y = Math.sin(up) * Math.cos(TILT) - far * Math.sin(TILT);
    const near = Math.sin(up) * Math.sin(TILT) + far * Math.cos(TILT);
    if (near > 0) isSeen = true;
    const scale = near > 0 ? radius : radius / Math.max(Math.hypot(x, y), 0.01);
    return [x * scale, -y * scale];
  });
  if (isSeen) fillPolygon(context, points);
}

/** The Earth, which turns eastwards once in a loop, in the box of its picture. */
export function turningEarth({ sprite, x, y, bounds }: PlacedSprite): Body['draw'] {
  const radius = ((bounds.right - bounds.left) / 2) * sprite.width;
  const middleX = x + ((bounds.left + bounds.right) / 2) * sprite.width;
  const middleY = y + ((bounds.top + bounds.bottom) / 2) * sprite.height;
  return (context, phase) => {
    context.save();
    context.translate(middleX, middleY);
    context.beginPath();
    context.arc(0, 0, radius, 0, TAU);
    context.clip();
    context.fillStyle = css(OCEAN);
    context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
    context.save();
    context.rotate(LEAN);
    for (const [areas, colour, alpha] of LAYERS) {
      context.fillStyle = css(colour, alpha);
      for (const area of areas) fillArea(context, area, START - 360 * phase, radius);
    }
    context.restore();
    // The light stays where it is.
    context.fillStyle = radialGradient(context, -radius * 0.35, -radius * 0.4, radius * 1.55, [
      [0, [1, 0, 0], 0.3],
      [0.45, [0.6, 0.05, 260], 0],
      [1, [0.2, 0.08, 275], 0.55],
    ]);
    context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
    context.restore();
    context.strokeStyle = css([0.88, 0.07, 230], 0.5);
    context.lineWidth = radius * 0.035;
    context.beginPath();
    context.arc(middleX, middleY, radius * 0.985, 0, TAU);
    context.stroke();
  };
}
