import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, withChanged } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

/** Hung over those who dance rather than held by them. */
const HUNG = /^(red-paper-lantern|triangular-flag|light-bulb)$/;

/** Bunting hangs over the place, and is no single flag. */
export function withBunting(spec: PromptSpec): PromptSpec {
  const isBunting = ({ glyph, word }: PromptSpec['subjects'][number]): boolean =>
    glyph === 'triangular-flag' && /bunting/.test(word);
  const hung = spec.subjects.filter(isBunting);
  if (hung.length === 0) return spec;
  const words = new Set(hung.map(spelled));
  const bare = leavingOut(spec, isBunting);
  return {
    ...bare,
    garlands: [...new Set([...(spec.garlands ?? []), 'bunting' as const])],
    words: {
      ...spec.words,
      drawn: [...spec.words.drawn, ...words],
      standIns: spec.words.standIns.filter(({ word }) => !words.has(word)),
    },
  };
}

/** "a couple dancing": they dance with each other, under the lanterns that are named with them. */
export function pairDancers(spec: PromptSpec): PromptSpec {
  const partners = partnersOf(spec);
  if (partners) {
    const [one, other] = partners;
    return {
      ...withChanged(spec, (_, i) => partners.includes(i), { motion: 'slowdance' }),
      relations: [
        ...spec.relations.filter(({ from, to }) => !(from === one && to === other)),
        { from: one, to: other, kind: 'hug' },
      ],
    };
  }
  const dancers = spec.subjects.flatMap(({ motion, person, count }, i) =>
    person !== null && motion === 'dance' && count === 1 ? [i] : [],
  );
  const [first, second] = dancers;
  if (first === undefined || second === undefined || dancers.length > 2) return spec;
  const [one, other] = [spec.subjects[first]!, spec.subjects[second]!];
  if (one.word !== other.word || one.glyph === other.glyph) return spec;
  const hung = new Set(
    spec.relations.flatMap(({ from, to, kind }) =>
      kind === 'hold' && dancers.includes(from) && HUNG.test(spec.subjects[to]?.glyph ?? '')
        ? [to]
        : [],
    ),
  );
  const names = [...hung].map((i) => spec.subjects[i]?.glyph ?? '');
  const paired: PromptSpec = {
    ...withChanged(spec, (_, i) => dancers.includes(i), { motion: 'slowdance' }),
    relations: [...spec.relations, { from: first, to: second, kind: 'hug' }],
    garlands: [
      ...new Set([
        ...(names.some((name) => name === 'triangular-flag') ? (['bunting'] as const) : []),
        ...(names.includes('red-paper-lantern') ? (['lanterns'] as const) : []),
      ]),
    ],
  };
  return leavingOut(paired, (_, index) => hung.has(index));
}

/** "a bride dancing with her father": two people of whom one is named as the other's partner. */
function partnersOf({ subjects, relations }: PromptSpec): readonly [number, number] | null {
  const isSingle = (index: number): boolean =>
    subjects[index]?.person != null && subjects[index].count === 1;
  const found = relations.find(
    ({ from, to, kind, said }) =>
      kind === 'beside' &&
      said?.text === 'with' &&
      subjects[from]?.motion === 'dance' &&
      /^(null|idle|dance)$/.test(String(subjects[to]?.motion ?? null)) &&
      isSingle(from) &&
      isSingle(to),
  );
  return found ? [found.from, found.to] : null;
}
