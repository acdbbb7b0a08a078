import { createContext, use } from 'react';
import type { StageClient } from './stage-client.ts';

export const StageContext = createContext<StageClient | null>(null);

/** The worker that draws; null before it has started. */
export const useStage = (): StageClient | null => use(StageContext);
