/** Changes to metadata: '' as a value takes the key away. */
export type MetadataChange = Record<string, string>;

/** @param change null clears everything, undefined changes nothing. */
export function changedMetadata(
  current: Record<string, string>,
  change: MetadataChange | null | undefined,
): Record<string, string> {
  if (change === null) return {};
  const merged = { ...current, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
