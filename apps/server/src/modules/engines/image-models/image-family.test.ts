import { expect, it } from 'vitest';
import { openImageEngine } from '../testing/image-engine.ts';
import { newContext } from '../testing/new-context.ts';
import { foxRequest } from '../testing/provider-engine.ts';

const prompt = 'a red fox';

it.each([
  ['bfl', 'flux-9', '/v1/flux-9', { prompt }],
  ['fal', 'someone/anything', '/v1/someone/anything', { prompt, num_images: 1 }],
  [
    'replicate',
    'someone/anything:0a1b',
    '/v1/predictions',
    { version: '0a1b', input: { prompt, num_outputs: 1 } },
  ],
])('an unknown model of %s gets only the prompt', async (...row) => {
  const [provider, model, path, body] = row;
  const { engine, server, sent } = await openImageEngine(provider, model);
  expect(engine.capabilities).toMatchObject({
    reference: false,
    seed: false,
    negativePrompt: false,
    aspects: ['1:1'],
  });
  await engine.generate(foxRequest(), newContext());
  expect(server.requests[0]?.path).toBe(path);
  expect(sent()).toEqual(body);
});
