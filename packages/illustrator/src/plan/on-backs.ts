import { escaped } from '../language/escaped.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';

const BACK = '(?:back|shell|hump)\\b';
const SAYS_BACK = new RegExp(`\\b${BACK}`, 'iu');

/** "a castle on a turtle's back": said like "on the back of a turtle". */
export function onBacks(spec: PromptSpec): PromptSpec {
  const { subjects, prompt } = spec;
  if (!SAYS_BACK.test(prompt)) return spec;
  const onBack = (relation: Relation): Relation => {
    const word = subjects[relation.to]?.word;
    if (relation.kind !== 'on' || relation.said?.text !== 'on' || !word) return relation;
    const name = escaped(word).replace(/s$/u, '');
    const said = new RegExp(
      `\\bon (?:a|an|the) (?:[\\w-]+ )?${name}['’]?s['’]? ${BACK}`,
      'iu',
    ).exec(prompt)?.[0];
    return said === undefined ? relation : { ...relation, said: { word: said, text: 'on' } };
  };
  return { ...spec, relations: spec.relations.map(onBack) };
}

const LAND = /^@small|house|castle|cabin|tree|tower|church|temple/;
const OF_THE_SEA = /whale|dolphin|orca|shark|narwhal/;
const IN_THE_SKY = /\b(?:fly|flies|flying|floating|sky|clouds?)\b/i;

/** Whether a whale carries a building or a piece of land. */
export const isLandOnWhale = ({ subjects, relations }: PromptSpec): boolean =>
  relations.some(
    ({ from, to, kind }) =>
      kind === 'on' &&
      OF_THE_SEA.test(subjects[to]?.glyph ?? '') &&
      LAND.test(subjects[from]?.glyph ?? ''),
  );

/** What a whale carries is above the water, or in the sky where it flies. */
export const aboveWater = (spec: PromptSpec): PromptSpec =>
  spec.setting === null && isLandOnWhale(spec)
    ? { ...spec, setting: IN_THE_SKY.test(spec.prompt) ? 'sky' : 'ocean' }
    : spec;
