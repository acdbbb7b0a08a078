import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../scripts/find-chromium.ts';
import type { Delay } from '../../tests/e2e/keep-delays.ts';
import { keepResults, machine, today } from './keep-results.ts';
import { quantile, report } from './report.ts';
import { temporaryFolder } from './server-process.ts';

const JOURNEYS = fileURLToPath(new URL('../../tests/e2e/', import.meta.url));
const TARGET_MS = 100;
/** Pages that have a target of their own. */
const PATHS = ['/create', '/my-creations'];

/** Interaction to next paint in the journeys of `npm test`, one after the other. */
export async function run(): Promise<void> {
  const file = join(temporaryFolder('journeys'), 'delays.jsonl');
  const words = [
    'playwright',
    'test',
    '--workers',
    '1',
    '--project',
    'desktop',
    '--project',
    'phone',
  ];
  const journeys = spawn('npx', words, {
    cwd: JOURNEYS,
    stdio: 'inherit',
    env: { ...process.env, INTERACTIONS_FILE: file, CHROMIUM_PATH: findChromium() ?? '' },
  });
  const [code] = (await once(journeys, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Journeys failed: their delays say nothing.');
  const delays = longestOfEach(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const rows = [
    rowOf('all pages', delays),
    ...PATHS.map((path) =>
      rowOf(
        path,
        delays.filter((delay) => delay.path === path),
      ),
    ),
  ];
  const slowest = delays.toSorted((one, other) => other.ms - one.ms).slice(0, 12);
  keepResults('journeys', resultsText(rows, slowest));
}

/** One delay of each interaction. */
function longestOfEach(lines: string): Delay[] {
  const longest = new Map<string, Delay>();
  for (const line of lines.split('\n').filter(Boolean)) {
    const delay = JSON.parse(line) as Delay;
    const known = longest.get(delay.interaction);
    if (known === undefined || delay.ms > known.ms) longest.set(delay.interaction, delay);
  }
  return [...longest.values()];
}

function rowOf(name: string, delays: readonly Delay[]): string {
  const at = (part: number): number =>
    quantile(
      delays.map(({ ms }) => ms),
      part,
    );
  const late = at(0.95);
  const measured = `${late} ms of ${delays.length} interactions`;
  report(`${name}: interaction to next paint, p95`, measured, `${TARGET_MS} ms`, late < TARGET_MS);
  return `| ${name} | ${delays.length} | ${at(0.5)} ms | ${late} ms | ${late < TARGET_MS ? 'yes' : 'NO'} |`;
}

function resultsText(rows: readonly string[], slowest: readonly Delay[]): string {
  const lines = slowest.map(({ path, event, ms }) => `- ${ms} ms: ${event} on ${path}`);
  return `# Interaction to next paint in the journeys, ${today()}

Made by \`npm run bench journeys\` on ${machine()}: the journeys of \`npm test\` on desktop and phone, one after the
other, beside their own server. Browsers report delays of 16 ms and more, in steps of 8; shorter ones are not counted.
\`npm run bench phone\` has figures of a processor four times as slow.

| page | interactions | median | p95 | below ${TARGET_MS} ms |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

The slowest:

${lines.join('\n')}
`;
}
