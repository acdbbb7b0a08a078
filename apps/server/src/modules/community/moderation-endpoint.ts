import { z } from 'zod';
import type { ImageServiceConfig } from './community-config.ts';
import type { ImageCheck } from './image-check.ts';

const DEADLINE_MS = 30_000;

const answerSchema = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) });

/**
 * Asks a service that speaks OpenAI's protocol for moderation, such as `omni-moderation-latest`
 * (https://platform.openai.com/docs/api-reference/moderations). It takes one image in each request.
 * @throws Error when the service does not answer as described
 */
export const moderationEndpoint = ({ url, key, model }: ImageServiceConfig): ImageCheck => ({
  async check(frames, signal) {
    for (const frame of frames) {
      const image = `data:image/jpeg;base64,${Buffer.from(frame).toString('base64')}`;
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model, input: [{ type: 'image_url', image_url: { url: image } }] }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      });
      if (!answer.ok) throw new Error(`The image check answered ${answer.status}`);
      const { results } = answerSchema.parse(await answer.json());
      if (results.some(({ flagged }) => flagged)) return 'doubtful';
    }
    return 'clear';
  },
});
