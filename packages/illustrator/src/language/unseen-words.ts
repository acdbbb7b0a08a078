import type { RelationName } from './relation.ts';
import type { Cast } from './subjects.ts';

/** What somebody holds is theirs by one of these. */
const OWNS: ReadonlySet<RelationName> = new Set<RelationName>([
  'hold', 'hug', 'work', 'shared', 'mouth', 'nose', 'neck', 'crown', 'costume', 'ride', 'on',
]); // prettier-ignore

/** Their drawings are long. */
const LONG_BY_NATURE =
  /snake|train|locomotive|bridge|viaduct|limousine|dress|scarf|dachshund|crocodile|worm|centipede|caterpillar|giraffe|sauropod|@bus$|ladder|stairs|baguette|eel|hair/;

/** Said with "with" of a building they are its parts, and no place. */
const PARTS_OF_BUILDINGS =
  /\b(porch|veranda|verandah|balcony|garage|attic|cellar|basement|courtyard|rooftop|greenhouse|kitchen|bathroom|hallway|corridor)$/;

/** Whether "long" shows in how the thing is drawn: other things are only larger. */
export const isLong = (glyph: string): boolean => LONG_BY_NATURE.test(glyph);

/** "porch" of a house with a porch. */
export const isPartOfBuildings = (text: string): boolean => PARTS_OF_BUILDINGS.test(text);

/**
 * Whether the cast cannot show a deed: who holds has something, and who hides is behind or in something.
 */
export function isUnseenDeed(text: string, { relations, subjects }: Cast): boolean {
  const isAnyRelated = (kinds: (kind: RelationName) => boolean): boolean =>
    relations.some(({ kind }) => kinds(kind));
  // The step that turns one to the other counts it.
  if (/^whisper|secret/.test(text)) return true;
  if (/^(hold|holds|holding|held)$/.test(text)) return !isAnyRelated((kind) => OWNS.has(kind));
  if (!/^(hiding|hides|hid)$/.test(text)) return false;
  const isCrouching = subjects.some(({ motion }) => motion === 'crouch');
  return !isCrouching && !isAnyRelated((kind) => /^(behind|inside|in|under)$/.test(kind));
}
