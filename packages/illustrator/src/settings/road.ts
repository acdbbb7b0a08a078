import { css, mix, shift } from '../math/colour.ts';
import { fract, TAU } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addDepthRoad, leadsIntoDepth } from './depth-road.ts';
import { scaleOf } from './extent.ts';
import { paintRollingHills } from './hills.ts';
import { addChain } from './mountain.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

const TOP = 0.81;
const BOTTOM = 0.965;

/** An actor travels along the road, so the road moves under it. */
const isTravelled = (stage: Stage): boolean =>
  stage.plan.relations.some(({ kind }) => kind === 'ride') ||
  stage.plan.subjects.some(
    ({ motion }) =>
      motion === 'drive' || motion === 'run' || motion === 'walk' || motion === 'ride',
  );

/** Lane markings, roadside posts and pebbles, moved on by one spacing per turn. */
function addMarkings(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const scale = scaleOf(stage);
  const travelled = isTravelled(stage);
  const paint = css(underSky(palette, [0.97, 0.03, 95], 0.05), 0.9);
  const post = css(underSky(palette, [0.95, 0.01, 240], 0.12));
  const reflector = css(underSky(palette, [0.64, 0.22, 28], 0.05));
  const random = createRandom(stage.seed + 15);
  const spacing = 0.28 * scale;
  const pebbles = Array.from({ length: 9 }, () => ({
    x: random() * spacing * 2,
    y: (BOTTOM + 0.006 + 0.03 * random()) * height,
    size: (3 + 7 * random()) * unit,
  }));
  const dust = css(underSky(palette, [0.6, 0.05, 80], 0.05));
  stage.addLayer(27, 0.8, (context, phase) => {
    const moved = travelled ? fract(-phase * 2) * spacing : 0;
    const middle = (TOP + BOTTOM) / 2 + 0.005;
    for (let x = moved - 2 * spacing; x < width + spacing; x += spacing) {
      context.fillStyle = paint;
      fillPolygon(context, [
        [x + 0.008 * height, (middle - 0.006) * height],
        [x + spacing * 0.52 + 0.008 * height, (middle - 0.006) * height],
        [x + spacing * 0.52, (middle + 0.006) * height],
        [x, (middle + 0.006) * height],
      ]);
      const at = x + spacing * 0.75;
      context.fillStyle = post;
      context.fillRect(at, (TOP - 0.047) * height, 9 * unit, 0.045 * height);
      context.fillStyle = reflector;
      context.fillRect(at, (TOP - 0.04) * height, 9 * unit, 8 * unit);
    }
    context.fillStyle = dust;
    const wide = spacing * 2;
    const shifted = travelled ? fract(-phase) * wide : 0;
    for (let x = shifted - wide; x < width + wide; x += wide) {
      for (const pebble of pebbles) {
        context.beginPath();
        context.ellipse(x + pebble.x, pebble.y, pebble.size, pebble.size * 0.55, 0, 0, TAU);
        context.fill();
      }
    }
  });
}

/** A country road below hills and mountains. */
export function road(stage: Stage): void {
  paintRollingHills(stage, 0.58);
  addChain(stage, { order: 6, depth: 0.1, base: 0.64, height: 0.3, count: 5, presence: 0.4 });
  addRoadway(stage);
}

/** A road that leads into the distance, or crosses the picture where something goes along it. */
export function addRoadway(stage: Stage): void {
  if (leadsIntoDepth(stage)) addDepthRoad(stage);
  else addCrossingRoad(stage);
}

function addCrossingRoad(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  stage.ground = 0.9;
  const asphalt = underSky(palette, [0.46, 0.02, 275], 0.06);
  addStrip(stage, { order: 26, depth: 0.8, top: TOP - 0.02, bottom: 1.1 }, (context) => {
    const verge = underSky(palette, stage.snowy ? [0.9, 0.02, 240] : [0.74, 0.08, 85], 0.05);
    context.fillStyle = css(verge);
    context.fillRect(-width, (TOP - 0.012) * height, 3 * width, 0.02 * height);
    context.fillStyle = verticalGradient(context, TOP * height, BOTTOM * height, [
      [0, mix(asphalt, palette.haze, 0.25)],
      [0.3, asphalt],
      [1, shift(asphalt, -0.07)],
    ]);
    context.fillRect(-width, TOP * height, 3 * width, (BOTTOM - TOP) * height);
    context.fillStyle = css(underSky(palette, [0.95, 0.02, 95], 0.1), 0.8);
    context.fillRect(-width, (TOP + 0.01) * height, 3 * width, 3 * unit);
    context.fillRect(-width, (BOTTOM - 0.014) * height, 3 * width, 5 * unit);
    context.fillStyle = verticalGradient(context, BOTTOM * height, height * 1.05, [
      [0, verge],
      [1, shift(verge, -0.14, 1.2, 8)],
    ]);
    context.fillRect(-width, BOTTOM * height, 3 * width, height);
    const random = createRandom(stage.seed + 16);
    for (let i = 0; i < 120; i++) {
      context.fillStyle = css(shift(asphalt, random() < 0.5 ? 0.05 : -0.05), 0.4);
      context.fillRect(
        random() * width,
        (TOP + 0.015 + (BOTTOM - TOP - 0.03) * random()) * height,
        (3 + 14 * random()) * unit,
        1.5 * unit,
      );
    }
  });
  addMarkings(stage);
}
