import type { Canvas, Drawable } from './canvas.ts';
import type { ReadWords } from './language/accounted-words.ts';
import { asTyped } from './language/as-typed.ts';
import { withoutCaption } from './language/lettering.ts';
import { withoutUnseenLooks } from './language/looks-in-names.ts';
import { parsePrompt } from './language/parse.ts';
import { fract } from './math/periodic.ts';
import { ownCanvases } from './own-canvases.ts';
import { direct } from './plan/direct.ts';
import type { ScenePlan } from './plan/plan.ts';
import { chooseTake } from './plan/take.ts';
import { takeBackWords } from './plan/word-lists.ts';
import { canLetter } from './scene/caption.ts';
import { composeOverPicture } from './scene/over-picture.ts';
import { composePassing } from './scene/passing-looks.ts';
import { originOf } from './scene/phases.ts';
import { composeScene, type SceneHost } from './scene/scene.ts';
import type { StageRequest } from './stage/create-stage.ts';

export type { ArtPack } from './art/pack.ts';
export type { Canvas, Canvas2D, Drawable, Environment, PixelData } from './canvas.ts';
export type { ReadWords } from './language/accounted-words.ts';
export type { ScenePlan } from './plan/plan.ts';
export { stillPhase } from './scene/phases.ts';
export type { SceneHost } from './scene/scene.ts';

/**
 * Raised with every change that gives other pixels for the same request. A source that is drawn again
 * later records the version that drew it first (docs/decisions/0047).
 */
export const ILLUSTRATOR_VERSION = '2';

export interface SceneRequest {
  readonly prompt: string;
  /** A whole number. The same prompt, options and seed give the same pixels. */
  readonly seed: number;
  /** Whole pixels. */
  readonly width: number;
  readonly height: number;
  /** A still is drawn once and may cost more than one frame of a loop; a second frame is an error. */
  readonly purpose: 'still' | 'loop';
  /** A decoded picture that becomes the place of the scene. */
  readonly reference?: Drawable;
  /** The subjects and the lettering alone, on transparent pixels. Has no effect with a reference. */
  readonly withoutBackdrop?: boolean;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly plan: ScenePlan;
  /** What became of each word of the prompt. */
  readonly words: ReadWords;
  /**
   * @param phase position in the loop, 0 to 1; 0 and 1 are the same frame
   * @returns the picture; the canvas is used again by the next call
   */
  frame(phase: number): Canvas;
  /** Frees the memory of all its canvases, the picture's own too. No frame can be drawn afterwards. */
  release(): void;
}

/**
 * Reads a prompt and builds its scene. No prompt is refused: what cannot be drawn is listed in
 * `words`.
 * @throws RangeError when width or height is not a positive whole number
 */
export async function createScene(request: SceneRequest, host: SceneHost): Promise<Scene> {
  const { prompt, width, height, seed, purpose, reference, withoutBackdrop = false } = request;
  if (!isLength(width) || !isLength(height)) {
    throw new RangeError(`A scene cannot be ${width} by ${height} pixels.`);
  }
  const spec = parsePrompt(prompt, host.art);
  const { plan, take } = chooseTake({
    spec,
    plan: lettered(direct(spec, host.art), host),
    seed,
    categoryOf: (glyph) => host.art.categoryOf(glyph),
  });
  const stageRequest = { width, height, seed, still: purpose === 'still', take };
  const { environment, release } = ownCanvases(host.environment);
  const sceneHost = { ...host, environment };
  const { scene, words } = reference
    ? await composeOverPicture({ plan, spec }, stageRequest, reference, sceneHost)
    : await composeWithWords(plan, stageRequest, sceneHost, withoutBackdrop);
  const origin = originOf(stageRequest);
  return {
    width,
    height,
    plan,
    words: asTyped(words, prompt),
    frame: (phase) => scene.frame(fract(phase) + origin),
    release,
  };
}

/** Only the finished layout knows whether all are to each other as the prompt says. */
async function composeWithWords(
  plan: ScenePlan,
  ...others: readonly [StageRequest, SceneHost, boolean]
) {
  const { passingLooks } = plan;
  const [{ still }] = others;
  const passes = passingLooks !== undefined && !(still && passingLooks.isInLoopsAlone === true);
  const scene = passes
    ? await composePassing({ plan, ...passingLooks }, ...others)
    : await composeScene(plan, ...others);
  // What the plan adds by itself has a name that the prompt does not say.
  const prompt = plan.prompt.toLowerCase();
  const lost = [...scene.lostWords].filter((word) => prompt.includes(word.toLowerCase()));
  return { scene, words: withoutUnseenLooks(takeBackWords(plan.words, new Set(lost))) };
}

/** A text whose characters no font has is not drawn, and reported so. */
function lettered(plan: ScenePlan, { environment }: SceneHost): ScenePlan {
  const text = textOf(plan);
  if (text === null || canLetter(plan, text, environment)) return plan;
  return { ...withoutTexts(plan), words: withoutCaption(plan.words, text) };
}

const withoutTexts = (plan: ScenePlan): ScenePlan => ({
  ...plan,
  caption: null,
  subjects: plan.subjects.map((subject) => {
    const mute = { ...subject };
    delete mute.lettering;
    delete mute.speech;
    return mute;
  }),
});

/** The text of a picture, wherever it is. */
const textOf = ({ caption, subjects }: ScenePlan): string | null =>
  caption ??
  subjects.map(({ lettering, speech }) => lettering ?? speech).find((text) => text !== undefined) ??
  null;

const isLength = (pixels: number): boolean => Number.isInteger(pixels) && pixels > 0;
