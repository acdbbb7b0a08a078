import { isAnimate } from '../language/kinds-of-things.ts';
import { PLAIN_LOOK } from '../language/room-look.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

/** Left at a door by those who come home. */
const LEFT_THERE =
  /boot|shoe|umbrella|@umbrellastand|@coatrack|suitcase|luggage|package|@box|@doormat|backpack|@basket|potted-plant|skateboard|shopping-bags|@totebag|broom/;

/** "muddy boots by the door": inside of a home, whose door is as large as a door is. */
export function atTheDoor(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, setting, roomLook, prompt, backdrop } = spec;
  if (setting !== null || backdrop !== null || OUTSIDE.test(prompt)) return spec;
  const isLeft = relations.some(
    ({ from, to, kind }) =>
      kind === 'beside' &&
      subjects[to]?.glyph === 'door' &&
      LEFT_THERE.test(subjects[from]?.glyph ?? ''),
  );
  const isEmpty = subjects.every(({ glyph }) => !isAnimate(glyph, vocabulary));
  if (!isLeft || !isEmpty) return spec;
  const small = spec.subjects.map((each) =>
    LEFT_THERE.test(each.glyph) ? { ...each, scale: each.scale * BESIDE_DOOR } : each,
  );
  return { ...spec, subjects: small, setting: 'living', roomLook: roomLook ?? PLAIN_LOOK };
}
/** Of their size by themselves, things have this much beside a door. */
const BESIDE_DOOR = 0.6;
const OUTSIDE = /\b(?:porch|outside|doorstep|garden|yard|street|house|cottage|cabin|barn)\b/i;
