import { fillOutline } from '../art/props/brush.ts';
import { BOOM_HUB, ELBOW_HUB, FOOT_HUB, STICK_HUB, WRIST_HUB } from '../art/props/jointed-arms.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { plateau, wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';
import type { SpriteBodyOptions } from './sprite-body-options.ts';

/** A part of an arm, which carries the next one. Hubs in fractions of the box, angles in radians. */
interface Link {
  readonly prop: string;
  readonly hub: { readonly x: number; readonly y: number };
  readonly angleAt: (phase: number) => number;
  readonly carries?: Link;
  /** Drawn behind what it carries, or else before it. */
  readonly isBehind?: true;
}

interface Linkage {
  /** What stands still, and whether the arm is behind it. */
  readonly still: string;
  readonly isArmBehind: boolean;
  readonly arm: Link;
}

/** The boom goes down with the bucket held out, and comes up with the bucket drawn in. */
const DIGGING: Linkage = {
  still: '@excavatorbody',
  isArmBehind: true,
  arm: {
    prop: '@excavatorboom',
    hub: BOOM_HUB,
    angleAt: (phase) => -0.22 + 0.24 * wave(phase, 1, 0.25),
    isBehind: true,
    carries: {
      prop: '@excavatorstick',
      hub: STICK_HUB,
      angleAt: (phase) => 0.06 + 0.3 * wave(phase),
    },
  },
};

/** It reaches down, and turns up with what it has in its gripper. */
const REACHING: Linkage = {
  still: '@robotfoot',
  isArmBehind: false,
  arm: {
    prop: '@robotupperarm',
    hub: FOOT_HUB,
    angleAt: (phase) => 0.06 + 0.14 * wave(phase),
    carries: {
      prop: '@robotforearm',
      hub: ELBOW_HUB,
      angleAt: (phase) => 0.16 + 0.3 * wave(phase, 1, 0.1),
      carries: {
        prop: '@robotgripper',
        hub: WRIST_HUB,
        // The gripper hangs straight down.
        angleAt: (phase) => -0.22 - 0.14 * wave(phase) - 0.3 * wave(phase, 1, 0.1),
      },
    },
  },
};

const LINKAGES: Readonly<Record<string, Linkage>> = {
  '@excavator': DIGGING,
  '@robotarm': REACHING,
};

/** The props of an arm by their names, in the light of the stage. */
type Sprites = ReadonlyMap<string, Canvas>;

const propsOf = (link: Link | undefined): readonly string[] =>
  link === undefined ? [] : [link.prop, ...propsOf(link.carries)];

function drawLink(context: Canvas2D, link: Link, sprites: Sprites, phase: number): void {
  const sprite = sprites.get(link.prop);
  if (!sprite) return;
  const [x, y] = [link.hub.x * sprite.width, link.hub.y * sprite.height];
  context.save();
  context.translate(x, y);
  context.rotate(link.angleAt(phase));
  context.translate(-x, -y);
  if (link.isBehind) context.drawImage(sprite, 0, 0);
  if (link.carries) drawLink(context, link.carries, sprites, phase);
  if (!link.isBehind) context.drawImage(sprite, 0, 0);
  context.restore();
}

const EARTH: Colour = [0.42, 0.06, 50];

/** A heap of earth before the bucket that goes into it, in fractions of the box. */
function drawHeap(context: Canvas2D, size: number): void {
  context.save();
  context.scale(size, size);
  fillOutline(context, 'M -12 99 C -4 84 6 80 14 82 C 24 84 32 92 38 99 Z', css(EARTH));
  fillOutline(context, 'M -6 99 C 0 90 8 87 14 88 C 22 90 26 95 30 99 Z', css(shift(EARTH, 0.05)));
  context.restore();
}

/** Earth that falls from the bucket while it is up. */
function drawCrumbs(context: Canvas2D, size: number, phase: number): void {
  context.fillStyle = css(EARTH, plateau([0.5, 0.56], [0.86, 0.94], phase));
  for (let i = 0; i < 9; i++) {
    const t = (phase * 3 + i / 9) % 1;
    const x = 0.1 + 0.016 * (i % 5) + 0.03 * t;
    context.beginPath();
    context.arc(x * size, (0.6 + 0.3 * t * t) * size, (0.012 + 0.006 * (i % 3)) * size, 0, 7);
    context.fill();
  }
}

const DIGS = /\b(?:dig|scoop|excavat|shovel)\w*/i;

/** Machines whose arm turns at its joints while they work; null for other glyphs. */
export async function linkageDrawing(
  stage: Stage,
  { glyph, sizePx, colour, skin, light }: SpriteBodyOptions,
  { x, y, turned }: PlacedSprite,
): Promise<Body['draw'] | null> {
  const linkage = LINKAGES[glyph];
  if (linkage === undefined) return null;
  const px = Math.ceil(sizePx);
  const names = [linkage.still, ...propsOf(linkage.arm)];
  const drawn = await Promise.all(
    names.map(async (name) => stage.lit(await stage.sprite(name, px, colour, skin), light)),
  );
  const sprites: Sprites = new Map(names.map((name, i) => [name, drawn[i]!]));
  const [still] = drawn;
  const digs = glyph === '@excavator' && DIGS.test(stage.plan.prompt);
  return (context, phase) => {
    context.save();
    context.translate(x, y);
    if (turned) {
      context.translate(px, 0);
      context.scale(-1, 1);
    }
    if (linkage.isArmBehind) drawLink(context, linkage.arm, sprites, phase);
    if (still) context.drawImage(still, 0, 0);
    if (!linkage.isArmBehind) drawLink(context, linkage.arm, sprites, phase);
    if (digs) {
      drawHeap(context, px);
      drawCrumbs(context, px, phase);
    }
    context.restore();
  };
}
