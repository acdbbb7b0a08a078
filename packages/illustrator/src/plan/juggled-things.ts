import type { PromptSpec } from '../language/spec.ts';
import { isRelated, leavingOut, withChangedAt } from './spec-changes.ts';

/** What a juggler has where the prompt names nothing. */
const USUAL = 'baseball';
const BALLS = /ball$|^(?:tangerine|red-apple|green-apple|lemon|egg|@\w*ball)$/;

const LIST = /\bjuggl(?:es|ing|ed) (.+?)(?= (?:in|on|at|while|under|before|with|for)\b|$)/iu;

/** "juggling a laptop, a phone and a coffee": all of them fly. */
function withListed(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const juggler = subjects.findIndex(({ motion }) => motion === 'juggle');
  if (juggler < 0) return spec;
  const list = LIST.exec(prompt)?.[1]?.toLowerCase();
  const isListed = (index: number): boolean =>
    list?.includes(subjects[index]?.source?.toLowerCase() ?? '\n') === true;
  const isJuggled = relations.some(
    ({ from, to, kind }) => from === juggler && kind === 'hold' && isListed(to),
  );
  if (list === undefined || !isJuggled) return spec;
  const loose = subjects.flatMap(({ person }, index) =>
    person === null && isListed(index) && !isRelated(spec, index)
      ? [{ from: juggler, to: index, kind: 'hold' as const }]
      : [],
  );
  return { ...spec, relations: [...relations, ...loose] };
}

/** "riding a unicycle and juggling balls": the rider has the hands free. */
function juggleWhileRiding(spec: PromptSpec): PromptSpec {
  const juggled = spec.relations.find(
    ({ from, kind, said }) =>
      kind === 'hold' &&
      said?.text.startsWith('juggl') === true &&
      spec.subjects[from]?.motion === 'ride',
  );
  if (juggled === undefined) return spec;
  const relations = spec.relations.map((each) =>
    each.from === juggled.from && each.kind === 'ride' ? { ...each, kind: 'on' as const } : each,
  );
  return withChangedAt({ ...spec, relations }, juggled.from, { motion: 'juggle' });
}

/** "a juggling clown, three balls": they are what is juggled, and lie nowhere. */
export function juggleThings(said: PromptSpec): PromptSpec {
  const spec = withListed(juggleWhileRiding(said));
  const { subjects, relations } = spec;
  const juggler = subjects.findIndex(({ motion }) => motion === 'juggle');
  const balls = subjects.findIndex(
    ({ glyph, count }, index) => count > 1 && BALLS.test(glyph) && !isRelated(spec, index),
  );
  const usual = relations.find(
    ({ from, to, kind }) =>
      from === juggler && kind === 'hold' && subjects[to]?.glyph === USUAL && to !== balls,
  );
  if (juggler < 0 || balls < 0 || usual === undefined) return spec;
  const related = {
    ...spec,
    relations: [...relations, { from: juggler, to: balls, kind: 'hold' as const }],
  };
  return leavingOut(related, (_, index) => index === usual.to);
}
