import { escaped } from '../language/escaped.ts';
import type { Relation } from '../language/relation.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { isEyewear } from '../things/nature.ts';
import { describesPicture, isInPicture } from './is-in-picture.ts';

/** Where on a face a thing is worn. */
export type WornPlace = 'eyes' | 'head' | 'ears' | 'neck';

export interface WornThing {
  readonly subject: Subject;
  readonly place: WornPlace;
}

const HATS = /hat$|cap$|crown|helm$|helmet/;
const NECK = /^(?:scarf|necktie|ribbon|@bowtie|@necklace)$/;

function placeOf(glyph: string): WornPlace | null {
  if (glyph === 'ring' || glyph.startsWith('person')) return null;
  if (isEyewear(glyph)) return 'eyes';
  if (glyph === 'headphone') return 'ears';
  if (HATS.test(glyph)) return 'head';
  return NECK.test(glyph) ? 'neck' : null;
}

/** What a prompt adds to a photograph. */
export interface Additions {
  /** Put on the subject of the photograph. */
  readonly worn: readonly WornThing[];
  /** The plan of what is drawn beside the subject. */
  readonly plan: ScenePlan;
  /** Whether something of it is on top of what the photograph shows: "a frog on my desk". */
  readonly isOnPictured: boolean;
  /** What the photograph shows already: "my cat". */
  readonly pictured: readonly Subject[];
}

/** Who wears a thing: who holds it or has it on; null where the prompt names none. */
function wearerOf(index: number, relations: readonly Relation[]): number | null {
  const holder = relations.find(({ to, kind }) => to === index && kind === 'hold');
  const bearer = relations.find(({ from, kind }) => from === index && kind === 'on');
  return holder?.from ?? bearer?.to ?? null;
}

/** "sale poster, 50% off plants": what the text names is what the picture shows. */
const isLettered = (caption: string | null, word: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word)}(?![\p{L}\p{N}])`, 'iu').test(
    caption ?? '',
  );

/** Of each subject, whether the picture shows it already. */
function picturedOf({ subjects, prompt, caption }: ScenePlan, vocabulary: Vocabulary): boolean[] {
  const marked = subjects.map(
    ({ word, source = word, glyph }) =>
      placeOf(glyph) === null && (isInPicture(prompt, source) || isLettered(caption, source)),
  );
  if (marked.includes(true)) return marked;
  const first = subjects.find(({ glyph }) => placeOf(glyph) === null);
  return subjects.map(
    (subject) => subject === first && describesPicture(prompt, subject, vocabulary),
  );
}

/** Divides the subjects of a prompt into what a photograph shows, what is put on it, and what is added. */
export function readAdditions(plan: ScenePlan, vocabulary: Vocabulary): Additions {
  const { subjects, relations } = plan;
  const inPicture = picturedOf(plan, vocabulary);
  const others = subjects.some(({ glyph }, i) => !inPicture[i] && placeOf(glyph) === null);
  const wornBy = (index: number): WornPlace | null => {
    const place = placeOf(subjects[index]?.glyph ?? '');
    const wearer = wearerOf(index, relations);
    const isOfPicture =
      wearer === null ? !others || inPicture.includes(true) : inPicture[wearer] === true;
    return isOfPicture ? place : null;
  };
  const worn = subjects.flatMap((subject, index) => {
    const place = wornBy(index);
    return place === null || inPicture[index] ? [] : [{ subject, place }];
  });
  const isAdded = (index: number): boolean => !inPicture[index] && wornBy(index) === null;
  return {
    worn,
    pictured: subjects.filter((_, index) => inPicture[index]),
    plan: keepSubjects(plan, isAdded),
    isOnPictured: relations.some(
      ({ from, to, kind }) => kind === 'on' && isAdded(from) && inPicture[to] === true,
    ),
  };
}

function keepSubjects(plan: ScenePlan, isKept: (index: number) => boolean): ScenePlan {
  const kept = plan.subjects.flatMap((subject, index) =>
    isKept(index) ? [{ subject, index }] : [],
  );
  const position = new Map(kept.map(({ index }, place) => [index, place]));
  return {
    ...plan,
    // A place of its own would add bubbles to a living room.
    setting: 'abstract',
    subjects: kept.map(({ subject }) => subject),
    relations: plan.relations.flatMap(({ from, to, kind }) => {
      const newFrom = position.get(from);
      const newTo = position.get(to);
      return newFrom === undefined || newTo === undefined
        ? []
        : [{ from: newFrom, to: newTo, kind }];
    }),
  };
}
