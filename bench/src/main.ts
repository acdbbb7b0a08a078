/** `npm run bench [name …]`: figures of the product, each against its target. */
import { summarize } from './report.ts';

const BENCHES: Readonly<Record<string, () => Promise<{ run: () => Promise<void> }>>> = {
  start: () => import('./start.ts'),
  engine: () => import('./engine.ts'),
  busy: () => import('./busy.ts'),
  flood: () => import('./flood.ts'),
  gallery: () => import('./gallery.ts'),
  kill: () => import('./kill.ts'),
  pages: () => import('./pages.ts'),
};

const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : Object.keys(BENCHES)) {
  const load = BENCHES[name];
  if (!load) throw new Error(`No bench "${name}"; there are ${Object.keys(BENCHES).join(', ')}.`);
  console.log(`\n== ${name}`);
  const bench = await load();
  await bench.run();
}
process.exitCode = summarize() ? 0 : 1;
