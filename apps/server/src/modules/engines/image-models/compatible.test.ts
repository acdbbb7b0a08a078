import { describe, expect, it } from 'vitest';
import { bytes, json } from '../testing/answers.ts';
import { openImageEngine, PNG } from '../testing/image-engine.ts';
import { newContext } from '../testing/new-context.ts';
import { foxRequest, KEY } from '../testing/provider-engine.ts';
import { fieldsOf, formOf } from '../testing/read-form.ts';

const open = () => openImageEngine('compatible', 'Qwen/Qwen-Image');

describe('an image of a compatible server', () => {
  it('is requested with exactly this body', async () => {
    const { engine, server, sent } = await open();
    const options = { seed: 7, aspect: '16:9', width: 1920, height: 1080 } as const;
    const request = foxRequest({ options, negativePrompt: 'blur' });
    const result = await engine.generate(request, newContext());
    expect(result).toMatchObject({ width: 1920, height: 1080 });
    expect(server.requests[0]).toMatchObject({
      path: '/v1/images/generations',
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(sent()).toEqual({
      model: 'Qwen/Qwen-Image',
      prompt: 'a red fox',
      n: 1,
      size: '1360x768',
      response_format: 'b64_json',
      seed: 7,
      negative_prompt: 'blur',
    });
  });

  it('sends the configured steps under both names', async () => {
    const { engine, sent } = await openImageEngine('compatible', 'flux', { steps: 4 });
    await engine.generate(foxRequest(), newContext());
    expect(sent()).toMatchObject({ num_inference_steps: 4, step: 4, size: '64x32' });
  });

  it('with a reference is sent to the edits with all fields', async () => {
    const { engine, server } = await open();
    await engine.generate(foxRequest({ reference: PNG }), newContext());
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/images/edits');
    const form = await formOf(request!);
    expect(form.get('image')).toBeInstanceOf(File);
    expect(fieldsOf(form)).toEqual({
      model: 'Qwen/Qwen-Image',
      prompt: 'a red fox',
      n: '1',
      size: '64x32',
      response_format: 'b64_json',
      seed: '7',
    });
  });

  it('may come as a link to the same server', async () => {
    const { engine, server } = await open();
    const link = `${server.origin}/files/1.png`;
    server.answerInTurn(json(200, { created: 1, data: [{ url: link }] }), bytes(PNG));
    await expect(engine.generate(foxRequest(), newContext())).resolves.toMatchObject({
      width: 64,
    });
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/v1/images/generations',
      '/files/1.png',
    ]);
  });
});
