import { singularPhrase } from '../language/inflection.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isRidden } from '../things/ride-fits.ts';

const RIDDEN = /^(ride|on)$/;
/** Ridden standing or sitting, one by one. */
const BOARDS_AND_MOUNTS =
  /^@?(?:surfboard|snowboard|skateboard|sled|horse|pony|camel|donkey|elephant|unicorn|swing)$/;

const isMount = ({ glyph }: Subject): boolean => isRidden(glyph) || BOARDS_AND_MOUNTS.test(glyph);

const isPlural = ({ word }: Subject): boolean => singularPhrase(word) !== word;

/** "a family on bicycles", "two dads riding horses": each of them has one of their own. */
export function onOwnMounts(spec: PromptSpec): PromptSpec {
  const shared = spec.subjects.findIndex(
    (subject, index) => subject.count > 1 && isMount(subject) && ridersOf(spec, index).length > 1,
  );
  return asManyAsRiders(shared < 0 ? spec : giveEachTheirOwn(spec, shared));
}

/** Mounts of which the prompt says that they are several are as many as those who ride them. */
function asManyAsRiders(spec: PromptSpec): PromptSpec {
  const subjects = spec.subjects.map((subject, index) => {
    const [rider, ...others] = ridersOf(spec, index);
    const count = spec.subjects[rider?.from ?? -1]?.count ?? 1;
    const isShort = others.length === 0 && subject.count < count;
    return isShort && isMount(subject) && isPlural(subject) ? { ...subject, count } : subject;
  });
  return { ...spec, subjects };
}

const ridersOf = ({ relations }: PromptSpec, mount: number): readonly Relation[] =>
  relations.filter(({ to, kind }) => to === mount && RIDDEN.test(kind));

function giveEachTheirOwn(spec: PromptSpec, shared: number): PromptSpec {
  const mount = spec.subjects[shared];
  const riders = ridersOf(spec, shared);
  if (!mount) return spec;
  const ownOf = (rider: Relation): number =>
    riders.indexOf(rider) === 0 ? shared : spec.subjects.length + riders.indexOf(rider) - 1;
  const forRider = (rider: Relation) => ({
    ...mount,
    count: spec.subjects[rider.from]?.count ?? 1,
  });
  const subjects = [
    ...spec.subjects.map((subject, index) =>
      index === shared && riders[0] ? forRider(riders[0]) : subject,
    ),
    ...riders.slice(1).map(forRider),
  ];
  const relations = spec.relations.map((relation) =>
    riders.includes(relation) ? { ...relation, to: ownOf(relation) } : relation,
  );
  return { ...spec, subjects, relations };
}
