import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showWords, withChanged, withThing } from './spec-changes.ts';

const SAID = /\bbreakfast in bed\b/i;
const GIVES = /^(?:give|serve|handover)$/;
const BED = /^bed$/;

/** "a boy giving his mom breakfast in bed": she sits in the bed with pancakes, and he stands beside it. */
export function breakfastInBed(spec: PromptSpec, setting: SettingName): PromptSpec {
  if (setting !== 'bedroom' || !SAID.test(spec.prompt)) return spec;
  const given = spec.relations.find(({ from }) => GIVES.test(spec.subjects[from]?.motion ?? ''));
  const eater = given?.to ?? spec.subjects.findIndex(({ person }) => person !== null);
  if (spec.subjects[eater]?.person == null) return spec;
  const isFed = spec.relations.some(({ from, kind }) => from === eater && kind === 'hold');
  const still = withChanged(spec, (_, index) => index === eater || index === given?.from, {
    motion: null,
  });
  const fed = isFed ? still : withThing(still, '@pancakes', [{ from: eater, kind: 'hold' }]);
  return showWords(inBed(fed, eater), /^breakfast$/i);
}

function inBed(spec: PromptSpec, eater: number): PromptSpec {
  const isThere = spec.relations.some(
    ({ from, to }) => from === eater && BED.test(spec.subjects[to]?.glyph ?? ''),
  );
  return isThere ? spec : withThing(spec, 'bed', [{ from: eater, kind: 'inside' }]);
}
