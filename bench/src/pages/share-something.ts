import { setTimeout as pause } from 'node:timers/promises';
import {
  COMMUNITY_ROUTES,
  type CommunityResponse,
  type ImageResponse,
  pathTo,
  SHARE_PAGE,
  SHARE_ROUTES,
  type ShareState,
} from '@loopwright/contract';
import { Client } from '../client.ts';

const PROMPTS = ['a red fox in a snowy forest', 'a sailboat at sunset', 'a robot with balloons'];

/** Draws three images and shares them with everybody. @returns the path of the page of one */
export async function shareSomething(url: string): Promise<string> {
  const client = new Client(url);
  await client.register('maker');
  let path = '';
  for (const prompt of PROMPTS) {
    const made = await client.generate('image', { prompt });
    const { creation } = (await made.json()) as ImageResponse;
    const request = { visibility: 'public', showsPrompt: true, showsMaker: true };
    const route = pathTo(SHARE_ROUTES.ofCreation, { id: creation.id });
    const { share } = (await (await client.send('POST', route, request)).json()) as ShareState;
    path = pathTo(SHARE_PAGE, { slug: share?.slug ?? '' });
  }
  for (;;) {
    const listed = await client.send('GET', COMMUNITY_ROUTES.creations);
    const { items } = (await listed.json()) as CommunityResponse;
    if (items.length === PROMPTS.length) return path;
    await pause(200);
  }
}
