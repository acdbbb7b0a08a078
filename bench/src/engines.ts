import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sharp } from '@loopwright/media/node';
import { finishImage } from '../../apps/server/src/modules/engines/finish-image.ts';
import { createModelEngines } from '../../apps/server/src/modules/engines/model-engines.ts';
import { Client } from './client.ts';
import { keepResults, machine, today } from './keep-results.ts';
import { registerUsers } from './register-users.ts';
import { type Figure, quantile, report, reported } from './report.ts';
import { seedPlan } from './seed.ts';
import { startServer, temporaryFolder } from './server-process.ts';

const ROUNDS = 60;
/** A server that has just started is compiled as it goes. */
const WARM_UP = 20;
const SIDE_PX = 1024;
const TARGET_MS = 60;

/** Our own share of the time to an image, with a model that answers at once. */
export async function run(): Promise<void> {
  const background = '#336699';
  const png = await sharp({
    create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background },
  })
    .png()
    .toBuffer();
  const answer = JSON.stringify({ created: 1, data: [{ b64_json: png.toString('base64') }] });
  const model = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await once(model.listen(0, '127.0.0.1'), 'listening');
  const { port } = model.address() as AddressInfo;

  const data = temporaryFolder('engines');
  await registerUsers(data, 'engines');
  await seedPlan(data, 'engines', 'premium');
  const server = await startServer(data, {
    IMAGE_MODEL: 'compatible:instant',
    COMPATIBLE_BASE_URL: `http://127.0.0.1:${port}/v1`,
  });
  const client = new Client(server.url);
  await client.login('engines');

  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const providers = { compatible: { apiKey: null, baseUrl, steps: null } };
  const named = { provider: 'compatible', model: 'instant', plans: [] };
  const engine = await createModelEngines({ providers, concurrency: 4 }).open('image', named);

  const wholes: number[] = [];
  const calls: number[] = [];
  const finishes: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const wholeMs = await timed(async () => {
      const response = await client.generate('image', { prompt: 'a fox', size: String(SIDE_PX) });
      if (!response.ok) throw new Error(`generate: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    });
    const options = { seed: 1, aspect: '1:1', width: SIDE_PX, height: SIDE_PX } as const;
    const finishMs = await timed(() => finishImage(png, 'compatible:instant', options));
    const callMs = await timed(() =>
      engine.generate(
        { kind: 'image', prompt: 'a fox', negativePrompt: null, options, reference: null },
        {
          signal: new AbortController().signal,
          onProgress: () => undefined,
          operation: { started: null, save: () => Promise.resolve() },
          draft: { read: () => Promise.resolve(null), keep: () => Promise.resolve() },
        },
      ),
    );
    if (round < 0) continue;
    wholes.push(wholeMs);
    calls.push(callMs);
    finishes.push(finishMs);
  }
  await server.end('SIGTERM');
  model.close();

  const from = reported().length;
  const wholeMs = quantile(wholes, 0.5);
  const finishMs = quantile(finishes, 0.5);
  const engineMs = quantile(calls, 0.5) - finishMs;
  report(
    'the engine alone, median, without encoding',
    `${engineMs.toFixed(0)} ms`,
    '< 30 ms',
    engineMs < 30,
  );
  console.log(
    `whole ${wholeMs.toFixed(0)} ms, of it decoding and encoding ${finishMs.toFixed(0)} ms`,
  );
  const ownMs = wholeMs - finishMs;
  const name = 'a picture of a model that answers at once, median, without encoding';
  report(name, `${ownMs.toFixed(0)} ms`, `< ${TARGET_MS} ms`, ownMs < TARGET_MS);
  writeResults(reported().slice(from), { wholes, finishes, calls });
}

function writeResults(figures: readonly Figure[], milliseconds: Record<string, number[]>): void {
  const rows = Object.entries(milliseconds).map(([name, values]) => {
    const [median, p90] = [0.5, 0.9].map((share) => quantile(values, share).toFixed(1));
    return `| ${name} | ${median} | ${p90} |`;
  });
  const text = `# What we add to a model's answer, ${today()}

Made by \`npm run bench engines\` on ${machine()}: ${ROUNDS} pictures of ${SIDE_PX} × ${SIDE_PX} px one after the other,
after ${WARM_UP} to warm up, from a model that answers at once, through the whole product on the
${process.env['DATABASE_URL'] === undefined ? 'embedded database' : 'PostgreSQL of DATABASE_URL'}. Model, server and caller share the machine. *wholes*: from request to answer;
*finishes*: decoding and encoding of the same picture alone; *calls*: the engine alone, finishing included.

${figures.map(({ name, measured, target }) => `- ${name}: ${measured} (target ${target})`).join('\n')}

| milliseconds | median | p90 |
|---|---|---|
${rows.join('\n')}
`;
  keepResults('engines', text, { figures, milliseconds });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}
