import { type Actor, createActor } from '../actors/actor.ts';
import { drawActor, huggingArmOf } from '../actors/draw-actor.ts';
import type { ArtPack } from '../art/pack.ts';
import type { Canvas, Environment } from '../canvas.ts';
import type { SettingName } from '../language/setting-name.ts';
import { hiddenSubjects } from '../layout/hidden-subjects.ts';
import { layOut } from '../layout/layout.ts';
import { lostCounts } from '../layout/lost-counts.ts';
import { lostRelations } from '../layout/lost-relations.ts';
import { lostSizes } from '../layout/lost-sizes.ts';
import { extentOf, type Placement } from '../layout/placement.ts';
import { fract } from '../math/periodic.ts';
import { ownCanvases, shrink } from '../own-canvases.ts';
import { drawRecorded, movedToNewCanvas, paintOnce } from '../painting.ts';
import type { FaceCascade } from '../photo/face-cascade.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { createFinish } from '../post/index.ts';
import { addFestival } from '../settings/festive.ts';
import { addFrontTable } from '../settings/front-table.ts';
import { SETTINGS } from '../settings/index.ts';
import { addLandforms } from '../settings/landforms.ts';
import { addLightStrings } from '../settings/light-strings.ts';
import { createStage, type StageRequest } from '../stage/create-stage.ts';
import type { DrawLayer, HeroPlace, SpeakerPlace, Stage } from '../stage/stage.ts';
import { addAtmosphere, isInHand, isSteaming } from './atmosphere.ts';
import { addBlinkingLights } from './blinking-lights.ts';
import { createCameraMove } from './camera-move.ts';
import { drawThroughCamera } from './camera.ts';
import { createCaption } from './caption.ts';
import { createChanging } from './changing-actors.ts';
import { layOnGround } from './cut-outs.ts';
import { addDiscoLights } from './disco-lights.ts';
import type { ComposedScene, DrawableScene } from './drawable-scene.ts';
import { drawnOf } from './drawn-actors.ts';
import { deedsOfEmptyHands } from './empty-hands.ts';
import { addFallingInto } from './falling-into.ts';
import { addFallingThings } from './falling-things.ts';
import { addFireLight } from './fire-light.ts';
import { addFloodlights } from './floodlights.ts';
import { addGlow } from './glow.ts';
import { addHaloRing } from './halo-ring.ts';
import { addHeadlights } from './headlights.ts';
import { leanGround, prepareIncline } from './incline.ts';
import { addIndoorAir } from './indoor-air.ts';
import { addLampLight } from './lamp-light.ts';
import { addLighthouseBeams } from './lighthouse-beam.ts';
import { lostActs } from './lost-acts.ts';
import { lostHeldCounts } from './lost-held-counts.ts';
import { addMirrorImages } from './mirror-images.ts';
import { addMovingGround } from './moving-ground.ts';
import { movePattern } from './moving-pattern.ts';
import { showAsNeonSign } from './neon-sign.ts';
import { putOutOfFocus } from './out-of-focus.ts';
import { addPassingAir } from './passing-air.ts';
import { passScenery } from './passing-scenery.ts';
import { firstPhase } from './phases.ts';
import { seenByCamera } from './seen-by-camera.ts';
import { unseenSubjects } from './seen-subjects.ts';
import { showAgainstTheLight } from './silhouettes.ts';
import { createSpeechBubbles } from './speech-bubbles.ts';
import { addSpinner } from './spinner.ts';
import { addSpray } from './spray.ts';
import { addThingEffects, lostEffects } from './thing-effects.ts';
import { addTrainSmoke } from './train-smoke.ts';
import { unseenHeld } from './unseen-held.ts';
import { addWeatherOutOfFocus } from './weather-out-of-focus.ts';

/** Above it there is too little ground to step back on. Fraction of the height. */
const LOW_GROUND = 0.8;
/** How much the ground moves in the picture for each doubling of the size. */
const STEP = 0.2;

/** Places that have them anyway. */
const OWN_LIGHT_STRINGS: ReadonlySet<SettingName> = new Set<SettingName>([
  'market',
  'terrace',
  'rooftop',
  'flatlay',
]);

interface DevelopedScene extends DrawableScene {
  /** Draws the lettering before everything else; null where there is none. */
  readonly drawText: DrawLayer | null;
}

export interface SceneHost {
  readonly environment: Environment;
  readonly art: ArtPack;
  /** Finds faces of people on reference images; without it they are not found. */
  readonly faceCascade?: FaceCascade;
}

/**
 * Builds a directed plan's scene: setting, actors, weather, light, style, lettering.
 * @param withoutBackdrop leaves transparent what is neither actor nor lettering
 */
export async function composeScene(
  plan: ScenePlan,
  request: StageRequest,
  host: SceneHost,
  withoutBackdrop = false,
): Promise<ComposedScene> {
  const layerCanvases = ownCanvases(host.environment);
  const stage = createStage(plan, request, { ...host, environment: layerCanvases.environment });
  await SETTINGS[plan.setting](stage);
  await addLandforms(stage);
  if (plan.isTabletop) {
    putOutOfFocus(stage);
    addWeatherOutOfFocus(stage);
    addFrontTable(stage);
  } else stepBack(stage);
  prepareIncline(stage);
  addIndoorAir(stage);
  if (plan.hasLightStrings && !OWN_LIGHT_STRINGS.has(plan.setting)) {
    addLightStrings(stage, { top: 0.03, drop: 0.1 });
  }
  await addFestival(stage);
  if (withoutBackdrop) stage.layers.length = 0;
  const behind = stage.layers.length;
  const actors = await addActors(stage, host.art);
  if (plan.format === 'pattern') movePattern(stage, stage.layers.splice(behind));
  if (plan.isNeonSign) showAsNeonSign(stage, stage.layers.splice(behind));
  else if (plan.setting === 'flatlay' && plan.dividedSheet === undefined)
    layOnGround(stage, stage.layers.splice(behind));
  if (plan.style === 'silhouette') showAgainstTheLight(stage, stage.layers.splice(behind));
  addMirrorImages(stage, stage.layers.slice(behind));
  stage.zoom = zoomOf(stage, actors);
  if (!withoutBackdrop) {
    passScenery(stage, actors, behind);
    addSurroundings(stage, actors);
    leanGround(stage, actors, behind);
    addAtmosphere(stage);
    await addFallingThings(stage);
    await addFallingInto(stage, actors);
    await addSpinner(stage);
  }
  const placements = actors.map(({ placement }) => placement);
  const unseenThings = await unseenHeld(stage, actors, (glyph) => host.art.categoryOf(glyph));
  const { frame, drawText } = developScene(
    stage,
    { drawLayers: drawThroughCamera, keepsAlpha: withoutBackdrop },
    host.environment,
    layerCanvases.release,
  );
  return {
    frame,
    lostWords: new Set([
      ...hiddenSubjects(plan, placements, stage),
      ...unseenSubjects(plan, drawnOf(stage, actors, drawText), stage, layerCanvases.environment),
      ...unseenThings,
      ...lostRelations(plan, placements, stage),
      ...lostSizes(plan, placements),
      ...(plan.format === null ? lostCounts(plan, placements, stage) : []),
      ...(plan.format === null ? lostHeldCounts(actors) : []),
      ...lostEffects(plan, placements),
      ...lostActs(plan, actors, stage),
      ...deedsOfEmptyHands(plan, actors),
      ...(stage.still ? (plan.seenInLoops ?? []) : []),
    ]),
  };
}

/** The smallest letters that can be read, in thousandths of the shorter side. */
const READABLE = 25;

/** What a thing bears too small to be read, or not at all, is the headline. */
function withLostTexts(stage: Stage): Stage {
  const { plan, letteredPx, unit } = stage;
  const lost = plan.subjects.flatMap(({ lettering }) =>
    lettering === undefined || (letteredPx.get(lettering) ?? 0) >= READABLE * unit ? [] : lettering,
  );
  const [caption] = lost;
  return caption === undefined ? stage : { ...stage, plan: { ...plan, caption } };
}

type DrawLayers = typeof drawThroughCamera;

/** Actors nearer to the camera stand lower in the picture; a pedestal stays where it is. */
function stepBack(stage: Stage): void {
  const { ground, water, take, plan } = stage;
  if (water || ground === null || ground < LOW_GROUND || plan.setting === 'abstract') return;
  if (ENDS_BEHIND.has(plan.setting) && take.closeness < 1) return;
  stage.ground = Math.min(0.95, ground + STEP * (take.closeness - 1));
}

/** Farther away there is water, or the fronts of houses. */
const ENDS_BEHIND: ReadonlySet<SettingName> = new Set<SettingName>(['beach', 'city', 'street']);

/** Places whose ground is a table, a pedestal or a stage that the actors stand on. */
const SET_PIECES: ReadonlySet<SettingName> = new Set<SettingName>([
  'abstract',
  'room',
  'stage',
  'flatlay',
]);

/** Buildings and trees behind the actors would be cut off, and the waves would leave the boats. */
function zoomOf({ take, ground, water, plan }: Stage, actors: readonly Actor[]): number {
  const isBound =
    water ||
    ground === null ||
    plan.isTabletop ||
    SET_PIECES.has(plan.setting) ||
    plan.sights.length > 0;
  return isBound || actors.some(({ placement }) => placement.role === 'back') ? 1 : take.zoom;
}

interface Development {
  readonly drawLayers: DrawLayers;
  /** Glow, colors and style change only what the layers have drawn. */
  readonly keepsAlpha: boolean;
}

/**
 * @param environment of the canvases that are needed after the layers were drawn
 * @param releaseLayers frees the canvases of the layers
 */
export function developScene(
  stage: Stage,
  { drawLayers, keepsAlpha }: Development,
  environment: Environment,
  releaseLayers: () => void,
): DevelopedScene {
  const layers = stage.layers.toSorted((a, b) => a.order - b.order);
  const lasting = { ...withLostTexts(stage), ...seenByCamera(stage), environment };
  const finish = createFinish(lasting, (context) =>
    drawLayers(context, stage, layers, firstPhase(stage)),
  );
  const moveCamera = createCameraMove(lasting);
  const drawText = createSpeechBubbles(lasting) ?? createCaption(lasting);
  let canvas = environment.createCanvas(stage.width, stage.height);
  let isDrawn = false;
  /** Frees the canvases of each layer when it is drawn. */
  const drawLayersOnce = (phase: number): void => {
    for (const layer of layers) {
      drawLayers(canvas.getContext('2d'), stage, [layer], phase);
      if (layer.release === undefined) continue;
      drawRecorded(environment, canvas);
      layer.release();
      canvas = movedToNewCanvas(environment, canvas);
    }
    drawRecorded(environment, canvas);
    releaseLayers();
  };
  return {
    drawText,
    frame(phase) {
      if (isDrawn && stage.still) throw new Error('A still is drawn once.');
      isDrawn = true;
      const p = fract(phase);
      if (stage.still) {
        drawLayersOnce(p);
      } else {
        // It loses the last frame and the copies of it that the host keeps; clearing would leave those.
        canvas.width = stage.width;
        drawLayers(canvas.getContext('2d'), stage, layers, p);
      }
      moveCamera?.(canvas, p);
      const drawn = keepsAlpha ? copyOf(canvas, environment) : null;
      finish.develop(canvas, p);
      if (drawn !== null) restoreAlpha(canvas, drawn, environment);
      drawText?.(canvas.getContext('2d'), p);
      if (stage.still) finish.grain(canvas);
      return canvas;
    },
  };
}

const copyOf = (canvas: Canvas, environment: Environment): Canvas =>
  paintOnce(environment, canvas.width, canvas.height, (context) => context.drawImage(canvas, 0, 0));

/** Keeps of a canvas what another one of the same size covers. Shrinks the other one. */
function restoreAlpha(canvas: Canvas, drawn: Canvas, environment: Environment): void {
  const context = canvas.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(drawn, 0, 0);
  context.restore();
  drawRecorded(environment, canvas);
  shrink(drawn);
}

/** How much later than its owner an arm is drawn that lies on somebody else. */
const ARM_OVER = 0.002;

export async function addActors(stage: Stage, art: ArtPack): Promise<readonly Actor[]> {
  const categoryOf = (glyph: string): string | null => art.categoryOf(glyph);
  const placements = layOut(stage.plan, stage, categoryOf);
  stage.hero = heroPlace(placements, stage);
  addHaloRing(stage);
  stage.steaming = steamingPlaces(placements, stage);
  stage.speakers = speakerPlaces(placements, stage, categoryOf);
  const actors = await Promise.all(
    placements.map((placement) => createActor(stage, placement, categoryOf)),
  );
  for (const actor of actors) {
    const { order, depth, orbit, phaseOffset } = actor.placement;
    const changing = createChanging(actor, stage);
    if (changing !== null) {
      stage.addLayer(order, depth, changing);
      continue;
    }
    if (!orbit) {
      stage.addLayer(order, depth, (context, phase) => drawActor(context, actor, stage, phase));
      const over = actor.placement.hasArmOver ? huggingArmOf(actor) : null;
      if (over) {
        stage.addLayer(order + ARM_OVER, depth, (context, phase) =>
          drawActor(context, over, stage, phase),
        );
      }
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
  return actors;
}

/** What actors do to the place around them. */
export function addSurroundings(stage: Stage, actors: readonly Actor[]): void {
  addMovingGround(stage, actors);
  addPassingAir(stage, actors);
  addSpray(stage, actors);
  addTrainSmoke(stage, actors);
  addThingEffects(stage, actors);
  addLampLight(stage, actors);
  addFloodlights(stage, actors);
  addDiscoLights(stage, actors);
  addHeadlights(stage, actors);
  addFireLight(stage, actors);
  addGlow(stage, actors);
  addBlinkingLights(stage, actors);
  addLighthouseBeams(stage, actors);
}

/** Where steam rises: from each hot thing that stands by itself, else from each copy of the hero. */
function steamingPlaces(
  placements: readonly Placement[],
  { plan, width, height }: Stage,
): HeroPlace[] {
  const hot = placements.filter(({ subject }) => isSteaming(plan, subject));
  const hero = placements.find(({ role }) => role === 'hero')?.subject;
  const isHotInHand = plan.subjects.some((_, i) => isSteaming(plan, i) && isInHand(plan, i));
  const rising =
    hot.length > 0 || isHotInHand ? hot : placements.filter(({ subject }) => subject === hero);
  const shorter = Math.min(width, height);
  return rising.map(({ x, y, size, airborne, mounts }) => {
    // A table fills about two thirds of its box.
    const below = mounts.reduce((sum, mount) => sum + mount.size * mount.rise * 0.65, 0);
    // From above it rises over the dish itself.
    if (plan.setting === 'flatlay') return { x, y: y + (size * 0.26 * shorter) / height, size };
    return { x, y: airborne ? y : y - ((below + size / 2) * shorter) / height, size };
  });
}

/** How far an animal's head is before its middle, in widths. */
const HEAD_AHEAD = 0.3;
/** How far its crown is below the upper edge of its box, in widths. */
const HEAD_BELOW = 0.1;

/** Where the heads are of those who say something: a line each, where several of one kind speak. */
function speakerPlaces(
  placements: readonly Placement[],
  { plan, width, height }: Stage,
  categoryOf: (glyph: string) => string | null,
): readonly SpeakerPlace[] {
  return plan.subjects.flatMap(({ speech, glyph }, index) => {
    if (speech === undefined) return [];
    const texts = speech.split('\n');
    const isAnimal = categoryOf(glyph)?.startsWith('animal') === true;
    const copies = placements.filter(({ subject }) => subject === index);
    const lines = copies.length < texts.length ? [texts.join(' ')] : texts;
    return copies.slice(0, lines.length).map((placement, copy): SpeakerPlace => {
      const ahead = isAnimal
        ? HEAD_AHEAD * placement.size * (placement.facing === 'left' ? -1 : 1)
        : 0;
      const shorter = Math.min(width, height);
      const tall = (extentOf(placement).height * shorter) / height;
      const below = isAnimal ? (HEAD_BELOW * placement.size * shorter) / height : 0;
      const top = below + placement.y - (placement.airborne ? tall / 2 : tall);
      return { x: placement.x + (ahead * shorter) / width, y: top, text: lines[copy] ?? '' };
    });
  });
}

/** The hero's middle and size, for steam, hearts and notes that rise from it. */
function heroPlace(placements: readonly Placement[], stage: Stage): HeroPlace | null {
  const hero = placements.find((placement) => placement.role === 'hero');
  if (!hero) return null;
  const tall = (extentOf(hero).height * Math.min(stage.width, stage.height)) / stage.height;
  return { x: hero.x, y: hero.airborne ? hero.y : hero.y - tall / 2, size: hero.size };
}
