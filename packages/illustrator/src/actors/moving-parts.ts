import { DRUM, FAN_HUB } from '../art/props/appliances.ts';
import { WHEEL_HUB } from '../art/props/equipment.ts';
import { FERRIS_HUB, GONDOLA_SIZE, GONDOLAS } from '../art/props/ferris-wheel.ts';
import { SWING_HUB } from '../art/props/group-furniture.ts';
import { METRONOME_HUB, METRONOME_LEAN } from '../art/props/prints-and-signals.ts';
import { RECORD_HUB } from '../art/props/records.ts';
import { TURBINE_HUB } from '../art/props/wheeled-vehicles.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { fract, TAU, wave } from '../math/periodic.ts';

/** A part of a thing that moves by itself about a point of it. */
interface MovingPart {
  /** The props of what stands still and of what moves. */
  readonly still: string;
  readonly moving: string;
  /** In fractions of the box. */
  readonly hub: { readonly x: number; readonly y: number };
  /** Radians. */
  readonly angleAt: (phase: number) => number;
  /** What hangs upright from points around the hub while they turn: the prop and where, in fractions of the box. */
  readonly hanging?: {
    readonly prop: string;
    readonly at: readonly (readonly [number, number])[];
    /** In widths of the whole. */
    readonly size: number;
  };
  /** Whether it carries the one that sits on the thing. */
  readonly carries?: true;
  /** What shows for moments: the prop and how much of it is seen, 0 to 1. */
  readonly flash?: { readonly prop: string; readonly alphaAt: (phase: number) => number };
  /** A still shows the whole drawing. */
  readonly inLoopsOnly?: true;
}

/** @param turns whole turns per loop: the light turns with it, so a part of one would show a seam */
const turning =
  (turns: number) =>
  (phase: number): number =>
    fract(turns * phase) * TAU;

/** How far a swing goes to each side. Radians. */
const SWING = 0.22;
/** It goes less far to the left, where somebody may stand who pushes it. Radians. */
const ASIDE = -0.06;

/** How far two hands open between claps. Radians. */
const CLAP = 0.5;
const CLAPS = 4;
/** 0 while the hands touch, 1 where they are farthest apart. */
const openAt = (phase: number): number => (1 - wave(phase, CLAPS, 0.25)) / 2;

const MOVING_PARTS: Readonly<Record<string, MovingPart>> = {
  '@windmill': {
    still: '@windmilltower',
    moving: '@windmillsails',
    hub: { x: 0.5, y: 0.34 },
    angleAt: turning(1),
  },
  '@windturbine': {
    still: '@windturbinetower',
    moving: '@windturbineblades',
    hub: TURBINE_HUB,
    angleAt: turning(1),
  },
  '@fan': { still: '@fanstand', moving: '@fanblades', hub: FAN_HUB, angleAt: turning(3) },
  '@hamsterwheel': {
    still: '@hamsterwheelstand',
    moving: '@hamsterwheelrim',
    hub: WHEEL_HUB,
    angleAt: turning(2),
  },
  '@washer': { still: '@washerbody', moving: '@washerdrum', hub: DRUM, angleAt: turning(1) },
  '@vinyl': { still: '@recordsleeve', moving: '@recorddisc', hub: RECORD_HUB, angleAt: turning(2) },
  '@ferriswheel': {
    still: '@ferriswheelstand',
    moving: '@ferriswheelrim',
    hub: FERRIS_HUB,
    angleAt: turning(1),
    hanging: { prop: '@ferriscar', at: GONDOLAS, size: GONDOLA_SIZE },
  },
  '@metronome': {
    still: '@metronomebox',
    moving: '@metronomearm',
    hub: METRONOME_HUB,
    // It is drawn leaning to the right.
    angleAt: (phase) => METRONOME_LEAN * (wave(phase, 2, 0.25) - 1),
  },
  'clapping-hands': {
    still: 'clapping-hands#back',
    moving: 'clapping-hands#front',
    hub: { x: 0.74, y: 0.9 },
    angleAt: (phase) => CLAP * openAt(phase),
    flash: { prop: 'clapping-hands#marks', alphaAt: (phase) => (1 - openAt(phase)) ** 2 },
    inLoopsOnly: true,
  },
  '@oneswing': {
    still: '@oneswingframe',
    moving: '@oneswingseat',
    hub: SWING_HUB,
    angleAt: (phase) => ASIDE + SWING * wave(phase),
    carries: true,
  },
};

/** What turns or swings of a thing; undefined for what stands still. */
export const movingPartOf = (glyph: string): MovingPart | undefined => MOVING_PARTS[glyph];

interface PartSprites {
  readonly moving: Canvas;
  readonly hanging: Canvas | null;
  readonly flash: Canvas | null;
}

/** @param place the left upper corner of the thing's box */
export function drawMovingPart(
  context: Canvas2D,
  part: MovingPart,
  { moving, hanging, flash }: PartSprites,
  place: { readonly x: number; readonly y: number },
  phase: number,
): void {
  const hubX = part.hub.x * moving.width;
  const hubY = part.hub.y * moving.height;
  const angle = part.angleAt(phase);
  if (part.flash && flash) drawFlash(context, flash, place, part.flash.alphaAt(phase));
  context.save();
  context.translate(place.x + hubX, place.y + hubY);
  // The ropes of a swing stay where they are tied to the bar.
  if (part.carries) context.transform(1, 0, -Math.tan(angle), 1, 0, 0);
  else context.rotate(angle);
  context.drawImage(moving, -hubX, -hubY);
  context.restore();
  if (hanging === null) return;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (const [x, y] of part.hanging?.at ?? []) {
    const [out, down] = [x * moving.width, y * moving.height];
    context.drawImage(
      hanging,
      place.x + hubX + out * cos - down * sin - hanging.width / 2,
      place.y + hubY + out * sin + down * cos,
    );
  }
}

function drawFlash(
  context: Canvas2D,
  flash: Canvas,
  { x, y }: { readonly x: number; readonly y: number },
  alpha: number,
): void {
  context.save();
  context.globalAlpha *= alpha;
  context.drawImage(flash, x, y);
  context.restore();
}
