import type { PromptSpec } from '../language/spec.ts';

/** Deeds and the places that they are done from. */
const FROM =
  /\b(?:watch|look|peek|peer|star|gaz|spy|wav|sing|call|hoot|smil|feed|fish|cheer|shout|read|play)\w*(?: (?:down|out|on|at|over|them|him|her|us))*(?: (?:(?:the|an?|his|her|their|two|three|some) )?[\w-]+)? from (?:the top of )?(?:an? |the |its |his |her |their )?(?:[\w-]+ ){0,2}?(tree|branch|roof|rooftop|fence|wall|rock|boulder|stump|sofa|chair|shelf|cloud|balloon|boat|wagon|nest|bench|swing|armchair|hammock|throne)\b/i;
const IN: ReadonlySet<string> = new Set(['tree', 'boat', 'wagon', 'nest', 'balloon']);
const STILL = /^(?:idle|sing|wave|sit|peer|feed|fish|call|cheer)$/;

/** "an owl watching from a tree", "a cat looking down from the roof": the one that is named last before it is there. */
export function watchFrom(spec: PromptSpec): PromptSpec {
  const said = FROM.exec(spec.prompt);
  const [phrase, name] = [said?.[0], said?.[1]?.toLowerCase()];
  if (said === null || phrase === undefined || name === undefined) return spec;
  const positionOf = (source: string | undefined): number =>
    source === undefined ? -1 : spec.prompt.toLowerCase().indexOf(source.toLowerCase());
  const places = spec.subjects.map(({ source }) => positionOf(source));
  const perch = spec.subjects.findIndex(
    ({ word, count }) => count === 1 && word.toLowerCase().endsWith(name),
  );
  const from = places.reduce(
    (last, at, index) => (at >= 0 && at < said.index && at > (places[last] ?? -1) ? index : last),
    -1,
  );
  const watcher = spec.subjects[from];
  const isPlaced = spec.relations.some(
    (each) => each.from === from && /^(?:on|in|inside|under|behind)$/.test(each.kind),
  );
  if (perch < 0 || perch === from || watcher === undefined || isPlaced) return spec;
  if (!STILL.test(watcher.motion ?? 'idle')) return spec;
  const kind = IN.has(name) ? ('in' as const) : ('on' as const);
  return { ...spec, relations: [...spec.relations, { from, to: perch, kind }] };
}
