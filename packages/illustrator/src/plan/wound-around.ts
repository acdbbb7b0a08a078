import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

const WOUND =
  /\b(?:wrap(?:ped|ping)?|coil(?:ed|ing)?|w[io]u?nd(?:ing)?|twist(?:ed|ing)?|entwined|climbing) (?:\w+ )?around\b/i;
/** "um einen Turm gewickelt": other languages say it in two parts. */
const WOUND_APART = /\baround\b.{0,40}\b(?:wrapped|coiled)\b|\b(?:wrapped|coiled) around\b/i;
const WOUND_WORDS = new RegExp(String.raw`${WOUND.source}|^(?:wrapped|coiled)$`, 'i');
const DRAGON = /^(?:dragon|@firedragon\w*|@icedragon)$/;
const TOWER = /^@(?:stonetower|wizardtower|watertower|clocktower)$/;

/** "a dragon wrapped around a tower": both are one drawing, with the coils before and behind the wall. */
export function woundAround(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const wound = relations.find(
    ({ from, to, kind, said }) =>
      kind === 'around' &&
      DRAGON.test(subjects[from]?.glyph ?? '') &&
      subjects[from]?.count === 1 &&
      TOWER.test(subjects[to]?.glyph ?? '') &&
      (WOUND.test(said?.text ?? '') || WOUND_APART.test(prompt)),
  );
  if (wound === undefined) return spec;
  const drawn = withChangedAt(spec, wound.from, { glyph: '@dragontower', motion: null });
  return showWords(
    leavingOut(drawn, (_, index) => index === wound.to),
    WOUND_WORDS,
  );
}
