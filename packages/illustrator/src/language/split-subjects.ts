import { type Cast, MOST_SUBJECTS, OWNING } from './subjects.ts';

/** "Children flying kites", "a cat and a dog riding bicycles": each of them has one. */
export function giveOneEach(cast: Cast, owners: readonly number[], thing: number): void {
  const subject = cast.subjects[thing];
  const isOwned = (owner: number): boolean =>
    cast.relations.some(
      ({ from, to, kind }) =>
        from === owner && to === thing && (kind === 'ride' || kind === 'hold'),
    );
  const others = owners.filter(isOwned);
  const isEach = others.length > 1 || (cast.subjects[others[0] ?? -1]?.count ?? 1) > 1;
  if (!subject || !isEach) return;
  subject.count = 1;
  for (const owner of others.slice(1)) {
    const relation = cast.relations.findIndex(({ from, to }) => from === owner && to === thing);
    const kind = cast.relations[relation]?.kind;
    if (kind === undefined || cast.subjects.length >= MOST_SUBJECTS) continue;
    cast.relations.splice(relation, 1);
    cast.relate(owner, cast.subjects.push({ ...subject }) - 1, kind);
  }
}

/** Takes one out of several, so that they can do something to each other. */
export const splitOne = (cast: Cast, index: number): number | null => splitSome(cast, index, 1);

/** @returns the index of those who are taken out, null when no other would be left */
function splitSome(cast: Cast, index: number, count: number): number | null {
  const subject = cast.subjects[index];
  if (!subject || subject.count <= count || cast.subjects.length >= MOST_SUBJECTS) return null;
  subject.count -= count;
  const other = cast.subjects.push({ ...subject, count }) - 1;
  const own = cast.tools.filter((each) => each.subject === index);
  for (const each of own) cast.tools.push({ ...each, subject: other });
  const deed = cast.suggested.get(index);
  if (deed !== undefined) cast.suggested.set(other, deed);
  return other;
}

/** As `splitSome`; the new subject gets the places of the others, too. */
export function splitWithPlaces(cast: Cast, index: number, count = 1): number | null {
  const some = splitSome(cast, index, count);
  if (some === null) return null;
  const places = cast.relations.filter(({ from, kind }) => from === index && !OWNING.has(kind));
  for (const { to, kind } of places) cast.relate(some, to, kind);
  return some;
}
