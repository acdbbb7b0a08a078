import { setTimeout as pause } from 'node:timers/promises';
import {
  COMMUNITY_ROUTES,
  type CommunityResponse,
  CREATION_ID_HEADER,
  type ImageResponse,
  pathTo,
  SHARE_PAGE,
  SHARE_ROUTES,
  type ShareState,
} from '@loopwright/contract';
import type { Client } from '../client.ts';

const IMAGE_PROMPTS = ['a red fox in a snowy forest', 'a robot with balloons'];
const LOOP_PROMPT = 'a sailboat at sunset';

/**
 * Makes two images and a loop, and shares them with everybody.
 * @param client an account whose plan has loops
 * @returns the paths of the pages of an image and of the loop
 */
export async function shareSomething(client: Client): Promise<string[]> {
  const images: string[] = [];
  for (const prompt of IMAGE_PROMPTS) {
    const made = await client.generate('image', { prompt });
    images.push(await shareCreation(client, ((await made.json()) as ImageResponse).creation.id));
  }
  const made = await client.generate('gif', { prompt: LOOP_PROMPT });
  const loop = await shareCreation(client, made.headers.get(CREATION_ID_HEADER) ?? '');
  for (;;) {
    const listed = await client.send('GET', COMMUNITY_ROUTES.creations);
    const { items } = (await listed.json()) as CommunityResponse;
    if (items.length > images.length) return [...images.slice(0, 1), loop];
    await pause(200);
  }
}

async function shareCreation(client: Client, id: string): Promise<string> {
  const request = { visibility: 'public', showsPrompt: true, showsMaker: true };
  const answer = await client.send('POST', pathTo(SHARE_ROUTES.ofCreation, { id }), request);
  const { share } = (await answer.json()) as ShareState;
  if (share === null) throw new Error(`The creation ${id} was not shared.`);
  return pathTo(SHARE_PAGE, { slug: share.slug });
}
