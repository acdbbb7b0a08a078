import { type Configuration, ROUTES } from '@loopwright/contract';
import { callForJson } from './api.ts';

/** What this installation offers. */
export const loadConfiguration = (): Promise<Configuration> =>
  callForJson<Configuration>(ROUTES.configuration);
