import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Cost } from './encoder.ts';

const runFile = promisify(execFile);
const GNU_TIME = '/usr/bin/time';

export const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Only GNU time reports the resources that a program used. */
export const missingProgram = (program: string, hint: string): string | null => {
  if (!isOnPath(program)) return `${program} is not installed: ${hint}`;
  return existsSync(GNU_TIME) ? null : 'GNU time is not installed: apt-get install time';
};

/** Runs a program to its end; user and system seconds of all its threads and children. */
export async function programCost(program: string, args: readonly string[]): Promise<Cost> {
  const { stderr } = await runFile(GNU_TIME, ['-f', '%U %S %M', program, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const [user, system, kilobytes] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  const cpuSeconds = user! + system!;
  return { cpuSeconds, coldCpuSeconds: cpuSeconds, peakBytes: kilobytes! * 1024 };
}
