import { openTabList } from '../../lib/tab-storage.ts';

/** The ids of the generations that run on the stage: each tab has a stage of its own. */
export const keptRun = openTabList<string>('running-generations');
