import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords, withChanged, withChangedAt } from './spec-changes.ts';
import { showAmong, takeBackWords } from './word-lists.ts';

const NESTS = /^(?:nest-with-eggs|empty-nest)$/;

/** "a hen sitting on her eggs in a nest": she sits on one nest with them, and on no single egg. */
export function onNests(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects } = spec;
  const broods = ({ from, to, kind }: Relation): boolean =>
    kind === 'on' &&
    subjects[to]?.glyph === 'egg' &&
    (subjects[to].count > 1 || subjects[from]?.motion === 'sit') &&
    !/chick$|duckling/.test(subjects[from]?.glyph ?? '') &&
    subjects[from]?.count === 1 &&
    (vocabulary.categoryOf(subjects[from]?.glyph ?? '') ?? '') === 'animal-bird';
  const brooding = spec.relations.find(broods);
  if (brooding === undefined) return spec;
  const relations = spec.relations.filter(
    ({ from, to }) => from !== brooding.from || !NESTS.test(subjects[to]?.glyph ?? ''),
  );
  const inNest = withChangedAt({ ...spec, relations }, brooding.to, {
    glyph: 'nest-with-eggs',
    count: 1,
  });
  const hasOther = (index: number): boolean =>
    index !== brooding.to && NESTS.test(inNest.subjects[index]?.glyph ?? '');
  return showWords(
    leavingOut(inNest, (_, index) => hasOther(index)),
    /^(?:nest|in)$/i,
  );
}

/** The eggs that the picture of a nest shows: how many, and their color. */
const IN_NEST = { count: 3, colour: 'blue' } as const;

const FULL = /^(?:full of|filled with)$/i;

/** "a nest with three blue eggs": they are those of its picture, and not around it. */
export function eggsInNests(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isNest = (index: number): boolean => NESTS.test(subjects[index]?.glyph ?? '');
  const isEgg = (index: number): boolean => subjects[index]?.glyph === 'egg';
  const laid = relations.flatMap(({ from, to, kind }): number[] => {
    if (kind === 'beside' && isNest(from) && isEgg(to)) return [to];
    return kind === 'inside' && isEgg(from) && isNest(to) ? [from] : [];
  })[0];
  const eggs = subjects[laid ?? -1];
  if (eggs === undefined) return spec;
  const { saidCount, colour } = eggs;
  const lost = [
    ...(saidCount === undefined || saidCount.count === IN_NEST.count ? [] : [saidCount.word]),
    ...(colour === null || colour === IN_NEST.colour ? [] : [colour]),
  ];
  const inNest = withChanged(spec, (_, index) => isNest(index), { glyph: 'nest-with-eggs' });
  const words = takeBackWords(spec.words, new Set(lost));
  return leavingOut(
    { ...inNest, words: showAmong(words, (word) => FULL.test(word)) },
    (_, index) => index === laid,
  );
}
