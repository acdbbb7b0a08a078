import { SCHEMA_VERSION } from './document-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** The step at index n brings a document of version n + 1 to version n + 2. */
const STEPS: readonly ((document: Json) => Json)[] = [];

/**
 * Brings a document to the current schema version.
 * @returns the document, unchecked; `newer` when its version is not known yet; the value as it is when it has no
 *   version at all
 */
export function migrate(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('schemaVersion' in value)) return value;
  const { schemaVersion } = value;
  if (typeof schemaVersion !== 'number') return value;
  if (schemaVersion > SCHEMA_VERSION) return 'newer';
  let document: Json = { ...value };
  for (const step of STEPS.slice(Math.max(0, schemaVersion - 1))) document = step(document);
  return document;
}
