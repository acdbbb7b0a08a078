import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { relationsFor, withChangedAt } from './spec-changes.ts';

const MUSICIANS = /^(?:musicians|buskers|band members|street musicians|jazz musicians)$/;
const INSTRUMENTS = ['guitar', 'violin', 'saxophone', 'trumpet', 'banjo'] as const;

/** "four musicians playing": each has another instrument, where the prompt names none. */
export function withInstruments(spec: PromptSpec): PromptSpec {
  const players = spec.subjects.findIndex(
    ({ word, person, count }) =>
      person !== null && MUSICIANS.test(word) && count > 1 && count <= INSTRUMENTS.length,
  );
  const given = spec.relations.find(
    ({ from, to, kind }) =>
      from === players && kind === 'hold' && spec.subjects[to]?.source === undefined,
  );
  const [player, thing] = [spec.subjects[players], spec.subjects[given?.to ?? -1]];
  if (!player || !given || !thing) return spec;
  const others = INSTRUMENTS.filter((glyph) => glyph !== thing.glyph).slice(0, player.count - 1);
  const first = spec.subjects.length;
  const own = spec.relations.filter((each) => each.from === players && each !== given);
  const added = others.flatMap((glyph): Subject[] => [
    { ...player, count: 1 },
    { ...thing, glyph, word: glyph },
  ]);
  return {
    ...spec,
    subjects: [...withChangedAt(spec, players, { count: 1 }).subjects, ...added],
    relations: [
      ...spec.relations,
      ...others.flatMap((_, i) =>
        relationsFor(first + 2 * i, own.concat({ ...given, to: first + 2 * i + 1 })),
      ),
    ],
  };
}
