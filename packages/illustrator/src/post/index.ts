import type { Canvas } from '../canvas.ts';
import { COLOURS, coloursNamed } from '../language/colours.ts';
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
  const look = lookOf(stage);
  const bloom = createBloom(stage);
  const grade = createGrade(stage, look);
  const style = stage.plan.style ? STYLES[stage.plan.style] : null;
  const filter = style?.(stage, drawReference);
  const moodLight = createMoodLight(stage);
  const frame = createFrame(stage);
  const inks = inksOf(stage.plan);
  const palette = coloursNamed(stage.plan.paletteColours ?? []);
  // These have colors of their own, which a palette has to change.
  const isDrawnOver =
    stage.plan.style === 'sketch' ||
    stage.plan.style === 'vintage' ||
    stage.plan.style === 'woodcut';
  return {
    develop(canvas, phase) {
      bloom(canvas, look.bloom);
      grade(canvas);
      moodLight?.(canvas);
      if (palette.length > 0 && !isDrawnOver)
        changePixels(stage, canvas, drawnToPalette(palette, stage.plan.isPaletteOnly === true));
      filter?.(canvas, phase);
      if (palette.length > 0 && isDrawnOver)
        changePixels(stage, canvas, drawnToPalette(palette, stage.plan.isPaletteOnly === true));
      if (stage.plan.toning) changePixels(stage, canvas, toned(stage.plan.toning));
      if (stage.plan.isColourless) changePixels(stage, canvas, toGrey);
      if (inks.length > 0) printInInks(stage, canvas, paperOf(stage.plan), inks);
      const kept = COLOURS[stage.plan.keptColour ?? ''];
      if (kept) changePixels(stage, canvas, greyExcept(kept));
      frame?.(canvas);
    },
    grain(canvas) {
      if (look.grain > 0) createGrain(stage)(canvas, look.grain);
    },
  };
}
