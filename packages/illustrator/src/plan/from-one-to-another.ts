import { escaped } from '../language/escaped.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showWords } from './spec-changes.ts';
import { namesInPattern, spelled } from './word-lists.ts';

/** Whether a prompt says "from one branch to another", "from branch to branch". */
function isLeftForAnother(prompt: string, thing: Subject): boolean {
  const name = namesInPattern(thing);
  const next = String.raw`(?:another|the (?:other|next)|${name})`;
  return new RegExp(
    String.raw`\bfrom (?:one |an? |the )?${name} (?:in|on)?to ${next}\b`,
    'iu',
  ).test(prompt);
}

const FROM_ROOF_TO_ROOF =
  /\bfrom (?:one |a |the )?roof(?:top)? (?:on)?to (?:another|the (?:other|next)|roof(?:top)?)\b/iu;

/** Whose roofs are left and reached. */
const HIGH_HOUSE = '@townhouse';

/** "leaping from roof to roof": between two houses. */
function overStreet(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const leaper = subjects.findIndex(({ motion }) => motion === 'jump' || motion === 'flip');
  if (leaper < 0) return spec;
  const shown = showWords(spec, /^roof(?:top)?s?$/iu);
  const house = subjects.length;
  return {
    ...shown,
    setting: 'city',
    subjects: [...subjects, oneOf(HIGH_HOUSE), oneOf(HIGH_HOUSE)],
    relations: [
      ...relations,
      { from: leaper, to: house, kind: 'right' },
      { from: leaper, to: house + 1, kind: 'left' },
    ],
  };
}

/** "jumping from one bowl to another": there are two of them, and the actor is between them. */
export function fromOneToAnother(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  if (!/\bfrom\b/iu.test(prompt)) return spec;
  if (spec.setting === 'rooftop' && FROM_ROOF_TO_ROOF.test(prompt)) return overStreet(spec);
  const way = relations.find(({ from, to }) => {
    const [actor, thing] = [subjects[from], subjects[to]];
    const isOnTheWay = actor?.motion != null && actor.motion !== 'hang';
    return isOnTheWay && thing?.count === 1 && isLeftForAnother(prompt, thing);
  });
  const thing = subjects[way?.to ?? -1];
  if (way === undefined || thing === undefined) return spec;
  const { from, to } = way;
  const shown = showWords(spec, new RegExp(`^${escaped(spelled(thing))}$`, 'iu'));
  return {
    ...shown,
    subjects: [...subjects, thing],
    relations: [
      ...relations.filter((each) => each !== way),
      { from, to, kind: 'right' },
      { from, to: subjects.length, kind: 'left' },
    ],
  };
}
