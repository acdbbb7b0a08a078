/** `npm run bench [name …]`: figures of the product, each against its target. */
import { summarize } from './report.ts';

const BENCHES: Readonly<Record<string, () => Promise<{ run: () => Promise<void> }>>> = {
  start: () => import('./start.ts'),
  engine: () => import('./engine.ts'),
  engines: () => import('./engines.ts'),
  busy: () => import('./busy.ts'),
  flood: () => import('./flood.ts'),
  login: () => import('./login.ts'),
  gallery: () => import('./gallery.ts'),
  explore: () => import('./explore/index.ts'),
  kill: () => import('./kill.ts'),
  pages: () => import('./pages/index.ts'),
  phone: () => import('./phone/index.ts'),
  journeys: () => import('./journeys.ts'),
  gif: () => import('./gif/index.ts'),
  clip: () => import('./clip/index.ts'),
  events: () => import('./events.ts'),
  exports: () => import('./exports/index.ts'),
  studio: () => import('./studio.ts'),
  memory: () => import('./memory/index.ts'),
  'large-exports': () => import('./memory/large-exports.ts'),
};

/** Run for many minutes or need a PostgreSQL, so only when they are named. */
const NAMED_ONLY: ReadonlySet<string> = new Set([
  'gif',
  'clip',
  'memory',
  'large-exports',
  'phone',
  'journeys',
  'events',
  'explore',
  'exports',
  'studio',
]);

/** Names come first; what follows the first option is for the benches themselves. */
const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('--'));
const chosen = firstOption < 0 ? given : given.slice(0, firstOption);
const usual = Object.keys(BENCHES).filter((name) => !NAMED_ONLY.has(name));
for (const name of chosen.length > 0 ? chosen : usual) {
  const load = BENCHES[name];
  if (!load) throw new Error(`No bench "${name}"; there are ${Object.keys(BENCHES).join(', ')}.`);
  console.log(`\n== ${name}`);
  const bench = await load();
  await bench.run();
}
process.exitCode = summarize() ? 0 : 1;
