import { beforeAll, describe, expect, it } from 'vitest';
import { PROPS } from '../art/props/index.ts';
import { SpriteStore } from '../art/sprites.ts';
import type { Canvas } from '../canvas.ts';
import { isSkin, SKIN_TONES, type SkinTone } from '../language/skin-tones.ts';
import { type Colour, fromRgb } from '../math/colour.ts';
import { createNodeHost } from '../node/index.ts';
import { paintOnce } from '../painting.ts';
import type { SceneHost } from '../scene/scene.ts';
import type { Stage } from '../stage/stage.ts';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { drawPuppet } from './draw-puppet.ts';
import { poseAt } from './pose.ts';
import { createPuppet } from './puppet.ts';

const HEAD_PX = 160;
const MIDDLE_PX = HEAD_PX;
let host: SceneHost;
beforeAll(async () => {
  host = await createNodeHost();
});

/** The person alone, under no light, standing; one head width is `HEAD_PX`. */
async function drawPerson(glyph: string, skin: SkinTone): Promise<Canvas> {
  const store = new SpriteStore(host.environment, host.art, PROPS);
  const empty = createEmptyStage();
  const stage: Stage = {
    ...empty,
    palette: { ...empty.palette, ambient: 0 },
    sprite: (name, sizePx, colour = null, tone = null) =>
      store.get(store.inTone(name, tone), sizePx, colour),
  };
  const category = host.art.categoryOf(glyph) ?? '';
  const puppet = await createPuppet(stage, glyph, category, HEAD_PX, null, {
    skin,
    expression: null,
  });
  return paintOnce(host.environment, HEAD_PX * 2, HEAD_PX * 2, (context) => {
    context.translate(MIDDLE_PX, HEAD_PX * 0.1);
    context.scale(HEAD_PX, HEAD_PX);
    const nothing = (): void => undefined;
    drawPuppet(context, puppet, poseAt('idle', 0), {
      phase: 0,
      tailBehind: false,
      handAtFace: false,
      marks: () => undefined,
      thumb: false,
      atChest: nothing,
      bench: null,
      onBack: null,
      inHand: null,
      inFront: null,
      tears: null,
      worn: nothing,
    });
  });
}

/** Colours of a square in head widths about a point; what `counts` refuses is left out. */
function colourAt(
  picture: Canvas,
  [x, y]: readonly [number, number],
  reach: number,
  counts: (colour: Colour) => boolean,
): Colour {
  const size = Math.round(reach * 2 * HEAD_PX);
  const left = Math.round(MIDDLE_PX + (x - reach) * HEAD_PX);
  const top = Math.round((y + 0.1 - reach) * HEAD_PX);
  const { data } = picture.getContext('2d').getImageData(left, top, size, size);
  const colours: Colour[] = [];
  for (let i = 0; i < data.length; i += 4) {
    const colour = fromRgb(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
    if ((data[i + 3] ?? 0) > 220 && counts(colour)) colours.push(colour);
  }
  expect(colours.length).toBeGreaterThan(size);
  const middle = (channel: 0 | 1 | 2): number =>
    colours.map((colour) => colour[channel]).toSorted((a, b) => a - b)[colours.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2)];
}

/** Bounds of people's skin in OKLCH; emoji yellow has a chroma above 0.14 and a hue above 75. */
function expectNatural([lightness, chroma, hue]: Colour): void {
  expect(lightness).toBeGreaterThan(0.34);
  expect(lightness).toBeLessThan(0.92);
  expect(chroma).toBeGreaterThan(0.03);
  expect(chroma).toBeLessThan(0.12);
  expect(hue).toBeGreaterThan(15);
  expect(hue).toBeLessThan(70);
}

const PEOPLE = [
  ['man', 0.5],
  ['woman', 0.5],
  ['boy', 0.5],
  ['girl', 0.5],
  ['baby', 0.55],
  ['old-woman', 0.55],
  ['man-red-hair', 0.5],
  ['woman-blond-hair', 0.55],
  ['woman-brown-hair', 0.5],
  ['man-wearing-turban', 0.55],
  ['health-worker', 0.32],
  ['farmer', 0.28],
  ['woman-with-headscarf', 0.3],
] as const;

describe.each(PEOPLE)('%s', (glyph, faceY) => {
  it.each(SKIN_TONES)('has face and hands of one natural tone: %s', async (tone) => {
    const picture = await drawPerson(glyph, tone);
    const face = colourAt(picture, [0, faceY], 0.14, isSkin);
    const { leftHand } = poseAt('idle', 0);
    const hand = colourAt(picture, leftHand, 0.05, () => true);
    expectNatural(face);
    expectNatural(hand);
    expect(Math.abs(face[0] - hand[0])).toBeLessThan(0.1);
    expect(Math.abs(face[2] - hand[2])).toBeLessThan(20);
  });

  it('gets darker from tone to tone', async () => {
    const lightness = await Promise.all(
      SKIN_TONES.map(
        async (tone) => colourAt(await drawPerson(glyph, tone), [0, faceY], 0.14, isSkin)[0],
      ),
    );
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
  });
});
