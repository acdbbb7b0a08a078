import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, withChanged, withChangedAt, withKinds, withThing } from './spec-changes.ts';

/** Done at a desk, and what lies on it when the prompt names nothing. */
const DESK_WORK: Readonly<Partial<Record<MotionName, string>>> = {
  write: 'open-book',
  type: '@openlaptop',
};

/** A sleeper on or beside one of these sleeps at a desk. */
const ON_A_DESK =
  /^(@table|keyboard|laptop|@openlaptop|desktop-computer|@retrocomputer|books?|open-book|@bookstack|notebook|page-facing-up|@typewriter|computer-mouse|closed-book)$/;
const NEAR: ReadonlySet<Relation['kind']> = new Set(['beside', 'on', 'front', 'work', 'behind']);
const BEDS = new Set<Relation['kind']>(['in', 'inside', 'on', 'under', 'ride', 'hug']);

/** Where people who sleep have a desk before them rather than a bed. */
const WITH_DESKS: ReadonlySet<SettingName | null> = new Set<SettingName>([
  'library',
  'classroom',
  'office',
  'cafe',
  'lab',
  'stacks',
  'bookshop',
]);

/** What an exam does to people. */
const IN_TROUBLE: ReadonlySet<MotionName> = new Set<MotionName>(['panic', 'think', 'facepalm']);

/**
 * Who studies, writes or types at a desk has it before them, with what is worked at on it; who falls asleep
 * at a desk, over books or on a keyboard sleeps with the head on it.
 */
export function atDesk(spec: PromptSpec, setting: SettingName | null): PromptSpec {
  return spec.subjects.reduce((before, subject, index) => {
    if (subject.count > 1) return before;
    const result = subject.motion === 'type' ? typingOnIt(before, index) : before;
    if (subject.person === null && subject.motion === 'sleep') return onTopOfDesk(result, index);
    if (subject.person !== null) {
      if (subject.motion === 'sleep') return sleepAtDesk(result, index, setting);
      if (setting === 'classroom' && IN_TROUBLE.has(subject.motion ?? 'idle')) {
        return withWork(result, index, 'page-facing-up');
      }
      if (facesPaper(result, index)) return overPaper(result, index);
    }
    if (hasPapersAtDesk(result, index)) return onDesk(result, index);
    if (waitsAtDesk(result, index)) return withChangedAt(result, index, WAITING);
    const own = DESK_WORK[subject.motion ?? 'idle'];
    return own === undefined ? result : workAtDesk(result, index, own);
  }, spec);
}

/** The chin in a hand. */
const WAITING = { motion: 'think', expression: 'unamused' } as const;

/** "a skeleton waiting at a desk": it is bored by it. */
const waitsAtDesk = ({ prompt, subjects, relations }: PromptSpec, index: number): boolean =>
  /\bwait(?:s|ing)\b/iu.test(prompt) &&
  subjects[index]?.motion === 'idle' &&
  subjects[index].expression === null &&
  relations.some(
    ({ from, to, kind }) => from === index && NEAR.has(kind) && isDesk(subjects[to] ?? NOTHING),
  );

const TYPED_ON = /^(?:keyboard|laptop|desktop-computer|@retrocomputer|@typewriter)$/;

/** "a typing cat on a laptop": it types on that one. */
function typingOnIt(spec: PromptSpec, doer: number): PromptSpec {
  const { subjects, relations } = spec;
  const stands = relations.find(
    ({ from, to, kind }) =>
      from === doer && kind === 'on' && TYPED_ON.test(subjects[to]?.glyph ?? ''),
  );
  if (stands === undefined) return spec;
  const own = relations.find(
    ({ from, to, kind }) =>
      from === doer && kind === 'work' && subjects[to]?.glyph === DESK_WORK.type,
  )?.to;
  const typing = withKinds(spec, (each) => each === stands, 'work');
  return leavingOut(typing, (_, index) => index === own);
}

/** An animal that sleeps at a desk is curled up on it. */
const onTopOfDesk = (spec: PromptSpec, sleeper: number): PromptSpec =>
  withKinds(
    spec,
    ({ from, to, kind }) =>
      from === sleeper && kind === 'work' && isDesk(spec.subjects[to] ?? NOTHING),
    'on',
  );

/** "staring at a pile of homework": it is on the desk before them. */
const facesPaper = ({ subjects, relations }: PromptSpec, index: number): boolean =>
  relations.some(
    ({ from, to, kind }) =>
      from === index && NEAR.has(kind) && subjects[to]?.glyph === '@paperstack',
  );

const overPaper = (spec: PromptSpec, index: number): PromptSpec => ({
  ...spec,
  relations: spec.relations.map((each) =>
    each.from === index && /^(@paperstack|books)$/.test(spec.subjects[each.to]?.glyph ?? '')
      ? { ...each, kind: 'work' as const }
      : each,
  ),
});

/** "at a desk with papers": they lie on it. */
const isPapers = ({ subjects }: PromptSpec, { from, to, kind }: Relation, index: number): boolean =>
  from === index &&
  kind === 'hold' &&
  /^(page-facing-up|@paperstack|books)$/.test(subjects[to]?.glyph ?? '') &&
  subjects[to]?.source !== undefined;

const hasPapersAtDesk = (spec: PromptSpec, index: number): boolean =>
  spec.relations.some(
    ({ from, to, kind }) =>
      from === index && kind === 'work' && isDesk(spec.subjects[to] ?? NOTHING),
  ) && spec.relations.some((each) => isPapers(spec, each, index));

function onDesk(spec: PromptSpec, index: number): PromptSpec {
  const papers = spec.relations.find((each) => isPapers(spec, each, index));
  const isStack = ({ glyph, count }: Subject, i: number): boolean =>
    i === papers?.to && count > 1 && glyph === 'page-facing-up';
  return withKinds(
    withChanged(spec, isStack, { glyph: '@paperstack', count: 1 }),
    (each) => each === papers,
    'work',
  );
}

const isDesk = ({ glyph, count }: Subject | { glyph: string; count: number }): boolean =>
  glyph === '@table' && count === 1;

function workAtDesk(spec: PromptSpec, doer: number, own: string): PromptSpec {
  const { subjects, relations } = spec;
  const desk = relations.find(
    ({ from, to, kind }) => from === doer && NEAR.has(kind) && isDesk(subjects[to] ?? NOTHING),
  );
  if (desk === undefined) return spec;
  const hasWork = relations.some(
    ({ from, to, kind }) => from === doer && kind === 'work' && !isDesk(subjects[to] ?? NOTHING),
  );
  const placed = [
    ...relations.filter((each) => each !== desk),
    { from: doer, to: desk.to, kind: 'work' as const },
  ];
  const atIt = { ...spec, relations: placed };
  return hasWork ? atIt : withWork(atIt, doer, PAPERWORK.test(spec.prompt) ? '@paperstack' : own);
}

const PAPERWORK =
  /\b(?:papers|exams|tests|forms|essays|paperwork|(?:grad|correct|check)ing (?:\w+ )?homework)\b/i;
const NOTHING = { glyph: '', count: 0 };

function sleepAtDesk(spec: PromptSpec, sleeper: number, setting: SettingName | null): PromptSpec {
  const { subjects, relations } = spec;
  const isOnDesk = ({ from, to, kind }: Relation): boolean =>
    from === sleeper && NEAR.has(kind) && ON_A_DESK.test(subjects[to]?.glyph ?? '');
  if (relations.some(isOnDesk)) return withKinds(spec, isOnDesk, 'work');
  const isLying = relations.some(({ from, kind }) => from === sleeper && BEDS.has(kind));
  if (isLying || !WITH_DESKS.has(setting)) return spec;
  return withWork(spec, sleeper, setting === 'office' ? 'keyboard' : 'books');
}

const withWork = (spec: PromptSpec, doer: number, glyph: string): PromptSpec =>
  withThing(spec, glyph, [{ from: doer, kind: 'work' }]);
