/** All that a drawing thread needs of one version; kept in one file when the version is kept. */
export { createScene, stillPhase } from '../index.ts';
export { createNodeHost } from './index.ts';
