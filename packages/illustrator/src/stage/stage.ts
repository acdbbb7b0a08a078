import type { Canvas, Canvas2D, Drawable, Environment } from '../canvas.ts';
import type { SkinTone } from '../language/skin-tones.ts';
import type { Subject } from '../language/subject.ts';
import type { Colour, Stop } from '../math/colour.ts';
import type { Random } from '../math/random.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Take } from '../plan/take.ts';

/** The light of a place and an hour. */
export interface Palette {
  /** Top (0) to horizon (1). */
  readonly sky: readonly Stop[];
  readonly haze: Colour;
  readonly light: Colour;
  readonly sun: Colour;
  readonly ambientTop: Colour;
  readonly ambientBottom: Colour;
  /** How strongly the ambient tints a sprite, 0–1. */
  readonly ambient: number;
  readonly rim: Colour;
  readonly shadow: Colour;
  /** Lit and shaded side. */
  readonly cloud: readonly [Colour, Colour];
  /** Towards the light, unit square, y down. */
  readonly lightDirection: readonly [x: number, y: number];
  /** 0 by day, 1 at night. */
  readonly night: number;
  /** Fractions of the width and of the sky's height. */
  readonly sunPosition: readonly [x: number, y: number];
}

/** Draws one layer at a phase of the loop; phase 0 and phase 1 must give the same pixels. */
export type DrawLayer = (context: Canvas2D, phase: number) => void;

export interface Layer {
  /** Back to front: sky 0, far 5–20, middle 20–50, actors 50, foreground 60–70. */
  readonly order: number;
  /** How much of the camera's drift it takes: 0 infinitely far, 1 at the subject, above 1 nearer. */
  readonly depth: number;
  readonly draw: DrawLayer;
  /** Frees the canvases that only `draw` needs; it cannot be drawn again. */
  readonly release?: () => void;
}

/** The top of the head of somebody who says something, fractions of the picture. */
export interface SpeakerPlace {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface HeroPlace {
  /** Centre, as fractions of the picture. */
  readonly x: number;
  readonly y: number;
  /** Height as a fraction of the shorter side. */
  readonly size: number;
}

/**
 * The picture under construction. A setting fills in the ground, the horizon and the light and adds
 * its layers; the actors, the weather and the finish follow.
 */
export interface Stage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** A thousandth of the shorter side in pixels: line widths and radii are multiples of it. */
  readonly unit: number;
  readonly environment: Environment;
  readonly plan: ScenePlan;
  readonly palette: Palette;
  /** The whole day at this place, for windows and water that look at the sky. */
  readonly hours: Readonly<Record<'day' | 'sunrise' | 'sunset' | 'night', Palette>>;
  /** The prompt's own colours, or harmonious ones when it names none. */
  readonly accents: readonly Colour[];
  /** Backdrop colour of abstract scenes, null when the setting has a sky. */
  readonly backdrop: Colour | null;
  readonly take: Take;
  readonly seed: number;
  readonly random: Random;
  /** A still is drawn once and may be dearer than one of 48 frames. */
  readonly still: boolean;
  readonly layers: Layer[];

  /** y of the horizon as a fraction of the height. */
  horizon: number;
  /** y where feet stand as a fraction of the height; null when everything floats. */
  ground: number | null;
  /** Where the largest window of a room is, fractions of the picture. */
  window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  /** True when the ground is open water. */
  water: boolean;
  /** Surface of the water under x (fractions) at a phase; only where `water`. */
  waterLine: ((x: number, phase: number) => number) | null;
  /** Where the light comes from, in pixels. */
  lightSource: { x: number; y: number };
  snowy: boolean;
  /** Foliage colours when the season changes them. */
  foliage: readonly Colour[] | null;
  /** True when the ground mirrors lights (rain on a street). */
  wet: boolean;
  hero: HeroPlace | null;
  /** Where the middle of a headline is on a photograph, as a fraction of the height. */
  headlineAt?: number;
  /** Texts that things bear, with the largest letters of each so far, in pixels. */
  readonly letteredPx: Map<string, number>;
  /** Those who say something. */
  speakers: readonly SpeakerPlace[];
  /** The hot things that steam curls up from; null: it rises from the hero. */
  steaming: readonly HeroPlace[] | null;
  /** How much what is behind the actors is enlarged; see `Take`. */
  zoom: number;

  addLayer(order: number, depth: number, draw: DrawLayer, release?: () => void): void;
  /** A layer painted once, with overscan for the camera's drift. */
  addStatic(order: number, depth: number, paint: (context: Canvas2D) => void): void;
  /** A sprite from the art pack, `sizePx` wide, tinted when a colour is given, people in a skin, and with its own `parts` painted. */
  sprite(
    glyph: string,
    sizePx: number,
    colour?: Colour | null,
    skin?: SkinTone | null,
    parts?: Subject['parts'],
  ): Promise<Canvas>;
  /**
   * The sprite under the stage's light, with a rim, and `haze` 0–1 of the distance over it.
   * @returns a canvas that is shared: draw from it, never into it
   */
  lit(sprite: Drawable, options?: LitOptions): Canvas;
}

export interface LitOptions {
  /** Distance: 0 near, 1 lost in haze. */
  readonly haze?: number;
  /** Strength of the rim light, default 0.8. */
  readonly rim?: number;
  /** Multiplies the palette's ambient, default 1. */
  readonly ambient?: number;
  /** Darkening of the far side, default 0. */
  readonly dark?: number;
  /** Overrides the palette's light direction. */
  readonly direction?: readonly [x: number, y: number];
}
