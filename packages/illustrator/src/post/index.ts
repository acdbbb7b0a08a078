import type { Canvas } from '../canvas.ts';
import { COLOURS, coloursNamed } from '../language/colours.ts';
import type { StyleName } from '../language/picture-look.ts';
import { inksOf, paperOf } from '../plan/mark-colours.ts';
import type { Stage } from '../stage/stage.ts';
import { createBloom } from './bloom.ts';
import { changePixels } from './change-pixels.ts';
import { createFrame } from './frame.ts';
import { createGrade } from './grade.ts';
import { createGrain } from './grain.ts';
import { greyExcept, toGrey } from './grey.ts';
import { lookOf } from './looks.ts';
import { createMoodLight } from './mood-light.ts';
import { drawnToPalette } from './palette-grade.ts';
import { printInInks } from './stencil.ts';
import type { DrawReference } from './style-filter.ts';
import { STYLES } from './styles/index.ts';
import { toned } from './toning.ts';

/** Styles with colors of their own, which a palette has to change. */
const WITH_OWN_COLOURS: ReadonlySet<StyleName> = new Set<StyleName>([
  'sketch',
  'vintage',
  'woodcut',
  'ukiyoe',
  'nouveau',
]);

export interface Finish {
  /** Glow, colours and style over the drawn layers, in place. Lettering comes after it. */
  develop(canvas: Canvas, phase: number): void;
  /** Film grain over everything. For stills: in a loop it would only cost bytes. */
  grain(canvas: Canvas): void;
}

/**
 * The finish of a stage. Styles look at the layers, so all of them must be on the stage. In a still
 * one frame can be developed: what is needed once is freed after its use.
 */
export function createFinish(stage: Stage, drawReference: DrawReference): Finish {
  const { plan } = stage;
  const look = lookOf(stage);
  const bloom = createBloom(stage);
  const grade = createGrade(stage, look);
  const style = plan.style ? STYLES[plan.style] : null;
  const filter = style?.(stage, drawReference);
  const moodLight = createMoodLight(stage);
  const frame = createFrame(stage);
  const inks = inksOf(plan);
  const palette = coloursNamed(plan.paletteColours ?? []);
  const hasPeople = plan.subjects.some(({ person }) => person !== null);
  const toPalette =
    palette.length > 0 ? drawnToPalette(palette, plan.isPaletteOnly === true, hasPeople) : null;
  const isStyledFirst = plan.style !== null && WITH_OWN_COLOURS.has(plan.style);
  const tone = plan.toning ? toned(plan.toning) : null;
  const kept = COLOURS[plan.keptColour ?? ''];
  const keep = kept ? greyExcept(kept) : null;
  return {
    develop(canvas, phase) {
      bloom(canvas, look.bloom);
      grade(canvas);
      moodLight?.(canvas);
      if (toPalette && !isStyledFirst) changePixels(stage, canvas, toPalette);
      filter?.(canvas, phase);
      if (toPalette && isStyledFirst) changePixels(stage, canvas, toPalette);
      if (tone) changePixels(stage, canvas, tone);
      if (plan.isColourless) changePixels(stage, canvas, toGrey);
      if (inks.length > 0) printInInks(stage, canvas, paperOf(plan), inks);
      if (keep) changePixels(stage, canvas, keep);
      frame?.(canvas);
    },
    grain(canvas) {
      if (look.grain > 0) createGrain(stage)(canvas, look.grain);
    },
  };
}
