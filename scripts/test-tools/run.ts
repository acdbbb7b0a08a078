import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Outcome {
  readonly hasSucceeded: boolean;
  /** What the program printed, on both streams. */
  readonly output: string;
}

/**
 * Runs a program to its end, or for so long.
 * @param environment added to that of this process
 */
export async function run(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  timeoutMs = 10 * 60_000,
): Promise<Outcome> {
  const child = spawn(program, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  try {
    const [out, error, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    return { hasSucceeded: code === 0, output: out + error };
  } catch (error) {
    return { hasSucceeded: false, output: String(error) };
  }
}
