import {
  type Creation,
  type CreationsPage,
  DOCUMENT_ROUTES,
  pathTo,
  PROMPT_STYLES,
  ROUTES,
  type SavedDocument,
} from '@loopwright/contract';
import { newTextLayer, readDocument } from '@loopwright/studio';
import { Client } from '../client.ts';
import { makeExport } from './make-export.ts';

const STILL_PX = 3840;
const GIF_PX = 1080;
const PAGES = ['/', '/pricing', '/login', '/gallery', ROUTES.configuration, ROUTES.me];
const POSTERS = [320, 480, 640, 960];
const STILL_PROMPTS = [
  'a panda jumping on green hills',
  'a dragon flying above a castle in the mountains',
  'a lighthouse in a storm at night',
  'two penguins dancing on an iceberg under the northern lights',
];
const GIF_PROMPTS = [
  'a cat riding a surfboard on the ocean at sunset',
  'three red balloons floating above a city at night',
  'a fox dancing in a snowy forest',
];

/** Names of the accounts that `useEverything` signs in with; the first is on the premium plan. */
export const USERS = { studio: 'studio', visitor: 'visitor' } as const;

async function read(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/**
 * The requests of a few users in an afternoon, as fast as the server answers.
 * @param rounds how often everything is done
 */
export async function useEverything(url: string, rounds: number): Promise<void> {
  const studio = new Client(url);
  const visitor = new Client(url);
  await studio.login(USERS.studio);
  await visitor.login(USERS.visitor);
  for (let round = 0; round < rounds; round++) {
    const seed = String(round + 1);
    const stills = STILL_PROMPTS.map(async (prompt, index) => {
      const style = PROMPT_STYLES[(round * STILL_PROMPTS.length + index) % PROMPT_STYLES.length];
      const fields = { prompt, seed, size: String(STILL_PX), style: style ?? 'comic' };
      await read(await studio.generate('image', fields));
    });
    const gifs = GIF_PROMPTS.map(async (prompt) =>
      read(await studio.generate('gif', { prompt, seed, size: String(GIF_PX) })),
    );
    const free = read(await visitor.generate('image', { prompt: STILL_PROMPTS[round] ?? 'a fox' }));
    await Promise.all([...stills, ...gifs, free, visitPages(url)]);
    await Promise.all([openGallery(studio), openGallery(visitor)]);
    await editInStudio(studio);
    await read(await studio.send('GET', ROUTES.accountExport));
    console.log(`round ${round + 1} of ${rounds} is done`);
  }
}

/** The newest loop with a caption, as a GIF of 1080 px and as a WebP, and in the gallery. */
async function editInStudio(client: Client): Promise<void> {
  const page = await client.send('GET', `${ROUTES.creations}?limit=100`);
  const { items } = (await page.json()) as CreationsPage;
  const creationId = items.find(({ kind }) => kind === 'gif')?.id;
  const made = await client.send('POST', DOCUMENT_ROUTES.documents, { creationId });
  const { document } = (await made.json()) as { document: SavedDocument };
  const body = readDocument(document.body);
  const layers = [...body.layers, newTextLayer('caption', 'Good night', body.canvas)];
  const change = { name: 'Mixed use', body: { ...body, layers } };
  const path = (route: string): string => pathTo(route, { id: document.id });
  await read(
    await client.send('PUT', path(DOCUMENT_ROUTES.document), change, { 'if-match': '"1"' }),
  );
  await Promise.all([
    makeExport(client, path(DOCUMENT_ROUTES.exports), { format: 'gif' }),
    makeExport(client, path(DOCUMENT_ROUTES.exports), { format: 'webp' }),
    makeExport(client, path(DOCUMENT_ROUTES.creations), { format: 'gif' }),
  ]);
}

async function visitPages(url: string): Promise<void> {
  await Promise.all(
    PAGES.map(async (path) => {
      const visitor = new Client(url);
      const response = await visitor.send('GET', path);
      await response.arrayBuffer();
    }),
  );
}

/** All stills of the gallery in every width, and all files as they are saved. */
async function openGallery(client: Client): Promise<void> {
  const response = await client.send('GET', `${ROUTES.creations}?limit=100`);
  const { items } = (await response.json()) as CreationsPage;
  await Promise.all(items.map(async (creation) => save(client, creation)));
}

async function save(client: Client, { url }: Creation): Promise<void> {
  for (const width of POSTERS) await read(await client.send('GET', `${url}?poster=${width}`));
  await read(await client.send('GET', `${url}?download=1`));
}
