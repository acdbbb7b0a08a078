import type { Plane } from '@loopwright/media';
import type { Canvas, Canvas2D, Drawable } from '../canvas.ts';
import type { ReadWords } from '../language/accounted-words.ts';
import type { WeatherName } from '../language/place-look.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { clamp } from '../math/periodic.ts';
import { ownCanvases } from '../own-canvases.ts';
import {
  type AddedPlace,
  boxOfSubject,
  headlinePlace,
  moveTo,
  placeBeside,
  placeOnPerson,
  placeSeveral,
} from '../photo/beside-subject.ts';
import { namesWater } from '../photo/choose-treatment.ts';
import { clusterColours } from '../photo/clusters.ts';
import { faceInFrame, prepareWorn, type WornLayer } from '../photo/draw-worn.ts';
import { addEffects } from '../photo/effect-layers.ts';
import { hasRoomInSky, isOfSky, keepInSky, opacityInSky, placeInSky } from '../photo/in-sky.ts';
import { addLivingPicture, addStillPicture, type MovingPicture } from '../photo/photo-layers.ts';
import { relight, skyMask } from '../photo/photo-light.ts';
import { findPhotoSubject, type PhotoSubject } from '../photo/photo-subject.ts';
import { createTextureMatch, measureTexture } from '../photo/photo-texture.ts';
import { paletteOfPicture } from '../photo/picture-palette.ts';
import { type Picture, readPicture, remeasured } from '../photo/picture.ts';
import { findRegions } from '../photo/regions.ts';
import { findSubject, saliencyOf } from '../photo/saliency.ts';
import { throughSheet } from '../photo/through-sheet.ts';
import { wordsOverPicture } from '../photo/words-over-picture.ts';
import { type Additions, readAdditions } from '../photo/worn-things.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { createStage, type StageRequest } from '../stage/create-stage.ts';
import type { Layer, Stage } from '../stage/stage.ts';
import type { DrawableScene } from './drawable-scene.ts';
import { addActors, addSurroundings, developScene, type SceneHost } from './scene.ts';

/** Above what the effects draw in front. */
const WORN_ORDER = 70;

interface PictureScene {
  readonly scene: DrawableScene;
  /** The words of the prompt, with what became of them on this picture. */
  readonly words: ReadWords;
}

/**
 * A reference image becomes the place: alive in a loop, as it is in a still, and in the light that the
 * prompt names. Subjects that the prompt finds in the picture ("my dog") are not drawn again; what they
 * wear is put on their face.
 * @param spec what the prompt says; `plan` also has what was chosen
 */
export async function composeOverPicture(
  { plan, spec }: { readonly plan: ScenePlan; readonly spec: PromptSpec },
  request: StageRequest,
  reference: Drawable,
  host: SceneHost,
): Promise<PictureScene> {
  const { environment } = host;
  const asGiven = readPicture(environment, reference, request.width, request.height);
  const read = readAdditions(plan, host.art);
  const additions = { ...read, plan: withTextOfPictured(read.plan, plan) };
  const salient = findSubject(asGiven);
  const isSubjectNeeded =
    !request.still ||
    additions.worn.length + spec.weather.length + additions.plan.subjects.length > 0;
  const subject = isSubjectNeeded
    ? findPhotoSubject(environment, asGiven, salient, additions.pictured, {
        vocabulary: host.art,
        cascade: host.faceCascade ?? null,
      })
    : NOBODY;
  const saliency = subject.matte === null ? salient : saliencyOf(subject.matte);
  const regions = findRegions(asGiven, saliency, namesWater(plan.prompt));
  const texture = measureTexture(asGiven.canvas);
  const sky = skyMask(asGiven, regions, subject.matte);
  relight(environment, asGiven.canvas, spec, sky);
  const picture = remeasured(environment, asGiven);
  const layerCanvases = ownCanvases(environment);
  const stageHost = { ...host, environment: layerCanvases.environment };
  const stage = createPictureStage(additions.plan, request, picture, stageHost);
  const moving = request.still
    ? addStillPicture(stage, picture)
    : addLivingPicture(stage, picture, saliency, regions);
  const match = createTextureMatch(stage.environment, texture);
  stage.headlineAt = headlinePlace(saliency.matte, faceHeight(subject, request));
  await addOthers(stage, host, { matte: saliency.matte, sky, subject }, additions, match);
  addEffects(stage, effectsOf(spec, plan), moving, subject, sky);
  const worn = await prepareWorn(stage, additions.worn, subject, brightnessOn(picture, subject));
  addWorn(stage, worn, moving, subject, match);
  // The reference image is animated by itself; a moving camera would only soften it.
  const developed = { drawLayers: drawFlat, keepsAlpha: false };
  const notPlaced = additions.worn.filter((thing) => !worn.drawn.includes(thing));
  return {
    scene: developScene(stage, developed, environment, layerCanvases.release),
    words: wordsOverPicture(spec, {
      notPlaced: notPlaced.map(({ subject: thing }) => asTyped(thing)),
      pictured: additions.pictured.map(asTyped),
      hasActors: additions.plan.subjects.length > 0,
    }),
  };
}

/** What is in the air as the prompt says, and a flock that was planned for its birds. */
const effectsOf = ({ weather }: PromptSpec, plan: ScenePlan): readonly WeatherName[] => [
  ...weather,
  ...plan.weather.filter((name) => name === 'birds'),
];

const asTyped = ({ word, source = word }: Subject): string => source;

/** What is in the picture already bears no text: it becomes the headline. */
function withTextOfPictured(added: ScenePlan, asked: ScenePlan): ScenePlan {
  const isThere = ({ lettering, speech }: Subject): boolean =>
    lettering !== undefined || speech !== undefined;
  const lost = added.subjects.some(isThere) ? undefined : asked.subjects.find(isThere);
  return lost === undefined ? added : { ...added, caption: lost.lettering ?? lost.speech ?? null };
}

const NOBODY: PhotoSubject = {
  kind: 'person',
  face: null,
  shielded: null,
  matte: null,
  headTop: 0,
  headWidth: 0,
};

function createPictureStage(
  plan: ScenePlan,
  request: StageRequest,
  picture: Picture,
  host: SceneHost,
): Stage {
  const { width, height } = request;
  const palette = paletteOfPicture(picture, clusterColours(picture, 6));
  // A mirrored reference image would be wrong: text and faces change.
  const take = { ...request.take, isMirrored: false };
  const stage = createStage(plan, { ...request, palette, take }, host);
  stage.ground = 0.9;
  stage.lightSource = {
    x: width * (0.5 + palette.lightDirection[0] * 0.5),
    y: height * (0.5 + palette.lightDirection[1] * 0.5),
  };
  return stage;
}

/** The eyes' height as a fraction of the frame's; null where no face was found. */
const faceHeight = ({ shielded }: PhotoSubject, { width, height }: StageRequest): number | null =>
  shielded === null ? null : ((shielded.left.y + shielded.right.y) / 2) * (width / height);

type DrawMatched = (context: Canvas2D, layer: Canvas) => void;

/** What the prompt adds stands beside the subject, with the blur and the grain of the picture. */
async function addOthers(
  stage: Stage,
  host: SceneHost,
  {
    matte,
    sky,
    subject,
  }: { readonly matte: Plane; readonly sky: Plane; readonly subject: PhotoSubject },
  { plan: { subjects }, isOnPictured }: Additions,
  match: DrawMatched,
): Promise<void> {
  const [first, ...others] = subjects;
  if (first === undefined) return;
  const before = new Set<Layer>(stage.layers);
  addSurroundings(stage, await addActors(stage, host.art));
  const hasOne = others.length === 0 && first.count === 1;
  const hero = stage.hero ?? { x: 0.5, y: 0.5, size: 1 };
  const isInSky = hasOne && isOfSky(first.glyph) && hasRoomInSky(sky);
  const keep = isInSky ? keepInSky(stage, sky, opacityInSky(first.glyph)) : () => undefined;
  const placeOfOne = (): AddedPlace =>
    isInSky
      ? placeInSky(stage, hero, first.glyph, sky)
      : (placeOnPerson(stage, hero, subject) ??
        placeBeside(stage, hero, first, boxOfSubject(matte), isOnPictured));
  const place = hasOne ? placeOfOne() : placeSeveral(stage, hero, first);
  throughSheet(stage, before, {
    place: (sheet) => moveTo(sheet, place),
    show: (context, sheet) => {
      keep(sheet.getContext('2d'));
      match(context, sheet);
    },
  });
}

/** The lightness of a face by day, in OKLab. */
const USUAL_LIGHTNESS = 0.62;

/** How bright the light on the face is, 0.35 to 1. */
function brightnessOn({ lightness }: Picture, { face }: PhotoSubject): number {
  if (face === null) return 1;
  const x = ((face.left.x + face.right.x) / 2) * lightness.width;
  const y = ((face.left.y + face.right.y) / 2) * lightness.width;
  const reach = Math.max(2, (face.right.x - face.left.x) * lightness.width);
  let sum = 0;
  let count = 0;
  for (let row = Math.round(y - reach); row < y + reach; row++) {
    for (let column = Math.round(x - reach); column < x + reach; column++) {
      if (row < 0 || column < 0 || row >= lightness.height || column >= lightness.width) continue;
      sum += lightness.data[row * lightness.width + column] ?? 0;
      count++;
    }
  }
  return clamp(sum / Math.max(1, count) / USUAL_LIGHTNESS, 0.35, 1);
}

function addWorn(
  stage: Stage,
  worn: WornLayer,
  moving: MovingPicture,
  { face }: PhotoSubject,
  match: DrawMatched,
): void {
  if (face === null || worn.drawn.length === 0) return;
  const at = faceInFrame(face, stage.width);
  const sheet = stage.environment.createCanvas(stage.width, stage.height);
  stage.addLayer(WORN_ORDER, 0, (context, phase) => {
    const { x, y, zoom } = moving.placeOf(at.x, at.y, phase);
    const placed = { x, y, tilt: at.tilt, eyes: at.eyes * zoom };
    worn.drawShadows(context, placed);
    sheet.getContext('2d').clearRect(0, 0, stage.width, stage.height);
    worn.draw(sheet.getContext('2d'), placed);
    match(context, sheet);
  });
}

const drawFlat: Parameters<typeof developScene>[1]['drawLayers'] = (
  context,
  _stage,
  layers,
  phase,
) => {
  for (const { draw } of layers) {
    context.save();
    draw(context, phase);
    context.restore();
  }
};
