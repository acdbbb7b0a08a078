/** `npm run build`: what `npm start` builds, for container images. */
import { buildWhatIsStale } from './build-step.ts';

await buildWhatIsStale();
