import { MODEL_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { html, json } from '../testing/answers.ts';
import type { Answerer } from '../testing/fake-server.ts';
import { BASE64, openImageEngine, PNG } from '../testing/image-engine.ts';
import { newContext } from '../testing/new-context.ts';
import { foxRequest, KEY } from '../testing/provider-engine.ts';
import { originOf, imageFile } from '../testing/provider-exchanges.ts';
import { replicatePrediction } from '../testing/recorded-answers.ts';

const open = (model = 'black-forest-labs/flux-dev') => openImageEngine('replicate', model);

const prediction =
  (status: string, rest: object = {}): Answerer =>
  (request, response) =>
    json(200, replicatePrediction(originOf(request), status, rest))(request, response);

const PROMPT = { prompt: 'a red fox', num_outputs: 1 };
const LINK = expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) as string;

describe('an image of Replicate', () => {
  it('is requested with exactly this body', async () => {
    const { engine, server, sent } = await open();
    const image = await engine.generate(foxRequest(), newContext());
    expect(image).toMatchObject({ width: 64, height: 36, text: null });
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/models/black-forest-labs/flux-dev/predictions',
      headers: { authorization: `Bearer ${KEY}`, prefer: 'wait' },
    });
    expect(sent()).toEqual({
      input: { ...PROMPT, aspect_ratio: '16:9', seed: 7, output_format: 'png' },
    });
  });

  it('is polled until it is finished, also after failed polls, and paid once', async () => {
    const { engine, server } = await open();
    const output = (request: Parameters<Answerer>[0]) => [`${originOf(request)}/files/image.png`];
    server.answerInTurn(
      prediction('starting'),
      prediction('processing'),
      html(502),
      (_, response) => void response.destroy(),
      prediction('processing'),
      (request, response) =>
        prediction('succeeded', { output: output(request) })(request, response),
      imageFile(BASE64),
    );
    await expect(engine.generate(foxRequest(), newContext())).resolves.toMatchObject({ width: 64 });
    const look = 'GET /v1/predictions/gm3qorzdhgbfurvjtvhg6dckhu';
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/models/black-forest-labs/flux-dev/predictions',
      look,
      look,
      look,
      look,
      look,
      'GET /files/image.png',
    ]);
  });

  it.each([
    ['black-forest-labs/flux-dev', { image: LINK }],
    ['black-forest-labs/flux-1.1-pro', { image_prompt: LINK }],
    ['black-forest-labs/flux-kontext-pro', { input_image: LINK }],
    ['black-forest-labs/flux-2-pro', { input_images: [LINK] }],
  ])('of %s takes a reference in the field of that model', async (model, field) => {
    const { engine, sent } = await open(model);
    expect(engine.capabilities.reference).toBe(true);
    await engine.generate(foxRequest({ reference: PNG }), newContext());
    expect(sent()).toEqual({
      input: { ...PROMPT, aspect_ratio: '16:9', seed: 7, output_format: 'png', ...field },
    });
  });

  it('takes a negative prompt where the model does', async () => {
    const { engine, sent } = await open('stability-ai/stable-diffusion-3.5-large');
    expect(engine.capabilities.negativePrompt).toBe(true);
    await engine.generate(foxRequest({ negativePrompt: 'blur' }), newContext());
    expect(sent()).toMatchObject({ input: { negative_prompt: 'blur' } });
  });

  it.each([
    ['refused', 'NSFW content detected. Try running it again.', MODEL_MESSAGES.modelRefusedSexual],
    ['internal', 'CUDA out of memory', MODEL_MESSAGES.modelFailed],
  ])('that fails is %s: %s', async (kind, error, publicMessage) => {
    const { engine, server } = await open();
    server.answer(prediction('failed', { error }));
    await expect(engine.generate(foxRequest(), newContext())).rejects.toMatchObject({
      kind,
      publicMessage,
      mayHaveCost: true,
    });
    expect(server.requests).toHaveLength(1);
  });
});
