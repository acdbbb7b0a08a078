import { registerHooks } from 'node:module';

/** Runs as a process: opens the engines of its environment and prints the packages that were loaded. */
const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
    if (name !== undefined) loaded.add(name);
    return next(url, context);
  },
});

const { parseConfig } = await import('../../../config.ts');
const { openEngines } = await import('../registry.ts');
const engines = await openEngines(parseConfig(process.env));
await engines.close();
process.stdout.write(JSON.stringify([...loaded]));
process.exit();
