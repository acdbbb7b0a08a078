import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { keepResults, machine } from '../keep-results.ts';
import { registerUsers } from '../register-users.ts';
import { report, reported } from '../report.ts';
import { seedPlan } from '../seed.ts';
import { startServer, temporaryFolder } from '../server-process.ts';
import { USERS, useEverything } from './mixed-use.ts';
import { type MemorySampler, sampleMemory } from './process-memory.ts';

const PEAK_TARGET_MB = 1_200;
const IDLE_TARGET_MB = 500;
const IDLE_MINUTES = 10;
const ROUNDS = 2;

interface Options {
  readonly rounds: number;
  readonly idleMinutes: number;
}

function readOptions(): Options {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: String(ROUNDS) },
      idle: { type: 'string', default: String(IDLE_MINUTES) },
    },
  });
  return { rounds: Number(values.rounds), idleMinutes: Number(values.idle) };
}

/** Resident memory of the embedded server under mixed use, and what stays of it afterwards. */
export async function run(): Promise<void> {
  const { rounds, idleMinutes } = readOptions();
  const data = temporaryFolder('memory');
  await registerUsers(data, ...Object.values(USERS));
  await seedPlan(data, USERS.studio, 'premium');

  const server = await startServer(data);
  const memory = sampleMemory(server.child.pid ?? 0);
  const lines = [`after the start: ${formatMb(await memory.currentMb())}`];
  await useEverything(server.url, rounds);
  const peakMb = memory.peakMb();
  lines.push(`after the last answer: ${formatMb(await memory.currentMb())}`);
  const idleMb = await watchIdle(memory, idleMinutes, lines);
  memory.stop();
  await server.end('SIGTERM');

  reportBelow('highest resident memory', peakMb, PEAK_TARGET_MB);
  reportBelow(`resident memory after ${idleMinutes} idle minutes`, idleMb, IDLE_TARGET_MB);
  if (idleMinutes === IDLE_MINUTES) writeResults(rounds, lines);
}

async function watchIdle(memory: MemorySampler, minutes: number, lines: string[]): Promise<number> {
  for (let minute = 1; minute <= minutes; minute++) {
    await pause(60_000);
    const line = `after ${minute} idle minutes: ${formatMb(await memory.currentMb())}`;
    console.log(line);
    lines.push(line);
  }
  return await memory.currentMb();
}

const formatMb = (megabytes: number): string => `${megabytes.toFixed(0)} MB`;

const reportBelow = (name: string, megabytes: number, targetMb: number): void =>
  report(name, formatMb(megabytes), `< ${targetMb} MB`, megabytes < targetMb);

function writeResults(rounds: number, lines: readonly string[]): void {
  const figures = reported().filter(({ name }) => name.includes('resident memory'));
  const rows = figures.map((each) => `| ${each.name} | ${each.measured} | ${each.target} |`);
  const table = ['| Figure | Measured | Target |', '| --- | --- | --- |', ...rows];
  const steps = lines.map((line) => `- ${line}`);
  const title = `# Memory of the embedded server, ${rounds} rounds of mixed use`;
  const text = [title, machine(), table.join('\n'), steps.join('\n')];
  keepResults('memory', text.join('\n\n'), { figures });
}
