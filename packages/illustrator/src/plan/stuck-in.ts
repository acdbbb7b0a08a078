import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, withChangedAt, withKind } from './spec-changes.ts';

/** Their point or blade is at the upper end as they are drawn. */
const POINT_ABOVE = /^(?:@sword|@katana|@spear|@foil|axe|fork-and-knife|trident|pick)$/;
/** Their point is at the lower end. */
const POINT_BELOW =
  /^(?:@shovel|@flagpole|triangular-flag|pirate-flag|white-flag|pencil|pen|dagger|kitchen-knife)$/;
/** They hold a blade, and have no inside. */
const SOLID =
  /^(?:rock|@boulder|@stump|@log|wood|@iceberg|@?pumpkin|@landblock|mountain|@goldpile|@cake|birthday-cake|bread|cheese-wedge|@haybale|ice|@crystal\w*|@anvil|skull)$/;
const STONE = /^(?:rock|@boulder)$/;

const STUCK =
  /^(?:stuck|lodged|embedded|planted|plunged|thrust|driven|buried|wedged|jammed)? ?(?:in|into|inside|inside of)$/;

const isStuck = ({ subjects }: PromptSpec, { from, to, kind, said }: Relation): boolean => {
  const glyph = subjects[from]?.glyph ?? '';
  return (
    /^(?:in|inside|on)$/.test(kind) &&
    STUCK.test(said?.text ?? '') &&
    (POINT_ABOVE.test(glyph) || POINT_BELOW.test(glyph)) &&
    subjects[from]?.count === 1 &&
    SOLID.test(subjects[to]?.glyph ?? '')
  );
};

/** "an axe stuck in a log": its blade is in the log and its handle up; of a sword in a stone both are one picture. */
export function stuckIn(spec: PromptSpec): PromptSpec {
  const stuck = spec.relations.find((each) => isStuck(spec, each));
  const thing = spec.subjects[stuck?.from ?? -1];
  if (stuck === undefined || thing === undefined) return spec;
  if (thing.glyph === '@sword' && STONE.test(spec.subjects[stuck.to]?.glyph ?? '')) {
    const inStone = withChangedAt(spec, stuck.from, { glyph: '@swordinstone', motion: null });
    return leavingOut(inStone, (_, index) => index === stuck.to);
  }
  return withChangedAt(withKind(spec, stuck, 'inside'), stuck.from, {
    isStuck: true,
    motion: null,
    ...(POINT_ABOVE.test(thing.glyph) && { isUpsideDown: true }),
  });
}
