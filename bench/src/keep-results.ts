import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../results/', import.meta.url));

export const today = (): string => new Date().toISOString().slice(0, 10);

export const machine = (): string =>
  `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} threads, Node ${process.version}`;

/**
 * Keeps figures as `results/<name>-<date>.md` to read and `.json` to compute with.
 * @param data none: there is only the text
 */
export function keepResults(name: string, text: string, data?: object): void {
  const file = `${name}-${today()}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${file}.md`, `${text.trimEnd()}\n`);
  if (data !== undefined) {
    const json = JSON.stringify({ date: today(), machine: machine(), ...data }, null, 2);
    writeFileSync(`${FOLDER}${file}.json`, `${json}\n`);
  }
  console.log(`Results are in bench/results/${file}.md`);
}
