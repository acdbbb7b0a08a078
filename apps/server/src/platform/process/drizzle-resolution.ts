import { registerHooks } from 'node:module';

const IN_DRIZZLE = /\/node_modules\/drizzle-orm\//;
const RELATIVE_MODULE = /^\.\.?\/.*\.js$/;

/**
 * Makes drizzle-orm load seven times as fast, which saves about 0.7 CPU seconds of each start. It consists
 * of hundreds of small modules, and for each one Node parses the package.json of the package again
 * (179 kB). That is unnecessary: the modules import each other by relative paths with their extension,
 * and all of its `.js` files are ES modules. Applies to this thread only; call it before drizzle-orm is
 * imported.
 */
export function speedUpDrizzleResolution(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL } = context;
      if (
        parentURL === undefined ||
        !IN_DRIZZLE.test(parentURL) ||
        !RELATIVE_MODULE.test(specifier) ||
        !context.conditions.includes('import')
      ) {
        return nextResolve(specifier, context);
      }
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
