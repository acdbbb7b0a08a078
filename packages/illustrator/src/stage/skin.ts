import { isHand } from '../language/nouns/hands.ts';
import { SKIN_TONES, type SkinTone } from '../language/skin-tones.ts';
import { createRandom } from '../math/random.ts';
import type { ScenePlan } from '../plan/plan.ts';

const KIN_STREAM = 7919;
const PERSON_STREAM = 104_729;

/**
 * The skin tone of one person in the picture: the prompt's, else any of the five with equal chance.
 * A family shares one.
 * @param copy which one of several of the same kind
 * @param seed of the scene
 * @returns null for everything that is neither a human being nor a hand
 */
export function skinOf(
  plan: ScenePlan,
  subject: number,
  copy: number,
  seed: number,
): SkinTone | null {
  const { person = null, glyph = '' } = plan.subjects[subject] ?? {};
  if (person === null && isHand(glyph)) return pick(SKIN_TONES, seed + PERSON_STREAM);
  if (person === null) return null;
  if (person.isKin) {
    const shared = pick(toneOfFamily(plan), seed + KIN_STREAM);
    if (shared !== null && person.skin.includes(shared)) return shared;
  }
  return pick(person.skin, seed + PERSON_STREAM * (1 + subject * 64 + copy));
}

/** The tones of the family member whose skin the prompt limits most; the others share one of them. */
function toneOfFamily({ subjects }: ScenePlan): readonly SkinTone[] {
  const family = subjects.flatMap(({ person }) => (person?.isKin ? [person.skin] : []));
  return family.reduce(
    (narrowest, skin) => (skin.length < narrowest.length ? skin : narrowest),
    family[0] ?? [],
  );
}

const pick = (tones: readonly SkinTone[], seed: number): SkinTone | null =>
  tones[Math.floor(createRandom(seed)() * tones.length)] ?? null;
