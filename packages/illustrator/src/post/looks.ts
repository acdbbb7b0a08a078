import type { StyleName } from '../language/picture-look.ts';
import type { Stage } from '../stage/stage.ts';
import type { Grade } from './grade.ts';

/** How much of each finishing step a picture gets. */
export interface Look extends Grade {
  readonly bloom: number;
  readonly grain: number;
}

const GRADE = { tint: 0.18, vignette: 0.25, grain: 0.03 } as const;

const LOOKS: Readonly<Record<StyleName, Partial<Look>>> = {
  synthwave: { bloom: 0.6 },
  neon: { bloom: 0.5, vignette: 0.4 },
  pixel: { bloom: 0, grain: 0 },
  watercolor: { vignette: 0.1, bloom: 0.3, grain: 0 },
  lowpoly: { grain: 0, bloom: 0.25 },
  pastel: { tint: 0.1, bloom: 0.25, vignette: 0.15 },
  anime: { bloom: 0.3, tint: 0.08, vignette: 0.12, grain: 0 },
  noir: { vignette: 0.5, grain: 0.066 },
  sketch: { vignette: 0.1, bloom: 0, grain: 0 },
  minimal: { bloom: 0, tint: 0.06, vignette: 0.08, grain: 0 },
  papercut: { bloom: 0, tint: 0.12, vignette: 0.2, grain: 0 },
  comic: { bloom: 0, tint: 0, vignette: 0, grain: 0 },
  claymation: { bloom: 0.2, vignette: 0.35 },
  vintage: { bloom: 0.25, tint: 0.1, vignette: 0.45, grain: 0.055 },
  silhouette: { bloom: 0.4, vignette: 0.3 },
  risograph: { bloom: 0, tint: 0, vignette: 0, grain: 0 },
  woodcut: { bloom: 0, tint: 0, vignette: 0, grain: 0 },
  ukiyoe: { bloom: 0, tint: 0, vignette: 0, grain: 0 },
  nouveau: { bloom: 0, tint: 0.1, vignette: 0, grain: 0 },
  cinematic: { tint: 0.3, vignette: 0.45, bloom: 0.4 },
  oil: { vignette: 0.35, bloom: 0.15, grain: 0 },
  lineart: { bloom: 0, tint: 0, vignette: 0, grain: 0 },
  stained: { bloom: 0.2, tint: 0.1, vignette: 0.35, grain: 0 },
};

/** The look of the stage's style, place and hour. */
export function lookOf(stage: Stage): Look {
  const { plan, palette } = stage;
  const bloom = plan.setting === 'synth' ? 0.6 : palette.night > 0.5 ? 0.5 : 0.22;
  const look = { bloom, ...GRADE, ...(plan.style ? LOOKS[plan.style] : {}) };
  if (
    plan.texture != null ||
    plan.mark != null ||
    plan.dividedSheet !== undefined ||
    plan.format === 'border' ||
    plan.format === 'banner'
  )
    return { ...look, bloom: 0, tint: 0, vignette: plan.mark != null ? 0 : 0.04, grain: 0 };
  // White borders would gleam into what they are around.
  if (plan.format === 'sticker') return { ...look, bloom: 0 };
  // The borders of a pattern fit each other.
  return plan.format === 'pattern' ? { ...look, bloom: 0, tint: 0, vignette: 0 } : look;
}
