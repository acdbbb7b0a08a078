import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showWords, withChanged } from './spec-changes.ts';

const ON_BACK =
  /\b(village|town|city|forest|garden|jungle|island|mountain)\b (?:(?:growing|blooming|built) )?(on (?:its|his|her) (?:back|shell)|on (?:the |a )?(?:back|shell) of|on (?:a|an|the) (?:[\w-]+ )?[\w-]+['’]s (?:back|shell))\b/i;

/** What a land is on a back: some of its houses or trees. */
const LANDS: Readonly<Record<string, readonly [glyph: string, count: number]>> = {
  village: ['@smallvillage', 1],
  town: ['@smallvillage', 1],
  city: ['@smallcity', 1],
  forest: ['@smallforest', 1],
  jungle: ['@smallgarden', 1],
  garden: ['@smallgarden', 1],
  island: ['@smallisland', 1],
  mountain: ['@smallmountain', 1],
};

/** "a giant snail carrying a village on its shell": the village is on it, and not where the snail is. */
export function landOnBack(spec: PromptSpec): PromptSpec {
  const [, land = '', text = ''] = ON_BACK.exec(spec.prompt) ?? [];
  const [glyph, count] = LANDS[land.toLowerCase()] ?? [];
  const { subjects, relations, placeNames } = spec;
  const isCarrier = subjects.length === 1 && subjects[0]?.person === null;
  if (glyph === undefined || count === undefined || !isCarrier || subjects[0]?.count !== 1)
    return spec;
  const still = withChanged(spec, () => true, { motion: null });
  const onBack: PromptSpec = {
    ...still,
    setting: null,
    placeNames: placeNames.filter((name) => name !== land.toLowerCase()),
    subjects: [...still.subjects, { ...oneOf(glyph), count }],
    relations: [...relations, { from: 1, to: 0, kind: 'on', said: { word: text, text } }],
  };
  return showWords(onBack, /^growing$/);
}
