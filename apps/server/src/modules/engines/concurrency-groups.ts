/** The group of all work on the cores of this machine: drawing, and re-cuts of clips. */
export const LOCAL_CONCURRENCY_GROUP = 'illustrator';

/**
 * The concurrency group of a model's generations: one for each provider, so that a slow provider does
 * not delay the generations of others.
 *
 * @param modelId such as `openai:gpt-image-1`
 */
export const concurrencyGroupOf = (modelId: string): string => modelId.split(':', 1)[0] ?? modelId;

/** How many generations of each group one process runs at the same time. */
export type ConcurrencyLimits = ReadonlyMap<string, number>;
