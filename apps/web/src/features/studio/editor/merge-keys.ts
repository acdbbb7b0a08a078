let count = 0;

/** A key that no other drag of this page has. */
export const newMergeKey = (): string => `gesture-${count++}`;

/** A new id for a layer. */
export const newLayerId = (): string => crypto.randomUUID();
