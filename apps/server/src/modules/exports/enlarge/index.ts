export { enlargeStill } from './enlarge-still.ts';
export { openNetwork } from './network.ts';
