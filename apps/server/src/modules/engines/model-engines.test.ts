import type { GenerationKind } from '@loopwright/contract';
import { expect, it } from 'vitest';
import { ConfigurationError } from '../../platform/configuration-error.ts';
import { createModelEngines } from './model-engines.ts';

const settings = { apiKey: 'a key', baseUrl: 'http://127.0.0.1:9/v1', steps: null };
const names = ['google', 'openai', 'fal', 'replicate', 'bfl', 'compatible', 'videos'];
const providers = Object.fromEntries(names.map((name) => [name, settings]));
const { open } = createModelEngines({ providers, concurrency: 1 });

const openNamed = async (kind: GenerationKind, id: string) => {
  const [provider = '', model = ''] = id.split(':');
  return await open(kind, { provider, model, plans: ['premium'] });
};

it.each([
  ['google:veo-3.1-generate-preview', 'VIDEO_MODEL'],
  ['fal:fal-ai/veo3.1', 'VIDEO_MODEL'],
  ['fal:fal-ai/kling-video/v2.5-turbo/pro/text-to-video', 'VIDEO_MODEL'],
  ['fal:fal-ai/luma-dream-machine/ray-2', 'VIDEO_MODEL'],
  ['replicate:google/veo-3.1', 'VIDEO_MODEL'],
  ['replicate:luma/ray-flash-2-540p', 'VIDEO_MODEL'],
  ['replicate:bytedance/seedance-1-lite', 'VIDEO_MODEL'],
  ['replicate:wan-video/wan-2.2-t2v-fast', 'VIDEO_MODEL'],
  ['replicate:wan-video/wan-2.1-1.3b', 'VIDEO_MODEL'],
  ['bfl:flux-3-video', 'VIDEO_MODEL'],
  ['openai:sora-2', 'VIDEO_MODEL, as videos:sora-2'],
  ['compatible:Wan-AI/Wan2.2-T2V-A14B', 'VIDEO_MODEL, as videos:Wan-AI/Wan2.2-T2V-A14B'],
])('IMAGE_MODEL does not take %s, which makes clips', async (id, place) => {
  const message = `IMAGE_MODEL: ${id} makes clips and belongs in ${place}.`;
  await expect(openNamed('image', id)).rejects.toThrow(new ConfigurationError(message));
});

it.each(['gpt-image-1', 'black-forest-labs/FLUX.1-dev'])(
  'VIDEO_MODEL does not take videos:%s, which makes images',
  async (model) => {
    const message = `VIDEO_MODEL: videos:${model} makes images and belongs in IMAGE_MODEL, as compatible:${model}.`;
    const opening = openNamed('gif', `videos:${model}`);
    await expect(opening).rejects.toThrow(new ConfigurationError(message));
  },
);

it.each([
  'google:gemini-2.5-flash-image',
  'fal:fal-ai/flux/dev',
  'fal:fal-ai/wan/v2.2-a14b/text-to-image',
  'fal:fal-ai/a-model-of-tomorrow',
  'replicate:wan-video/wan-2.7-image',
  'replicate:luma/photon',
  'replicate:minimax/image-01',
  'bfl:flux-2-pro',
  'openai:gpt-image-1',
  'compatible:wan',
])('IMAGE_MODEL takes %s', async (id) => {
  expect((await openNamed('image', id)).id).toBe(id);
});
