import { MODEL_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { json } from '../testing/answers.ts';
import { openImageEngine, PNG } from '../testing/image-engine.ts';
import { newContext } from '../testing/new-context.ts';
import { foxRequest } from '../testing/provider-engine.ts';
import { falError, falImage } from '../testing/recorded-answers.ts';

async function open(model: string) {
  const opened = await openImageEngine('fal', model);
  /** The path and body of the request. */
  const sentTo = () => [opened.server.requests[0]?.path, opened.sent()];
  return { ...opened, sentTo };
}

const PROMPT = { prompt: 'a red fox', num_images: 1 };
const LINK = expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) as string;
const SIZE = { image_size: { width: 64, height: 32 } };

interface Requests {
  readonly model: string;
  readonly plain: readonly [string, object];
  readonly edit?: readonly [string, object];
}

/** The expected requests without and with an image. */
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

describe('an image of fal', () => {
  it.each(REQUESTS)('of $model is requested with exactly this body', async (requests) => {
    const { engine, server, sentTo } = await open(requests.model);
    const image = await engine.generate(foxRequest(), newContext());
    expect(image).toMatchObject({ width: 64, height: 36, text: null });
    const [path, fields] = requests.plain;
    expect(sentTo()).toEqual([path, { ...PROMPT, seed: 7, output_format: 'png', ...fields }]);
    expect(server.requests).toHaveLength(2);
    expect(engine.capabilities).toMatchObject({
      reference: requests.edit !== undefined,
      seed: true,
      negativePrompt: false,
    });
  });

  it.each(EDITS)('of $model takes a reference at $path', async ({ model, path, fields }) => {
    const { engine, sentTo } = await open(model);
    await engine.generate(foxRequest({ reference: PNG }), newContext());
    expect(sentTo()).toEqual([path, { ...PROMPT, seed: 7, output_format: 'png', ...fields }]);
  });

  it('takes a negative prompt where the model does', async () => {
    const { engine, sent } = await open('fal-ai/qwen-image');
    expect(engine.capabilities.negativePrompt).toBe(true);
    await engine.generate(foxRequest({ negativePrompt: 'blur' }), newContext());
    expect(sent()).toMatchObject({ negative_prompt: 'blur' });
  });

  it.each([
    ['before', json(422, falError('Flagged by a content checker.', 'content_policy_violation'))],
    ['after', json(200, { ...falImage('http://unasked/'), has_nsfw_concepts: [true] })],
  ])('is refused %s it is made', async (when, answer) => {
    const { engine, server } = await open('fal-ai/flux/dev');
    server.answer(answer);
    const { modelRefused, modelRefusedSexual } = MODEL_MESSAGES;
    await expect(engine.generate(foxRequest(), newContext())).rejects.toMatchObject({
      kind: 'refused',
      publicMessage: when === 'before' ? modelRefused : modelRefusedSexual,
    });
    expect(server.requests).toHaveLength(1);
  });
});
