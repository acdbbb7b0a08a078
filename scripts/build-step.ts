import { spawn } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

/** Something that is made from sources once and kept until they change. */
export interface BuildStep {
  readonly name: string;
  /** Script that makes it, run by this Node. */
  readonly script: string;
  readonly arguments?: readonly string[];
  readonly workingDirectory?: string;
  /** Files and folders whose change makes the output stale. */
  readonly inputs: readonly string[];
  readonly output: string;
  /** The name of a step whose output this one reads. */
  readonly after?: string;
}

export const BUILD_STEPS: readonly BuildStep[] = [
  {
    name: 'art pack',
    script: 'packages/illustrator/scripts/build-art.ts',
    inputs: [
      'packages/illustrator/scripts/art',
      'packages/illustrator/scripts/build-art.ts',
      'packages/illustrator/src/art/pack.ts',
      'packages/illustrator/package.json',
    ],
    output: 'packages/illustrator/dist/art-pack.bin',
  },
  {
    name: 'database template',
    script: 'apps/server/scripts/prepare-database.ts',
    inputs: ['apps/server/src/platform/database', 'apps/server/package.json'],
    output: 'apps/server/dist/prepared-database.tar.gz',
  },
  {
    name: 'web app',
    script: 'build.ts',
    arguments: ['--quiet'],
    workingDirectory: 'apps/web',
    inputs: [
      'apps/web/src',
      'apps/web/public',
      'apps/web/index.html',
      'apps/web/build.ts',
      'apps/web/budget.ts',
      'apps/web/head-tags.ts',
      'apps/web/illustrator-words.ts',
      'apps/web/precompress.ts',
      'apps/web/prerender.ts',
      'apps/web/vite.config.ts',
      'apps/web/package.json',
      'packages/contract/src',
      'packages/illustrator/scripts/art',
      'packages/illustrator/src/art/pack.ts',
      'packages/illustrator/src/language',
      'packages/media/src',
      'packages/studio/src',
    ],
    // Written last: a build that broke half-way is made again.
    output: 'apps/web/dist/.built',
    after: 'art pack',
  },
];

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The newest change below a path. A folder's own time counts too: it changes when a file goes. */
function newestChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const below = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(stats.mtimeMs, ...below);
}

export function isStale(step: BuildStep): boolean {
  const built = modifiedAt(step.output);
  return built === 0 || step.inputs.some((input) => newestChange(input) > built);
}

/** Runs a script with this Node and resolves when it has ended well. */
export function run(
  script: string,
  parameters: readonly string[] = [],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(process.execPath, [script, ...parameters], {
    stdio: 'inherit',
    cwd: options.cwd,
    env: options.env ?? process.env,
  });
  child.on('error', reject);
  child.on('exit', (code, signal) => {
    if (code === 0) resolve();
    else
      reject(
        new Error(`${script} ${parameters.join(' ')} failed (${signal ?? `exit code ${code}`})`),
      );
  });
  return promise;
}

/** Makes what is missing or older than its sources, all at once but for what reads another's output. */
export async function buildWhatIsStale(steps: readonly BuildStep[] = BUILD_STEPS): Promise<void> {
  const running = new Map<string, Promise<void>>();
  // In their order: a step stands after the one that it reads.
  for (const step of steps.filter(isStale)) {
    const earlier = running.get(step.after ?? '') ?? Promise.resolve();
    running.set(
      step.name,
      earlier.then(() => build(step)),
    );
  }
  await Promise.all(running.values());
}

async function build(step: BuildStep): Promise<void> {
  const startedMs = performance.now();
  await run(
    step.script,
    step.arguments,
    step.workingDirectory ? { cwd: step.workingDirectory } : {},
  );
  // A script may find that nothing it reads has changed: then this notes that it has looked.
  utimesSync(step.output, new Date(), new Date());
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`Built the ${step.name} in ${seconds} s.`);
}
