import { isAnimate, isBuilding, isContainer, isWorn } from './kinds-of-things.ts';
import type { RelationName, SaidRelation } from './spec.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Languages that say "in" for both mean "on" here. */
const SURFACES: ReadonlySet<string> = new Set([
  '@table',
  '@bench',
  '@rug',
  '@lilypad',
  '@branch',
  'chair',
  '@sofa',
  '@armchair',
]);

/** What a preposition means between these two: "with" and "in" say little by themselves. */
export function relationBetween(
  said: SaidRelation,
  from: string,
  to: string,
  vocabulary: Vocabulary,
): RelationName {
  const fromLives = isAnimate(from, vocabulary);
  switch (said) {
    case 'between':
      return 'beside';
    case 'with':
    case 'hold': {
      const canBeHeld = !isAnimate(to, vocabulary) && !isBuilding(to, vocabulary);
      return (fromLives || said === 'hold') && canBeHeld ? 'hold' : 'beside';
    }
    case 'hug': {
      const isPlant = (vocabulary.categoryOf(to) ?? '').startsWith('plant-other');
      const isHug = isAnimate(to, vocabulary) || isBuilding(to, vocabulary) || isPlant;
      return isHug ? 'hug' : 'hold';
    }
    case 'work':
      return isAnimate(to, vocabulary) || isBuilding(to, vocabulary) ? 'beside' : 'work';
    case 'in':
      // A rabbit in a hat sits inside it, a dog in sunglasses wears them.
      if (fromLives && isWorn(to, vocabulary) && to !== 'top-hat') return 'hold';
      if (SURFACES.has(to)) return 'on';
      return isContainer(to, vocabulary) ? 'inside' : 'in';
    case 'ride':
      return to === 'kite' ? 'hold' : 'ride';
    default:
      return said;
  }
}
