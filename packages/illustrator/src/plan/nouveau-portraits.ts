import type { PromptSpec } from '../language/spec.ts';

/** Where no palette says another ground. */
const GROUND = 'teal';

const HAS = /^(?:hold|crown|neck)$/;

/** In the manner of around 1900 one person without a place is a portrait, before plain color. */
export function asNouveauPortrait(spec: PromptSpec): PromptSpec {
  const { style, subjects, setting, shot, format, backdrop } = spec;
  const [first] = subjects;
  const isFree = setting === null && format === null && backdrop === null && spec.caption === null;
  const isStill = first?.motion == null && first?.isTurnedAway !== true;
  const isAlone = first?.person != null && first.count === 1;
  const isOnlyWearing = subjects.every(
    (_, index) =>
      index === 0 ||
      spec.relations.some(({ from, to, kind }) => from === 0 && to === index && HAS.test(kind)),
  );
  if (style !== 'nouveau' || !isFree || !isAlone || !isStill || !isOnlyWearing) return spec;
  if (shot !== null && shot !== 'close') return spec;
  return { ...spec, shot: 'close', backdrop: spec.paletteColours?.at(-1) ?? GROUND };
}
