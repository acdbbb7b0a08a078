import { MODEL_MESSAGES } from '@loopwright/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/answers.ts';
import { falExchange, pictureFile } from '../testing/exchanges.ts';
import { newContext } from '../testing/new-context.ts';
import { newPng } from '../testing/pictures.ts';
import { foxRequest, openDesk, type ProviderDesk } from '../testing/provider-desk.ts';
import { falError, falPicture } from '../testing/recorded-answers.ts';

let png: Buffer;
let desk: ProviderDesk;
beforeAll(async () => {
  png = await newPng(64, 64);
});
afterEach(() => desk.close());

async function open(model: string): Promise<ProviderDesk> {
  desk = await openDesk('fal', model);
  desk.server.answer(falExchange(pictureFile(png.toString('base64'))));
  return desk;
}

/** Where it was asked, and with what. */
const sent = (): [string, unknown] => {
  const { path, body } = desk.server.requests[0]!;
  return [path, JSON.parse(String(body))];
};

const PROMPT = { prompt: 'a red fox', num_images: 1 };
const LINK = expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) as string;
const SIZE = { image_size: { width: 64, height: 32 } };

interface Requests {
  readonly model: string;
  readonly plain: readonly [string, object];
  readonly edit?: readonly [string, object];
}

/** What is sent, and where, without a picture and with one. */
const REQUESTS: readonly Requests[] = [
  {
    model: 'fal-ai/flux/dev',
    plain: ['/v1/fal-ai/flux/dev', SIZE],
    edit: ['/v1/fal-ai/flux/dev/image-to-image', { image_url: LINK }],
  },
  { model: 'fal-ai/flux/schnell', plain: ['/v1/fal-ai/flux/schnell', SIZE] },
  {
    model: 'fal-ai/flux-pro/v1.1-ultra',
    plain: ['/v1/fal-ai/flux-pro/v1.1-ultra', { aspect_ratio: '16:9' }],
  },
  {
    model: 'fal-ai/flux-pro/kontext',
    plain: ['/v1/fal-ai/flux-pro/kontext/text-to-image', { aspect_ratio: '16:9' }],
    edit: ['/v1/fal-ai/flux-pro/kontext', { image_url: LINK, aspect_ratio: '16:9' }],
  },
  {
    model: 'fal-ai/flux-2-pro',
    plain: ['/v1/fal-ai/flux-2-pro', SIZE],
    edit: ['/v1/fal-ai/flux-2-pro/edit', { image_urls: [LINK], ...SIZE }],
  },
];

const EDITS = REQUESTS.flatMap(({ model, edit }) =>
  edit === undefined ? [] : [{ model, path: edit[0], fields: edit[1] }],
);

describe('a picture of fal', () => {
  it.each(REQUESTS)('of $model is asked for with exactly this', async (requests) => {
    const { engine, server } = await open(requests.model);
    const picture = await engine.generate(foxRequest(), newContext());
    expect(picture).toMatchObject({ width: 64, height: 36, text: null });
    const [path, fields] = requests.plain;
    expect(sent()).toEqual([path, { ...PROMPT, seed: 7, output_format: 'png', ...fields }]);
    expect(server.requests).toHaveLength(2);
    expect(engine.capabilities).toMatchObject({
      reference: requests.edit !== undefined,
      seed: true,
      negativePrompt: false,
    });
  });

  it.each(EDITS)('of $model takes a reference at $path', async ({ model, path, fields }) => {
    const { engine } = await open(model);
    await engine.generate(foxRequest({ reference: png }), newContext());
    expect(sent()).toEqual([path, { ...PROMPT, seed: 7, output_format: 'png', ...fields }]);
  });

  it('takes a negative prompt where the model does', async () => {
    const { engine } = await open('fal-ai/qwen-image');
    expect(engine.capabilities.negativePrompt).toBe(true);
    await engine.generate(foxRequest({ negativePrompt: 'blur' }), newContext());
    expect(sent()[1]).toMatchObject({ negative_prompt: 'blur' });
  });

  it('of a model that nobody knows here is asked for with the prompt alone', async () => {
    const { engine } = await open('someone/anything');
    expect(engine.capabilities).toMatchObject({
      reference: false,
      seed: false,
      negativePrompt: false,
      aspects: ['1:1'],
    });
    await engine.generate(foxRequest(), newContext());
    expect(sent()).toEqual(['/v1/someone/anything', PROMPT]);
  });

  it.each([
    ['before', json(422, falError('Flagged by a content checker.', 'content_policy_violation'))],
    ['after', json(200, { ...falPicture('http://unasked/'), has_nsfw_concepts: [true] })],
  ])('is refused %s it is made', async (when, answer) => {
    const { engine, server } = await open('fal-ai/flux/dev');
    server.answer(answer);
    const { modelRefused, modelRefusedSexual } = MODEL_MESSAGES;
    await expect(engine.generate(foxRequest(), newContext())).rejects.toMatchObject({
      code: 'refused',
      publicMessage: when === 'before' ? modelRefused : modelRefusedSexual,
    });
    expect(server.requests).toHaveLength(1);
  });
});
