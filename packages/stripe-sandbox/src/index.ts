export type { CatalogueEntry, StripeSandbox, StripeSandboxOptions } from './options.ts';
export { openStripeSandbox } from './sandbox.ts';
