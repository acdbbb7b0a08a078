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

/**
 * Takes one out of several, so that they can do something to each other.
 * @returns its index, null when there is only one
 */
export function splitOne(cast: Cast, index: number): number | null {
  const subject = cast.subjects[index];
  if (!subject || subject.count < 2 || cast.subjects.length >= MOST_SUBJECTS) return null;
  subject.count--;
  const other = cast.subjects.push({ ...subject, count: 1 }) - 1;
  const own = cast.tools.filter((each) => each.subject === index);
  for (const each of own) cast.tools.push({ ...each, subject: other });
  const deed = cast.suggested.get(index);
  if (deed !== undefined) cast.suggested.set(other, deed);
  return other;
}

/** As `splitOne`; the new subject gets the places of the others, too. */
export function splitWithPlaces(cast: Cast, index: number): number | null {
  const one = splitOne(cast, index);
  if (one === null) return null;
  const places = cast.relations.filter(({ from, kind }) => from === index && !OWNING.has(kind));
  for (const { to, kind } of places) cast.relate(one, to, kind);
  return one;
}
