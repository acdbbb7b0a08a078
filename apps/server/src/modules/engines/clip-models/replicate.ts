import { createReplicate } from '@ai-sdk/replicate';
import { z } from 'zod';
import { replicateSettings } from '../engine/ai-sdk-settings.ts';
import type { ClipModel } from '../engine/clip-model.ts';
import type { ModelSettings } from '../engine/image-model.ts';
import { labelOf } from '../engine/label-of.ts';
import { cancelOperation } from './call-server.ts';
import { capabilitiesOf, type ClipFamily, fieldsOf } from './clip-family.ts';
import { checkWithAiSdk, resumable, startWithAiSdk } from './clip-of-ai-sdk.ts';

const ADDRESS = 'https://api.replicate.com/v1';

/** By the input schemas of https://replicate.com/…/api/schema. */
const FAMILIES: readonly ClipFamily[] = [
  {
    // It takes frames only as public links, which reference images do not have.
    names: /^luma\/ray-(?:flash-)?2-(?:540|720)p(?::|$)/,
    ratios: ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9', '9:21'],
    lengths: [5, 9],
    loop: true,
  },
  {
    names: /^google\/veo-3\.1(?:-fast)?(?::|$)/,
    ratios: ['16:9', '9:16'],
    lengths: [4, 6, 8],
    negativePrompt: true,
    first: 'image',
    last: 'last_frame',
    extra: { resolution: '720p', generate_audio: false },
  },
  {
    names: /^google\/veo-3\.1-lite(?::|$)/,
    ratios: ['16:9', '9:16'],
    lengths: [4, 6, 8],
    first: 'image',
    last: 'last_frame',
    extra: { resolution: '720p' },
  },
  {
    names: /^bytedance\/seedance-1-lite(?::|$)/,
    ratios: ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9', '9:21'],
    lengths: [5, 10],
    seed: true,
    first: 'image',
    last: 'last_frame_image',
    // A loop closes best with a fixed camera.
    extra: { resolution: '720p', camera_fixed: true },
  },
];

const operationSchema = z.object({ getUrl: z.string() });

/** Clips of Replicate. Canceled predictions stop and cost no more. */
export function openClipModel(settings: ModelSettings): ClipModel {
  const { model, apiKey, fetch } = settings;
  const family = FAMILIES.find(({ names }) => names.test(model));
  const address = settings.baseUrl ?? ADDRESS;
  const video = resumable(
    createReplicate(replicateSettings({ ...settings, baseUrl: address })).video(model),
  );
  return {
    id: `replicate:${model}`,
    label: labelOf(model),
    capabilities: { ...capabilitiesOf(family), cancel: true },

    async start(request, context) {
      const replicate =
        family === undefined ? {} : await fieldsOf(family, request, (seconds) => seconds);
      return await startWithAiSdk(
        video,
        request.prompt,
        { providerOptions: { replicate } },
        context,
      );
    },

    check: (operation, context) => checkWithAiSdk(video, operation, fetch, context),

    async discard(operation, { signal }) {
      const { getUrl } = operationSchema.parse(operation);
      // Only Replicate may get the key.
      if (!getUrl.startsWith(`${address}/predictions/`)) return;
      const headers = { authorization: `Bearer ${apiKey}` };
      await cancelOperation(fetch, `${getUrl}/cancel`, { method: 'POST', headers, signal });
    },
  };
}
