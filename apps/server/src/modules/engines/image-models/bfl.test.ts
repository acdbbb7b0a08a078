import { MODEL_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { json } from '../testing/answers.ts';
import { BASE64, openImageEngine, PNG } from '../testing/image-engine.ts';
import { newContext } from '../testing/new-context.ts';
import { foxRequest, KEY } from '../testing/provider-engine.ts';
import { bflExchange, bflUnderway, imageFile } from '../testing/provider-exchanges.ts';
import { bflState } from '../testing/recorded-answers.ts';

const open = (model = 'flux-pro-1.1') => openImageEngine('bfl', model);

describe('an image of Black Forest Labs', () => {
  it.each([
    ['flux-pro-1.1', { width: 1376, height: 768 }, 'image_prompt'],
    ['flux-2-pro', { width: 1376, height: 768 }, 'input_image'],
    ['flux-kontext-pro', { aspect_ratio: '16:9' }, 'input_image'],
    ['flux-pro-1.1-ultra', { aspect_ratio: '16:9' }, 'image_prompt'],
  ])('of %s is requested with exactly this body', async (model, shape, field) => {
    const { engine, server, sent } = await open(model);
    const image = await engine.generate(foxRequest({ reference: PNG }), newContext());
    expect(image).toMatchObject({ width: 64, height: 36, text: null });
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: `/v1/${model}`,
      headers: { 'x-key': KEY },
    });
    expect(sent()).toEqual({
      prompt: 'a red fox',
      seed: 7,
      output_format: 'png',
      ...shape,
      [field]: BASE64,
    });
    expect(engine.capabilities).toMatchObject({ reference: true, negativePrompt: false });
  });

  it('is polled until it is finished, and paid once', async () => {
    const { engine, server } = await open();
    const delivery = bflExchange(imageFile(BASE64));
    server.answerInTurn(bflUnderway, bflUnderway, bflUnderway, delivery);
    await expect(engine.generate(foxRequest(), newContext())).resolves.toMatchObject({ width: 64 });
    const look = 'GET /v1/get_result?id=7d3a';
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/flux-pro-1.1',
      look,
      look,
      look,
      'GET /files/image.png',
    ]);
  });

  it.each([
    ['refused', 'Request Moderated', null, MODEL_MESSAGES.modelRefused],
    [
      'refused',
      'Content Moderated',
      { 'Moderation Reasons': ['Derivative Works Filter', 'copyright'] },
      MODEL_MESSAGES.modelRefusedRights,
    ],
    ['internal', 'Error', { prompt: 'no nsfw' }, MODEL_MESSAGES.modelFailed],
    ['internal', 'Task not found', null, MODEL_MESSAGES.modelFailed],
  ])('that fails is %s: %s', async (kind, status, details, publicMessage) => {
    const { engine, server } = await open();
    server.answerInTurn(bflUnderway, json(200, bflState(status, { details })));
    await expect(engine.generate(foxRequest(), newContext())).rejects.toMatchObject({
      kind,
      publicMessage,
      mayHaveCost: true,
    });
    expect(server.requests).toHaveLength(2);
  });
});
