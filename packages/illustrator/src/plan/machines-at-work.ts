import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showInLoops, showWords, withChangedAt } from './spec-changes.ts';

/** What a machine does by itself in a loop. */
interface Work {
  readonly glyph: string;
  readonly verbs: RegExp;
  /** What is drawn with the machine while it works, and not beside it. */
  readonly inside?: RegExp;
  readonly insideWords?: RegExp;
  /** Where it works if the prompt names no place. */
  readonly place?: SettingName;
}

const WORKS: readonly Work[] = [
  {
    glyph: 'printer',
    verbs: /^(?:print|work)(?:s|ing)?(?: out)?$/i,
    inside: /^(?:page-facing-up|@paperstack|bookmark-tabs|page-with-curl)$/,
    insideWords: /^(?:papers?|pages?|documents?|sheets?)$/i,
  },
  { glyph: '@sewingmachine', verbs: /^(?:sew|stitch|run|work)(?:s|es|ing|ning)?$/i },
  {
    glyph: '@blender',
    verbs: /^(?:mix|blend|spin|whirl|swirl|whizz|run|work|mak)(?:e?s|es|ing|ning)?(?: up)?$/i,
    inside: /^(?:@milkshake|@juice|tropical-drink|cup-with-straw|@smoothie)$/,
    insideWords: /^(?:smoothies?|shakes?|milkshakes?|juice)$/i,
  },
  { glyph: 'battery', verbs: /^(?:charg|fill|recharg)(?:e|es|ing)?(?: up)?$/i },
  {
    glyph: '@excavator',
    verbs: /^(?:dig|scoop|excavat|shovel|work|mov)(?:e?s|ing|ging)?(?: up)?$/i,
    inside: /^(?:@dirtpile|@earth|@hole|hole)$/,
    insideWords: /^(?:dirt|earth|soil|ground|a hole|hole|mud|sand)$/i,
    place: 'constructionsite',
  },
  {
    glyph: '@robotarm',
    verbs: /^(?:mov|work|pick|assembl|build|lift|weld|sort|grab)(?:e?s|ing)?(?: up)?$/i,
    place: 'factory',
  },
];

/** "an excavator digging", "a printer printing paper": machines work by a part of their own. */
export function machinesAtWork(spec: PromptSpec): PromptSpec {
  const work = WORKS.find(({ glyph }) => spec.subjects.some((each) => each.glyph === glyph));
  if (work === undefined || spec.format !== null) return spec;
  const isMachine = ({ glyph, hasLimbs }: Subject): boolean =>
    glyph === work.glyph && hasLimbs !== true;
  const index = spec.subjects.findIndex(isMachine);
  const said = [...spec.words.drawn, ...spec.words.notDrawn, ...standIns(spec)];
  const isUsed = spec.relations.some(({ to, kind }) => to === index && kind !== 'beside');
  if (index < 0 || isUsed || !said.some((word) => work.verbs.test(word))) return spec;
  const place = spec.setting === null && work.place ? { setting: work.place } : {};
  const working = withChangedAt({ ...spec, ...place }, index, { motion: null });
  const { inside, insideWords } = work;
  const alone = inside ? leavingOut(working, ({ glyph }) => inside.test(glyph)) : working;
  return showInLoops(insideWords ? showWords(alone, insideWords) : alone, work.verbs);
}

const standIns = ({ words }: PromptSpec): readonly string[] =>
  words.standIns.map(({ word }) => word);
