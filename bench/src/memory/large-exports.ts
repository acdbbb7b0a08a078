import { parseArgs } from 'node:util';
import { CREATION_ID_HEADER, EXPORT_ROUTES, pathTo } from '@loopwright/contract';
import { Client } from '../client.ts';
import { keepResults, machine } from '../keep-results.ts';
import { registerUsers } from '../register-users.ts';
import { report } from '../report.ts';
import { seedPlan } from '../seed.ts';
import { startServer, temporaryFolder } from '../server-process.ts';
import { makeExport } from './make-export.ts';
import { sampleMemory } from './process-memory.ts';

const USER = 'exporter';
const PROMPT = 'a red fox in a snowy forest';
const SIDE_PX = 3840;
/** Of WebP, 48 frames of this size are refused: libwebp gets all of them at once. */
const FORMATS = ['mp4', 'webm', 'avif', 'gif', 'apng'] as const;
const PEAK_TARGET_MB = 1_200;

interface Row {
  readonly format: string;
  readonly ownPeakMb: number;
  /** With the programs that the server starts. */
  readonly peakMb: number;
  readonly seconds: number;
}

/** The memory of the server and its encoders while a loop is exported in the largest size, by format. */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { formats: { type: 'string', default: FORMATS.join(',') } },
  });
  const data = temporaryFolder('large-exports');
  await registerUsers(data, USER);
  await seedPlan(data, USER, 'premium');

  const server = await startServer(data);
  const client = new Client(server.url);
  await client.login(USER);
  const made = await client.generate('gif', { prompt: PROMPT });
  await made.arrayBuffer();
  const id = made.headers.get(CREATION_ID_HEADER) ?? '';
  const rows: Row[] = [];
  for (const format of values.formats.split(',')) {
    const memory = sampleMemory(server.child.pid ?? 0);
    const began = Date.now();
    const request = { format, width: SIDE_PX };
    await makeExport(client, pathTo(EXPORT_ROUTES.ofCreation, { id }), request);
    const row = {
      format,
      ownPeakMb: memory.ownPeakMb(),
      peakMb: memory.peakMb(),
      seconds: (Date.now() - began) / 1000,
    };
    memory.stop();
    rows.push(row);
    const name = `highest resident memory, ${format} of ${SIDE_PX} px`;
    const isReached = row.ownPeakMb < PEAK_TARGET_MB;
    const measured = `${row.ownPeakMb.toFixed(0)} MB, with encoders ${row.peakMb.toFixed(0)} MB`;
    report(name, measured, `the server's own < ${PEAK_TARGET_MB} MB`, isReached);
  }
  await server.end('SIGTERM');
  if (rows.length === FORMATS.length) keepResults('large-exports', resultsText(rows));
}

function resultsText(rows: readonly Row[]): string {
  const cells = rows.map(
    ({ format, ownPeakMb, peakMb, seconds }) =>
      `| ${format} | ${ownPeakMb.toFixed(0)} MB | ${peakMb.toFixed(0)} MB | ${seconds.toFixed(0)} s |`,
  );
  return `# Memory of exports of ${SIDE_PX} px

Made by \`npm run bench large-exports\` on ${machine()}: the highest resident memory of the embedded server, and of
the server together with the encoder programs that it starts, while a loop of three seconds is drawn again and
encoded. Target: below ${PEAK_TARGET_MB} MB for the server (docs/decisions/0078).

| format | the server | with encoders | time |
| --- | --- | --- | --- |
${cells.join('\n')}
`;
}
