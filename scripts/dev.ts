/** `npm run dev`: the server restarts and the browser updates as files change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { BUILD_STEPS, buildWhatIsStale } from './build-step.ts';

await buildWhatIsStale(BUILD_STEPS.filter((step) => step.name !== 'web app'));

// A checkout comes back to where the page that updates is.
const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env };
const start = (parameters: readonly string[], cwd = '.'): ChildProcess =>
  spawn(process.execPath, parameters, { stdio: 'inherit', cwd, env });

const children = [
  start(['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts']),
  start(['../../node_modules/vite/bin/vite.js'], 'apps/web'),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
