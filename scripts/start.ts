/** `npm start`: builds what is stale and serves the whole product from this process. */
import { buildWhatIsStale } from './build-step.ts';

await buildWhatIsStale();
await import('../apps/server/src/main.ts');
