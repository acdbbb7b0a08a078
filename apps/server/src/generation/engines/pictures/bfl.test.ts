import { MODEL_MESSAGES } from '@loopwright/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/answers.ts';
import { bflExchange, originOf, pictureFile } from '../testing/exchanges.ts';
import type { Answerer } from '../testing/fake-server.ts';
import { newContext } from '../testing/new-context.ts';
import { newPng } from '../testing/pictures.ts';
import { foxRequest, KEY, openDesk, type ProviderDesk } from '../testing/provider-desk.ts';
import { bflState, bflTask } from '../testing/recorded-answers.ts';

let png: Buffer;
let desk: ProviderDesk;
beforeAll(async () => {
  png = await newPng(8, 8);
});
afterEach(() => desk.close());

async function open(model = 'flux-pro-1.1'): Promise<ProviderDesk> {
  desk = await openDesk('bfl', model);
  desk.server.answer(bflExchange(pictureFile(png.toString('base64'))));
  return desk;
}

const sent = (): [string, unknown] => {
  const { path, body } = desk.server.requests[0]!;
  return [path, JSON.parse(String(body))];
};

const task: Answerer = (request, response) =>
  json(200, bflTask(originOf(request)))(request, response);

describe('a picture of Black Forest Labs', () => {
  it.each([
    ['flux-pro-1.1', { width: 1376, height: 768 }, 'image_prompt'],
    ['flux-2-pro', { width: 1376, height: 768 }, 'input_image'],
    ['flux-kontext-pro', { aspect_ratio: '16:9' }, 'input_image'],
    ['flux-pro-1.1-ultra', { aspect_ratio: '16:9' }, 'image_prompt'],
  ])('of %s is asked for with exactly this', async (model, shape, field) => {
    const { engine, server } = await open(model);
    const picture = await engine.generate(foxRequest({ reference: png }), newContext());
    expect(picture).toMatchObject({ width: 64, height: 36, text: null });
    expect(server.requests[0]).toMatchObject({ method: 'POST', headers: { 'x-key': KEY } });
    expect(sent()).toEqual([
      `/v1/${model}`,
      {
        prompt: 'a red fox',
        seed: 7,
        output_format: 'png',
        ...shape,
        [field]: png.toString('base64'),
      },
    ]);
    expect(engine.capabilities).toMatchObject({ reference: true, negativePrompt: false });
  });

  it('is looked at until it is there, and paid once', async () => {
    const { engine, server } = await open();
    const pending = json(200, bflState('Pending'));
    const delivery = bflExchange(pictureFile(png.toString('base64')));
    server.answerInTurn(task, pending, pending, delivery);
    await expect(engine.generate(foxRequest(), newContext())).resolves.toMatchObject({ width: 64 });
    const look = 'GET /v1/get_result?id=7d3a';
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/flux-pro-1.1',
      look,
      look,
      look,
      'GET /files/picture.png',
    ]);
  });

  it('that is never finished is given up at our deadline', async () => {
    desk = await openDesk('bfl', 'flux-pro-1.1', { wholeMs: 100 });
    const { engine, server } = desk;
    server.answerInTurn(task, json(200, bflState('Pending')));
    await expect(engine.generate(foxRequest(), newContext())).rejects.toMatchObject({
      publicMessage: MODEL_MESSAGES.modelTooSlow,
      mayHaveCost: true,
    });
  });

  it('is no longer looked at when the person does not want it any more', async () => {
    const { engine, server } = await open();
    const controller = new AbortController();
    const { signal } = controller;
    server.answerInTurn(task, () => controller.abort('enough'));
    const run = engine.generate(foxRequest(), newContext({ signal }));
    expect(await run.catch((cause: unknown) => cause)).toBe('enough');
    expect(server.requests).toHaveLength(2);
  });

  it('of a model that nobody knows here is asked for with the prompt alone', async () => {
    const { engine } = await open('flux-9');
    expect(engine.capabilities).toMatchObject({ reference: false, seed: false, aspects: ['1:1'] });
    await engine.generate(foxRequest(), newContext());
    expect(sent()).toEqual(['/v1/flux-9', { prompt: 'a red fox' }]);
  });

  it.each([
    ['refused', 'Request Moderated', null, MODEL_MESSAGES.modelRefused],
    [
      'refused',
      'Content Moderated',
      { 'Moderation Reasons': ['Derivative Works Filter', 'copyright'] },
      MODEL_MESSAGES.modelRefusedRights,
    ],
    ['internal', 'Error', null, MODEL_MESSAGES.modelFailed],
    ['internal', 'Task not found', null, MODEL_MESSAGES.modelFailed],
  ])('that comes to nothing is %s: %s', async (code, status, details, publicMessage) => {
    const { engine, server } = await open();
    server.answerInTurn(task, json(200, bflState(status, { details })));
    await expect(engine.generate(foxRequest(), newContext())).rejects.toMatchObject({
      code,
      publicMessage,
      mayHaveCost: true,
    });
    expect(server.requests).toHaveLength(2);
  });
});
