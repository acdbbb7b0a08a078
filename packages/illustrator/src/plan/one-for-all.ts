import { isGarment } from '../language/garments.ts';
import { singularPhrase } from '../language/inflection.ts';
import type { Relation } from '../language/relation.ts';
import { toolsOfRole } from '../language/role-tools.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isSharedByGroup, isWorn } from '../things/nature.ts';
import { isSaidBefore } from './said-before.ts';
import { relationsFor, withChangedAt } from './spec-changes.ts';

/** In games there is one of them. */
const BALLS =
  /^(?:volleyball|basketball|soccer-ball|rugby-football|american-football|@beachball|@rubberball)$/;

/** The largest number of companions beside the one who has the thing. */
const MOST_COMPANIONS = 4;

/**
 * "two girls reading a book", "three students carrying a globe": one of them has it, and the others
 * are beside. Food and drink, clothes and the things of a trade are had by each.
 */
export function oneForAll(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const shared = spec.relations.find((relation) => isShared(spec, relation, vocabulary));
  const holder = shared && spec.subjects[shared.from];
  if (!shared || !holder) return spec;
  // People with a trade stand ready for work.
  const isAtWork = vocabulary.categoryOf(holder.glyph) === 'person-role';
  // The others wait for the ball.
  const isPlay = BALLS.test(spec.subjects[shared.to]?.glyph ?? '');
  const companions = Array.from(
    { length: Math.min(holder.count - 1, MOST_COMPANIONS) },
    (): Subject => ({
      ...holder,
      count: 1,
      motion: isPlay ? holder.motion : isAtWork ? 'akimbo' : null,
    }),
  );
  const first = spec.subjects.length;
  const own = spec.relations.filter((each) => each.from === shared.from && each.to !== shared.to);
  return {
    ...spec,
    subjects: [...withChangedAt(spec, shared.from, { count: 1 }).subjects, ...companions],
    relations: [
      ...spec.relations,
      ...companions.flatMap((_, i) =>
        (isPlay ? [] : besideAnother(first + i, i === 0 ? shared.from : first + i - 1)).concat(
          relationsFor(first + i, own),
        ),
      ),
    ],
  };
}

const besideAnother = (from: number, to: number): readonly Relation[] => [
  { from, to, kind: 'beside' },
];

function isShared(spec: PromptSpec, { from, to, kind }: Relation, vocabulary: Vocabulary): boolean {
  const [holder, thing] = [spec.subjects[from], spec.subjects[to]];
  if (!holder?.person || !thing || holder.count < 2 || thing.count !== 1) return false;
  // A shared thing is drawn between both, and each thrower has something to throw.
  if (/^(?:share|throw|fight)$/.test(holder.motion ?? '') || thing.glyph === 'umbrella')
    return false;
  const isEach =
    isWorn(thing.glyph) ||
    isGarment(thing) ||
    /^(food|drink)/.test(vocabulary.categoryOf(thing.glyph) ?? '') ||
    toolsOfRole(singularPhrase(holder.word)).some(({ glyph }) => glyph === thing.glyph);
  return (
    /^(hold|work)$/.test(kind) &&
    !isEach &&
    !isSharedByGroup(thing, holder.count) &&
    isSaidOfOne(spec, thing)
  );
}

/** Whether the prompt has "a book" or "the map" for it, by itself or within the deed. */
function isSaidOfOne({ prompt, deeds }: PromptSpec, { glyph, word, source }: Subject): boolean {
  if (source === undefined && BALLS.test(glyph)) return true;
  if (source === undefined) return deeds.some((deed) => /\b(?:an?|one|the)\b/i.test(deed));
  return isSaidBefore(/an?|one|the/, word, prompt);
}
