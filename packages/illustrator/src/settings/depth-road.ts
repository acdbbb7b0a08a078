import type { Canvas2D } from '../canvas.ts';
import type { SettingName } from '../language/setting-name.ts';
import { css, shift } from '../math/colour.ts';
import { fillPolygon, verticalGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addStrip } from './strip.ts';
import { underSky } from './surface.ts';

/** Where the road comes into sight in each place, as a share of the height, and the layer it is in. */
const GROUNDS: Readonly<Partial<Record<SettingName, readonly [top: number, order: number]>>> = {
  road: [0.7, 26],
  forest: [0.74, 22.5],
  desert: [0.68, 22],
  canyon: [0.7, 22],
  snowfield: [0.7, 22],
};
const PLAIN: readonly [top: number, order: number] = [0.72, 22];
const groundOf = (setting: SettingName): readonly [top: number, order: number] =>
  GROUNDS[setting] ?? PLAIN;
const BOTTOM = 1.06;
const GROUND = 0.88;
const STRAIGHT =
  /\b(?:straight|long|endless|empty|highway|freeway|route 66|horizon|desert|vanish\w*)\b/iu;
const WINDING = /\b(?:winding|curv\w+|serpentine|bend\w*|twist\w+)\b/iu;
/** What goes along a road is seen from its side. */
const VEHICLE =
  /car$|truck|bus$|taxi|automobile|motor|bicycle|scooter|moped|van$|vehicle|tractor|wagon|carriage|jeep|limousine|kart|bike/;
const DASHES = 9;

/** Whether nothing on the road goes along it that is to be seen from its side. */
export const leadsIntoDepth = ({ plan }: Pick<Stage, 'plan'>): boolean =>
  !plan.relations.some(({ kind }) => kind === 'ride') &&
  !plan.landforms.some((name) => name === 'traffic' || name === 'crossing') &&
  plan.subjects.every(
    ({ glyph, motion, person }) =>
      !VEHICLE.test(glyph) &&
      !/^(?:drive|ride|run)$/.test(motion ?? '') &&
      // Animals are seen from the side, and walk across.
      (motion !== 'walk' || person !== null),
  );

/** The middle of a road and half its width, in fractions of the width, and its height: `t` from far to near. */
interface Course {
  readonly middle: (t: number) => number;
  readonly half: (t: number) => number;
  readonly y: (t: number) => number;
}

function courseOf({ plan: { prompt, setting } }: Stage): Course {
  const [top] = groundOf(setting);
  const isStraight = STRAIGHT.test(prompt) && !WINDING.test(prompt);
  const sway = isStraight ? 0 : 0.17;
  return {
    middle: (t) =>
      0.5 + sway * Math.sin(Math.PI * (1.9 * t + 0.1)) * (0.25 + 0.75 * t) * (1 - 0.4 * t),
    half: (t) => 0.007 + 0.31 * t ** 1.35,
    y: (t) => top + (BOTTOM - top) * t ** 1.2,
  };
}

/**
 * Fills a band along the road.
 * @param sides of the band: -1 and 1 are the edges of the road
 * @param stretch of the road, from 0 far to 1 near
 */
function fillBand(
  context: Canvas2D,
  { width, height }: Stage,
  { middle, half, y }: Course,
  sides: readonly [left: number, right: number],
  stretch: readonly [far: number, near: number] = [0, 1],
): void {
  const [from, to] = stretch;
  const steps = Math.max(2, Math.round(40 * (to - from)));
  const along = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const at = (t: number, side: number): [number, number] => [
    (middle(t) + side * half(t)) * width,
    y(t) * height,
  ];
  fillPolygon(context, [
    ...along.map((t) => at(t, sides[0])),
    ...along.toReversed().map((t) => at(t, sides[1])),
  ]);
}

/** A road from the lower edge of the picture into the distance, with the marks of its lanes. */
export function addDepthRoad(stage: Stage): void {
  const { height, palette, plan } = stage;
  const [top, order] = groundOf(plan.setting);
  const course = courseOf(stage);
  stage.ground = GROUND;
  const asphalt = underSky(palette, [0.44, 0.02, 275], 0.06);
  const shoulder = underSky(palette, [0.66, 0.05, 75], 0.06);
  const paint = css(underSky(palette, [0.97, 0.03, 95], 0.05), 0.9);
  addStrip(stage, { order, depth: 0.7, top: top - 0.02, bottom: 1.1 }, (context) => {
    context.fillStyle = css(shoulder, 0.8);
    fillBand(context, stage, course, [-1.16, 1.16]);
    context.fillStyle = verticalGradient(context, top * height, BOTTOM * height, [
      [0, shift(asphalt, 0.1, 0.9)],
      [0.4, asphalt],
      [1, shift(asphalt, -0.06)],
    ]);
    fillBand(context, stage, course, [-1, 1]);
    context.fillStyle = paint;
    for (const side of [-0.93, 0.9]) fillBand(context, stage, course, [side, side + 0.03]);
    for (let i = 0; i < DASHES; i++) {
      const [from, to] = [(i / DASHES) ** 1.4, ((i + 0.52) / DASHES) ** 1.4];
      fillBand(context, stage, course, [-0.025, 0.025], [from, to]);
    }
  });
}
