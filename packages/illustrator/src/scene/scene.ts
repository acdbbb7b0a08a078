import type { ArtPack } from '../art/pack.ts';
import { createActor } from '../actors/actor.ts';
import { drawActor } from '../actors/draw-actor.ts';
import type { Canvas, Environment } from '../canvas.ts';
import { fract } from '../math/periodic.ts';
import { SETTINGS } from '../settings/index.ts';
import { drawThroughCamera } from './camera.ts';
import { createCaption } from './caption.ts';
import { createStage, type StageRequest } from './create-stage.ts';
import { addLampLight } from './lamp-light.ts';
import { layOut } from './layout.ts';
import { extentOf, type Placement } from './layout/placement.ts';
import { addMovingGround } from './moving-ground.ts';
import type { ScenePlan } from './plan.ts';
import { addSpray } from './spray.ts';
import type { HeroPlace, Stage } from './stage.ts';

/** A scene that can be drawn at any phase of its loop. */
export interface DrawableScene {
  /** The same canvas every time. */
  frame(phase: number): Canvas;
}

export interface SceneHost {
  readonly environment: Environment;
  readonly art: ArtPack;
}

/** Builds a directed plan's scene: setting, actors, weather, light, lettering, style. */
export async function composeScene(
  plan: ScenePlan,
  request: StageRequest,
  host: SceneHost,
): Promise<DrawableScene> {
  const stage = createStage(plan, request, host);
  await SETTINGS[plan.setting]?.(stage);
  await addActors(stage, host.art);
  const layers = stage.layers.toSorted((a, b) => a.order - b.order);
  const drawCaption = createCaption(stage);
  const canvas = host.environment.createCanvas(stage.width, stage.height);
  const context = canvas.getContext('2d');
  return {
    frame(phase) {
      const p = fract(phase);
      context.clearRect(0, 0, stage.width, stage.height);
      drawThroughCamera(context, stage, layers, p);
      drawCaption?.(context, p);
      return canvas;
    },
  };
}

async function addActors(stage: Stage, art: ArtPack): Promise<void> {
  const categoryOf = (glyph: string): string | null => art.categoryOf(glyph);
  const placements = layOut(stage.plan, stage, categoryOf);
  stage.hero = heroPlace(placements, stage);
  const actors = await Promise.all(
    placements.map((placement) => createActor(stage, placement, categoryOf)),
  );
  for (const actor of actors) {
    const { order, depth, orbit, phaseOffset } = actor.placement;
    if (!orbit) {
      stage.addLayer(order, depth, (context, phase) => drawActor(context, actor, stage, phase));
      continue;
    }
    // Half of its way an orbiting actor passes behind what it circles.
    for (const [layerOrder, nearHalf] of [
      [order - 4, false],
      [order + 4, true],
    ] as const) {
      stage.addLayer(layerOrder, depth, (context, phase) => {
        if (fract(phase + phaseOffset) < 0.5 === nearHalf) drawActor(context, actor, stage, phase);
      });
    }
  }
  addMovingGround(stage, actors);
  addSpray(stage, actors);
  addLampLight(stage, actors);
}

/** The hero's middle and size, for steam, hearts and notes that rise from it. */
function heroPlace(placements: readonly Placement[], stage: Stage): HeroPlace | null {
  const hero = placements.find((placement) => placement.role === 'hero');
  if (!hero) return null;
  const tall = (extentOf(hero).height * Math.min(stage.width, stage.height)) / stage.height;
  return { x: hero.x, y: hero.airborne ? hero.y : hero.y - tall / 2, size: hero.size };
}
