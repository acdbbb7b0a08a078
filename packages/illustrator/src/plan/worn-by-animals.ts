import { isAnimal, isAttire, isWearable } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { withChangedAt, withKind, withKinds } from './spec-changes.ts';

const IN_ITS_MANE =
  /\b(?:flowers?|roses?|dais(?:y|ies)|tulips?|sunflowers?|bow|ribbon|feather|leaf|leaves|butterfly|hibiscus) (?:stuck |tucked )?(?:in|on|behind) (?:its|his|her|their|one) (?:mane|hair|fur|antlers|horns?|ears?|head|feathers)\b/i;
const ORNAMENT = /^(?:blossom|rose|@daisy|tulip|sunflower|hibiscus|ribbon|feather|butterfly)$|leaf/;

/** "a lion with a flower in its mane": it is on the head, and several are a wreath. */
export function inTheirManes(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, subjects, relations } = spec;
  if (!IN_ITS_MANE.test(prompt)) return spec;
  const ornament = relations.find(
    ({ from, to, kind }) =>
      kind === 'hold' &&
      isAnimal(subjects[from]?.glyph ?? '', vocabulary) &&
      ORNAMENT.test(subjects[to]?.glyph ?? ''),
  );
  if (ornament === undefined) return spec;
  const { count = 1, glyph = '' } = subjects[ornament.to] ?? {};
  if (count > 1 && vocabulary.categoryOf(glyph) === 'plant-flower')
    return withChangedAt(spec, ornament.to, {
      glyph: '@flowercrown',
      count: 1,
    });
  return withKind(spec, ornament, 'crown');
}

/** "a cat in a bow tie playing piano", "a frog in a knight helmet": worn, and neither beside it nor around it. */
export function wornByAnimals(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isWorn = ({ from, to, kind }: Relation): boolean => {
    const [wearer, thing] = [spec.subjects[from], spec.subjects[to]];
    return (
      kind === 'in' &&
      wearer !== undefined &&
      thing?.count === 1 &&
      isAnimal(wearer.glyph, vocabulary) &&
      isWearable(thing.glyph)
    );
  };
  return withKinds(spec, isWorn, 'hold');
}

/** Vessels and other things of a house that fit over a head. */
const OVER_HEADS =
  /bowl|bucket|basket|lampshade|trafficcone|colander|teacup|^@(?:box|pot|mug|pumpkin|paperbag)$|^cooking|^pan$/;

/** "a cat wearing a lampshade", "a pigeon wearing a slice of bread": what is no garment is on the head. */
export function wornAsHats(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isHat = ({ from, to, kind, said }: Relation): boolean => {
    const { glyph = '', person = null } = spec.subjects[to] ?? {};
    const isAlive = isAnimal(spec.subjects[from]?.glyph ?? '', vocabulary);
    return (
      kind === 'hold' &&
      said?.text.startsWith('wear') === true &&
      (isAlive || spec.subjects[from]?.person != null) &&
      person === null &&
      !isAttire(glyph, vocabulary) &&
      (OVER_HEADS.test(glyph) || vocabulary.categoryOf(glyph)?.startsWith('food') === true)
    );
  };
  return withKinds(spec, isHat, 'crown');
}
