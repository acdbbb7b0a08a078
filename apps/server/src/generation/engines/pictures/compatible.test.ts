import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bytes, json } from '../testing/answers.ts';
import { newContext } from '../testing/new-context.ts';
import { newPng } from '../testing/pictures.ts';
import { foxRequest, KEY, openDesk, type ProviderDesk } from '../testing/provider-desk.ts';
import { compatiblePicture } from '../testing/recorded-answers.ts';

let png: Buffer;
let desk: ProviderDesk;
beforeAll(async () => {
  png = await newPng(64, 64);
});
beforeEach(async () => {
  desk = await openDesk('compatible', 'Qwen/Qwen-Image');
  desk.server.answer(json(200, compatiblePicture(png.toString('base64'))));
});
afterEach(() => desk.close());

const sentTo = ({ server }: ProviderDesk): unknown => JSON.parse(String(server.requests[0]?.body));

describe('a picture of a compatible server', () => {
  it('is asked for with exactly this', async () => {
    const options = { seed: 7, aspect: '16:9', width: 1920, height: 1080 } as const;
    const request = foxRequest({ options, negativePrompt: 'blur' });
    const result = await desk.engine.generate(request, newContext());
    expect(result).toMatchObject({ width: 1920, height: 1080 });
    expect(desk.server.requests[0]).toMatchObject({
      path: '/v1/images/generations',
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(sentTo(desk)).toEqual({
      model: 'Qwen/Qwen-Image',
      prompt: 'a red fox',
      n: 1,
      size: '1360x768',
      response_format: 'b64_json',
      seed: 7,
      negative_prompt: 'blur',
    });
  });

  it('takes the steps that the operator wants, by both names', async () => {
    const quick = await openDesk('compatible', 'flux', { steps: 4 });
    quick.server.answer(json(200, compatiblePicture(png.toString('base64'))));
    await quick.engine.generate(foxRequest(), newContext());
    expect(sentTo(quick)).toMatchObject({ num_inference_steps: 4, step: 4, size: '64x32' });
    await quick.close();
  });

  it('with a reference goes to the edits with all of it', async () => {
    await desk.engine.generate(foxRequest({ reference: png }), newContext());
    const { path, headers, body } = desk.server.requests[0]!;
    expect(path).toBe('/v1/images/edits');
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'image'))).toEqual({
      model: 'Qwen/Qwen-Image',
      prompt: 'a red fox',
      n: '1',
      size: '64x32',
      response_format: 'b64_json',
      seed: '7',
    });
  });

  it('may come as a link to the same server', async () => {
    const link = `${desk.server.origin}/files/1.png`;
    desk.server.answerInTurn(json(200, { created: 1, data: [{ url: link }] }), bytes(png));
    await expect(desk.engine.generate(foxRequest(), newContext())).resolves.toMatchObject({
      width: 64,
    });
    expect(desk.server.requests.map(({ path }) => path)).toEqual([
      '/v1/images/generations',
      '/files/1.png',
    ]);
  });
});
