/** What is drawn or cut on our own cores. */
export const LOCAL_CONCURRENCY_GROUP = 'illustrator';

/**
 * Of a model's id: everything that is made by one provider waits in one lane and for no other, so that
 * a slow provider keeps nobody waiting who asked for something else.
 */
export const concurrencyGroupOf = (modelId: string): string => modelId.split(':', 1)[0] ?? modelId;

/** How many generations of each lane one process runs at the same time. */
export type ConcurrencyLimits = ReadonlyMap<string, number>;
