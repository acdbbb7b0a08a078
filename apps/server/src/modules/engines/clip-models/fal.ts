import { createFal } from '@ai-sdk/fal';
import { z } from 'zod';
import { ConfigurationError } from '../../../platform/configuration-error.ts';
import type { Json } from '../../../schema/stored-values.ts';
import { providerFailed } from '../calls/provider-failures.ts';
import { aiSdkSettings } from '../engine/ai-sdk-settings.ts';
import type { ClipModel } from '../engine/clip-model.ts';
import type { ModelSettings } from '../engine/image-model.ts';
import { labelOfPath } from '../engine/label-of.ts';
import { fetchJson, cancelOperation, download, operationGone, isGone } from './call-server.ts';
import { capabilitiesOf, type ClipFamily, fieldsOf } from './clip-family.ts';
import { resumable, startWithAiSdk } from './clip-of-ai-sdk.ts';

/** The address that the package uses for clips; it cannot be configured. */
const QUEUE = 'https://queue.fal.run';

interface FalFamily extends ClipFamily {
  /** The unit that follows a length. */
  readonly unit: '' | 's';
  /** The name of the model when the request has a reference image. */
  readonly animate: (model: string) => string;
}

/** By the input schemas of https://fal.ai/models/…/llms.txt. */
const FAMILIES: readonly FalFamily[] = [
  {
    names: /^fal-ai\/luma-dream-machine\/ray-2(?:-flash)?$/,
    ratios: ['16:9', '9:16', '4:3', '3:4', '21:9', '9:21'],
    lengths: [5, 9],
    unit: 's',
    loop: true,
    animate: (model) => `${model}/image-to-video`,
    first: 'image_url',
  },
  {
    names: /^fal-ai\/veo3\.1(?:\/fast)?$/,
    ratios: ['16:9', '9:16'],
    lengths: [4, 6, 8],
    unit: 's',
    negativePrompt: true,
    animate: (model) => `${model}/first-last-frame-to-video`,
    first: 'first_frame_url',
    last: 'last_frame_url',
    extra: { resolution: '720p', generate_audio: false },
  },
  {
    names: /^fal-ai\/veo3(?:\/fast)?$/,
    ratios: ['16:9', '9:16'],
    lengths: [4, 6, 8],
    unit: 's',
    negativePrompt: true,
    animate: (model) => `${model}/image-to-video`,
    first: 'image_url',
    extra: { resolution: '720p', generate_audio: false },
  },
  {
    names: /^fal-ai\/kling-video\/(?:v2(?:\.1)?\/master|v2\.5-turbo\/pro)\/text-to-video$/,
    ratios: ['16:9', '9:16', '1:1'],
    lengths: [5, 10],
    unit: '',
    negativePrompt: true,
    animate: (model) => model.replace(/text-to-video$/, 'image-to-video'),
    first: 'image_url',
  },
];

const operationSchema = z.object({ responseUrl: z.string().startsWith(`${QUEUE}/`) });
const stateSchema = z.object({ status: z.string() });
const resultSchema = z.object({
  video: z.object({ url: z.string() }),
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
});

const UNDERWAY = new Set(['IN_QUEUE', 'IN_PROGRESS']);

/**
 * Clips of fal. The package starts them. The status is read here, because the package treats an error
 * page of a gateway or a rate limit as the failure of a clip that is paid for.
 *
 * @throws ConfigurationError for models that need more than a prompt
 */
export function openClipModel({ model, apiKey, baseUrl, fetch }: ModelSettings): ClipModel {
  checkName(model);
  const family = FAMILIES.find(({ names }) => names.test(model));
  const queue = baseUrl ?? QUEUE;
  const send: typeof globalThis.fetch = (input, init) =>
    fetch(input instanceof Request ? input : String(input).replace(QUEUE, queue), init);
  const fal = createFal(aiSdkSettings({ apiKey, baseUrl: null, fetch: send }));
  const plain = resumable(fal.video(model));
  const animated = resumable(fal.video(family?.animate(model) ?? model));
  const headers = { authorization: `Key ${apiKey}` };
  const jobUrl = (operation: Json): string => operationSchema.parse(operation).responseUrl;

  return {
    id: `fal:${model}`,
    label: labelOfPath(model),
    capabilities: capabilitiesOf(family),

    async start(request, context) {
      const { prompt, reference } = request;
      const fields =
        family && (await fieldsOf(family, request, (seconds) => `${seconds}${family.unit}`));
      return await startWithAiSdk(
        reference === null ? plain : animated,
        prompt,
        { providerOptions: { fal: fields ?? {} } },
        context,
      );
    },

    async check(operation, { signal }) {
      const url = jobUrl(operation);
      try {
        const { status } = await fetchJson(send, `${url}/status`, { headers, signal }, stateSchema);
        if (UNDERWAY.has(status)) return { status: 'running' };
        if (status !== 'COMPLETED') throw providerFailed(`its status is ${status.slice(0, 40)}`);
        const result = await fetchJson(send, url, { headers, signal }, resultSchema);
        if (result.has_nsfw_concepts?.includes(true)) throw providerFailed('has_nsfw_concepts');
        return {
          status: 'done',
          clip: await download(fetch, result.video.url, { signal }),
        };
      } catch (cause) {
        throw isGone(cause) ? operationGone() : cause;
      }
    },

    async discard(operation, { signal }) {
      await cancelOperation(send, `${jobUrl(operation)}/cancel`, {
        method: 'PUT',
        headers,
        signal,
      });
    },
  };
}

function checkName(model: string): void {
  if (!model.startsWith('fal-ai/')) {
    throw new ConfigurationError(
      `fal:${model}: clips come only from models of fal whose names begin with fal-ai/.`,
    );
  }
  if (/(?:image|frame|reference|video)-to-video$/.test(model)) {
    throw new ConfigurationError(
      `fal:${model} needs an image each time: name the model that makes clips of text.`,
    );
  }
}
