import type { Canvas, Environment } from '../canvas.ts';
import type { PassingLooks, SceneLook } from '../language/passing-looks.ts';
import { fract, smoothstep } from '../math/periodic.ts';
import { paintOnce } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { leavingOut } from '../plan/spec-changes.ts';
import type { StageRequest } from '../stage/create-stage.ts';
import type { ComposedScene, DrawableScene } from './drawable-scene.ts';
import { originOf } from './phases.ts';
import { composeScene, type SceneHost } from './scene.ts';

/** Shares of its time after which a look begins to pass, and has passed. */
const BEGINS = 0.25;
const HAS_PASSED = 0.9;
/** How far two looks of a still go over into each other, as a share of the width of one. */
const SOFTNESS = 0.5;

/** A scene whose hour or season passes: each look is a scene of its own, on the same land. */
export async function composePassing(
  { plan, looks, back }: PassingLooks & { readonly plan: ScenePlan },
  request: StageRequest,
  host: SceneHost,
  withoutBackdrop: boolean,
): Promise<ComposedScene> {
  const compose = async (look: SceneLook): Promise<ComposedScene> =>
    composeScene(withLook(plan, look), request, host, withoutBackdrop);
  const scenes = new Map<SceneLook, ComposedScene>();
  for (const look of request.still ? looks : [...looks, ...back]) {
    if (!scenes.has(look)) scenes.set(look, await compose(look));
  }
  const inTurn = (each: readonly SceneLook[]): ComposedScene[] =>
    each.flatMap((look) => scenes.get(look) ?? []);
  const canvas = host.environment.createCanvas(request.width, request.height);
  const frame = request.still
    ? (phase: number) => drawBesideEachOther(canvas, inTurn(looks), phase, host.environment)
    : (phase: number) => drawInTurn(canvas, inTurn([...looks, ...back]), phase, originOf(request));
  const lostWords = new Set<string>();
  for (const scene of scenes.values()) for (const word of scene.lostWords) lostWords.add(word);
  return {
    frame,
    lostWords,
  };
}

/** The scene as it is in one of its looks. */
function withLook(plan: ScenePlan, { without = [], changed, ...look }: SceneLook): ScenePlan {
  const seen = leavingOut(plan, ({ word }) => without.includes(word));
  const subjects = seen.subjects.map((subject) =>
    subject.word === changed?.word ? { ...subject, ...changed } : subject,
  );
  return { ...seen, ...look, subjects };
}

/** The look of the moment, and over it the next one while it comes. */
function drawInTurn(
  canvas: Canvas,
  scenes: readonly DrawableScene[],
  phase: number,
  origin: number,
): Canvas {
  const { width } = canvas;
  const at = fract(phase - origin) * scenes.length;
  const index = Math.floor(at);
  const share = smoothstep(BEGINS, HAS_PASSED, at - index);
  const context = canvas.getContext('2d');
  // It loses the last frame and the copies of it that the host keeps; clearing would leave those.
  canvas.width = width;
  for (const [step, alpha] of [1, share].entries()) {
    const scene = scenes[(index + step) % scenes.length];
    if (scene === undefined || alpha === 0) continue;
    context.globalAlpha = alpha;
    context.drawImage(scene.frame(phase), 0, 0);
  }
  context.globalAlpha = 1;
  return canvas;
}

/** From left to right, each going over into the next. */
function drawBesideEachOther(
  canvas: Canvas,
  scenes: readonly DrawableScene[],
  phase: number,
  environment: Environment,
): Canvas {
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const each = width / scenes.length;
  for (const [index, scene] of scenes.entries()) {
    const picture = scene.frame(phase);
    if (index === 0) {
      context.drawImage(picture, 0, 0);
      continue;
    }
    const softPx = each * SOFTNESS;
    const faded = paintOnce(environment, width, height, (over) => {
      over.drawImage(picture, 0, 0);
      over.globalCompositeOperation = 'destination-in';
      const from = index * each - softPx / 2;
      const mask = over.createLinearGradient(from, 0, from + softPx, 0);
      mask.addColorStop(0, 'rgba(0, 0, 0, 0)');
      mask.addColorStop(1, 'rgb(0, 0, 0)');
      over.fillStyle = mask;
      over.fillRect(0, 0, width, height);
    });
    context.drawImage(faded, 0, 0);
  }
  return canvas;
}
