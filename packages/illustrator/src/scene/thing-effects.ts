import type { Actor } from '../actors/actor.ts';
import { drawFlame } from '../draw-flame.ts';
import type { EffectName, Subject } from '../language/subject.ts';
import type { Placement } from '../layout/placement.ts';
import { css } from '../math/colour.ts';
import { saw, wave } from '../math/periodic.ts';
import { softDisc } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';
import { createBoiling, createFrying, createPopping } from './cooking.ts';
import type { DrawEffect, Effect } from './effect.ts';
import { createEruption } from './eruption.ts';
import { createHoist } from './hoist.ts';
import { createLiquidSplash } from './liquid-splash.ts';
import { createShot } from './shot.ts';

type CreateEffect = (actor: Actor, subject: Subject, stage: Stage) => Effect;

const EFFECTS: Readonly<Record<EffectName, CreateEffect>> = {
  splash: createLiquidSplash,
  burning: createFire,
  drift: createTireSmoke,
  eruption: createEruption,
  boiling: createBoiling,
  frying: createFrying,
  popping: createPopping,
  shot: createShot,
  hoist: createHoist,
};

/** How far effects are drawn before and behind their thing. */
const NEAR = 0.3;

/** Draws what goes on at things: splashes, flames, the smoke of tires. */
export function addThingEffects(stage: Stage, actors: readonly Actor[]): void {
  if (stage.plan.setting === 'flatlay') return;
  for (const actor of actors) {
    const { placement, mounts, body } = actor;
    const subject = stage.plan.subjects[placement.subject];
    if (!subject?.effect) continue;
    const { behind, before } = EFFECTS[subject.effect.name](actor, subject, stage);
    const below = mounts.reduce((sum, { heightPx }) => sum + heightPx, 0);
    const x = placement.x * stage.width;
    const foot = placement.y * stage.height - below + (placement.airborne ? body.height / 2 : 0);
    for (const [order, draw] of [
      [placement.order - NEAR, behind],
      [placement.order + NEAR, before],
    ] as const) {
      if (draw === undefined) continue;
      stage.addLayer(order, placement.depth, (context, phase) => {
        context.save();
        context.translate(x, foot);
        draw(context, phase);
        context.restore();
      });
    }
  }
}

/** The words of the prompt for effects whose thing is not drawn by itself, or is seen from above. */
export function lostEffects(
  { subjects, setting }: Pick<ScenePlan, 'subjects' | 'setting'>,
  placements: readonly Placement[],
): readonly string[] {
  return subjects.flatMap(({ effect }, index) => {
    const isShown = setting !== 'flatlay' && placements.some(({ subject }) => subject === index);
    return effect === undefined || isShown ? [] : effect.word;
  });
}

/** Flames: [across in half widths, foot in heights, height in heights or widths]. */
type FlamePlace = readonly [across: number, foot: number, tall: number];
const FLAMES_BEHIND: readonly FlamePlace[] = [
  [-0.85, 0.25, 0.6],
  [0.86, 0.22, 0.62],
  [-0.48, 0.62, 0.72],
  [0.5, 0.6, 0.7],
  [0.02, 0.72, 0.82],
];
const FLAMES_BEFORE: readonly FlamePlace[] = [
  [-0.8, 0, 0.42],
  [0.82, 0, 0.4],
  [-0.34, 0, 0.24],
  [0.3, 0, 0.28],
];

/** Flames that lick out behind a thing and at its foot. */
function createFire({ body: { width, height } }: Actor): Effect {
  const side = Math.sqrt(width * height);
  const draw =
    (flames: readonly FlamePlace[]): DrawEffect =>
    (context, phase) => {
      flames.forEach(([across, foot, share], i) => {
        const tall = share * side * (1 + 0.12 * wave(phase, 2 + (i % 2), i * 0.37));
        context.save();
        context.translate((across * width) / 2, -foot * height);
        drawFlame(context, tall * 0.62, tall, tall * 0.1 * wave(phase, 2, i * 0.29 + 0.3));
        context.restore();
      });
    };
  return { behind: draw(FLAMES_BEHIND), before: draw(FLAMES_BEFORE) };
}

const PUFFS = 26;
const SIDE = 128;

/** White smoke that boils up at the rear wheels and the marks that they leave. */
function createTireSmoke({ body, placement }: Actor, _: Subject, stage: Stage): Effect {
  const back = placement.facing === 'right' ? -1 : 1;
  const { width } = body;
  const puff = softDisc(stage.environment, SIDE, [
    [0, [0.97, 0.006, 250], 0.9],
    [0.55, [0.93, 0.008, 250], 0.6],
    [1, [0.9, 0.01, 250], 0],
  ]);
  const cloud =
    (share: number, from: number, reach: number): DrawEffect =>
    (context, phase) => {
      for (let i = 0; i < PUFFS * share; i++) {
        const t = saw(phase, 1, i / (PUFFS * share));
        const radius = (0.07 + 0.2 * t) * width;
        const x = back * (from + reach * t) * width;
        const y = -(0.05 + 0.3 * t ** 1.3 + 0.05 * wave(t, 1, i * 0.41)) * width;
        context.globalAlpha = 0.85 * (1 - t) ** 0.7;
        context.drawImage(puff, x - radius, y - radius, radius * 2, radius * 2);
      }
    };
  const rear = cloud(1, 0.22, 0.75);
  return {
    behind(context, phase) {
      context.strokeStyle = css([0.15, 0.01, 270], 0.6);
      context.lineWidth = width * 0.03;
      for (const lane of [0, 0.05]) {
        context.beginPath();
        context.moveTo(back * 0.3 * width, -lane * width);
        context.quadraticCurveTo(
          back * 0.9 * width,
          -lane * width,
          back * 1.6 * width,
          (0.13 - lane) * width,
        );
        context.stroke();
      }
      rear(context, phase);
    },
    before: cloud(0.5, 0.3, 0.5),
  };
}
