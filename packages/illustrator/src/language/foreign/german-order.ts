import { type Token, textAt, textOf } from '../tokenize.ts';
import { isCapitalized } from './capitals.ts';
import { clausesOf } from './clauses.ts';
import { reworded } from './english-tokens.ts';
import { adverbFirst } from './german-adverbs.ts';
import { attributesBehind } from './german-attributes.ts';
import { withoutPronouns, withParticipleInPlace } from './german-clauses.ts';
import { isSubject, placeBehindVerb, withoutInfinitiveMark } from './german-inversion.ts';
import { objectsFirst, WITHOUT_OBJECT } from './german-objects.ts';
import { isNoun } from './noun-first.ts';
import type { Find } from './translation.ts';
import { COMPLETING, DIRECTIONS, isDeed, PARTICLES } from './word-forms.ts';

const LINKS: ReadonlySet<string> = new Set(['und', 'oder', 'aber', 'während', 'sowie']);
const RELATIVES: ReadonlySet<string> = new Set('der die das den welcher welche welches'.split(' '));
/** What a relative clause goes on with where no comma tells that it is one: "ein Bär der einen Ballon hält". */
const AFTER_RELATIVE: ReadonlySet<string> = new Set(
  'ein eine einen einem einer auf in im am an mit unter über vor hinter neben zwischen aus durch sich gerade seinen seine ihren ihre sein ihr gegen vom von zum zur um ins beim nach gern gerne glücklich fröhlich traurig bei ganz sehr langsam schnell nicht immer noch mal'.split(
    ' ',
  ),
);
const ARTICLES: ReadonlySet<string> = new Set(
  'ein eine einen den das die seinen seine ihren ihre sein ihr'.split(' '),
);
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'auf in im ins am an mit unter über vor hinter neben zwischen aus durch bei beim von vom zu zum zur um gegen für ohne'.split(
    ' ',
  ),
);
/** Participles behind what they are said of: "mit Schnee bedeckt". */
const WITH_PARTICIPLES =
  /^(?:bedeckt|umgeben|gefüllt|geschmückt|dekoriert|verziert|belegt|bewachsen|überzogen|umringt|beladen|bestreut|garniert|übersät|beleuchtet|gekrönt)(?:e[rsnm]?)?$/;

/**
 * Puts German words into the order of English: parts of verbs together ("pustet die Kerzen aus"), and
 * verbs before their objects ("der einen Ball fängt").
 */
export function inEnglishOrder(tokens: readonly Token[], find: Find): Token[] {
  const ordered: Token[] = [];
  let isRelative = false;
  // What is said before a noun may name two things: "ein in Schal und Mütze gewickelter Hund".
  const stretches = clausesOf(withoutAt(tokens, find), ({ kind }) => kind === 'break');
  const clauses = clausesOf(stretches.flatMap(attributesBehind), isLink);
  for (const [i, clause] of clauses.entries()) {
    const [first] = clause;
    if (first === undefined || isLink(first)) {
      ordered.push(...clause);
      continue;
    }
    const marked = withoutInfinitiveMark(clause);
    const said = withParticipleInPlace(adverbFirst(marked, find), find);
    const parted = participleFirst(withParticle(said, find));
    const next = clauses[i + 2]?.[0];
    const isContinued = clauses[i + 1]?.[0]?.text === 'und' && !isVerb(next, 0, find);
    const words = placeBehindVerb(parted, (at) => isVerb(parted[at], at, find), isContinued);
    const continuesRelative = isRelative && ordered.at(-1)?.text === 'und';
    const isAfterBreak = ordered.at(-1)?.kind === 'break';
    const onOwner = isAfterBreak
      ? (onOwnerOfPart(words, find) ?? onPartOfOwner(words, find))
      : null;
    if (onOwner !== null) {
      ordered.splice(-1, 1, ...onOwner);
      continue;
    }
    const verbs: Reordered =
      verbBehindSubject(words, find, ordered.at(-1)?.text) ??
      verbFirst(words, find, continuesRelative, isAfterBreak);
    const reordered = { ...verbs, words: objectsFirst(verbs.words, find) };
    isRelative = reordered.isRelative;
    // "ein Hase, der …": the clause belongs to the noun.
    if (
      ordered.at(-1)?.kind === 'break' &&
      ((isRelative && reordered.words[0]?.text === WHO) || isWhose(reordered.words[0]))
    ) {
      ordered.pop();
    }
    ordered.push(...reordered.words);
  }
  return withoutPronouns(ordered, find);
}

const WHO = 'welcher';

const isWhose = (token: Token | undefined): boolean => /^(?:dessen|deren)$/.test(token?.text ?? '');

const AT_REST = /^(?:sitz|steh|lieg|hock|lande|häng)(?:t|en|et)$/;

/**
 * "ein Hund, dem ein Vogel auf dem Kopf sitzt" and "ein Pirat, dessen Papagei auf der Schulter sitzt" have "mit einem Vogel
 * sitzend auf dem Kopf"; null: another clause.
 */
function onOwnerOfPart(clause: readonly Token[], find: Find): Token[] | null {
  const [pronoun, article] = clause;
  const verb = clause.at(-1);
  const isOwn = isWhose(pronoun);
  const place = clause.findIndex(({ text }, i) => i > (isOwn ? 1 : 2) && PREPOSITIONS.has(text));
  const isOwner =
    pronoun !== undefined &&
    (isOwn ||
      (/^(?:dem|der|denen)$/.test(pronoun.text) &&
        /^(?:eine?|der|die|das|zwei|drei|viele|lauter|kleine|bunte)$/.test(article?.text ?? '')));
  if (!isOwner || verb === undefined || place < 0 || !AT_REST.test(verb.text)) return null;
  if (!isVerb(verb, clause.length - 1, find)) return null;
  const having: Token = { text: 'mit', source: pronoun.source, kind: 'word' };
  return [having, ...clause.slice(1, place), verb, ...clause.slice(place, -1)];
}

/** "eine Frau, auf deren Schulter ein Vogel sitzt" has "mit einem Vogel sitzend auf der Schulter"; null: another clause. */
function onPartOfOwner(clause: readonly Token[], find: Find): Token[] | null {
  const [place, pronoun, part] = clause;
  const verb = clause.at(-1);
  const isOwner =
    place !== undefined &&
    part !== undefined &&
    verb !== undefined &&
    PREPOSITIONS.has(place.text) &&
    isWhose(pronoun);
  if (!isOwner || clause.length < 5 || !isVerb(verb, clause.length - 1, find)) return null;
  const having: Token = { text: 'mit', source: pronoun?.source ?? '', kind: 'word' };
  const article: Token = { text: 'der', source: '', kind: 'word' };
  return [having, ...clause.slice(3, -1), verb, place, article, part];
}

const isLink = ({ kind, text }: Token): boolean => kind === 'break' || LINKS.has(text);

/** A verb; words with capitals inside of a clause are nouns. */
function isVerb(token: Token | undefined, at: number, find: Find): boolean {
  if (token === undefined || (at > 0 && isCapitalized(token))) return false;
  if (PREPOSITIONS.has(token.text)) return false;
  const found = find(token.text);
  return found !== null && found.isKind !== true && isDeed(found.english);
}

/** Infinitives behind "lassen": "lässt einen Drachen steigen". */
const LET: ReadonlySet<string> = new Set(['steigen', 'fliegen', 'fallen']);

/** "pustet die Kerzen aus" -> "pustet aus die Kerzen"; directions alone say nothing more. */
function withParticle(clause: readonly Token[], find: Find): Token[] {
  const particle = clause.at(-1);
  if (particle === undefined || !(PARTICLES.has(particle.text) || LET.has(particle.text))) {
    return [...clause];
  }
  const rest = clause.slice(0, -1);
  const looks = rest.findIndex(({ text }) => /^(?:sieht|sehen|schaut|schauen)$/.test(text));
  // "sieht traurig aus" says how somebody is.
  if (particle.text === 'aus' && looks >= 0 && looks < rest.length - 1)
    return rest.map((token, i) => (i === looks ? reworded(token, 'ist') : token));
  const at = rest.findIndex(({ text }) => {
    const found = find(`${text} ${particle.text}`);
    return found !== null && isDeed(found.english);
  });
  if (at >= 0)
    return [...rest.slice(0, at), inOne(rest[at] as Token, particle), ...rest.slice(at + 1)];
  const verbAt = rest.findIndex((token, i) => isVerb(token, i, find));
  // "hält sich die Ohren zu" is listed as a whole.
  if (verbAt >= 0 && find(textOf(clause.slice(verbAt))) !== null) return [...clause];
  const away = runningAway(rest, verbAt, particle, find);
  if (away !== null) return away;
  // "schaut dem Ball hinterher" is looking at it as well.
  if (
    verbAt >= 0 &&
    /^(?:an|hinterher|nach)$/.test(particle.text) &&
    DIRECTED.test(textAt(rest, verbAt))
  ) {
    return [...rest.slice(0, verbAt + 1), reworded(particle, 'an'), ...rest.slice(verbAt + 1)];
  }
  // "isst den Kuchen auf" is eating it.
  if (verbAt >= 0 && COMPLETING.has(particle.text)) return rest;
  const isDirection =
    DIRECTIONS.has(particle.text) && rest.some((token, i) => isVerb(token, i, find));
  return isDirection ? withSlope(rest, particle, find) : [...clause];
}

/** "läuft vor einem Bären weg" is running away from it. */
function runningAway(
  clause: readonly Token[],
  verbAt: number,
  particle: Token,
  find: Find,
): Token[] | null {
  const verb = clause[verbAt];
  const from = clause.findIndex(({ text }, i) => text === 'vor' && i > verbAt);
  const mark = clause[from];
  if (verb === undefined || mark === undefined || !/^(?:weg|davon)$/.test(particle.text))
    return null;
  const away = inOne(inOne(verb, particle), mark);
  if (find(away.text) === null) return null;
  return [
    ...clause.slice(0, verbAt),
    away,
    ...clause.slice(verbAt + 1, from),
    ...clause.slice(from + 1),
  ];
}

/** "schaut den Mond an", while "malt Eier an" is painting them. */
const DIRECTED =
  /^(?:schau|seh|sieh|guck|blick|lächel|grins|starr|lach|bell|knurr|brüll|zwinker|fauch|schrei|strahl|feuer|glotz|heul|jaul|wieher|gähn)/;

const SLOPES: readonly (readonly [particles: RegExp, word: string])[] = [
  [/^(?:runter|herunter|hinunter|herab|hinab)$/, 'hinunter'],
  [/^(?:rauf|herauf|hinauf|hoch)$/, 'hinauf'],
];

/** "rodeln den Hügel runter" is sledding down the hill; other directions say nothing more. */
function withSlope(clause: readonly Token[], particle: Token, find: Find): Token[] {
  const slope = SLOPES.find(([particles]) => particles.test(particle.text))?.[1];
  const verb = clause.findIndex((token, i) => isVerb(token, i, find));
  const isAlong = /^(?:den|die|das|eine|einen)$/.test(textAt(clause, verb + 1));
  if (slope === undefined || verb < 0 || !isAlong) return [...clause];
  return [...clause.slice(0, verb + 1), reworded(particle, slope), ...clause.slice(verb + 1)];
}

/** A parted verb as one token, which no preposition can be mistaken for. */
const inOne = (verb: Token, particle: Token): Token => ({
  text: `${verb.text} ${particle.text}`,
  source: `${verb.source} ${particle.source}`,
  kind: 'word',
});

/** "beim Lesen" is reading. */
const withoutAt = (clause: readonly Token[], find: Find): Token[] =>
  clause.filter(({ text }, i) => {
    const next = text === 'beim' ? find(textAt(clause, i + 1)) : null;
    return next === null || !isDeed(next.english);
  });

/** "mit Schnee bedeckt" -> "bedeckt mit Schnee". */
function participleFirst(clause: readonly Token[]): Token[] {
  const at = clause.findIndex(({ text }) => WITH_PARTICIPLES.test(text));
  const participle = clause[at];
  const before = clause.slice(0, at);
  const from = before.findLastIndex(({ text }) => /^(?:mit|von|in)$/.test(text));
  // "mit geschmückten Kühen": it is said of what follows.
  const isOfNext = isCapitalized(clause[at + 1]);
  if (participle === undefined || from < 0 || isOfNext) return [...clause];
  return [...clause.slice(0, from), participle, ...before.slice(from), ...clause.slice(at + 1)];
}

interface Reordered {
  readonly words: readonly Token[];
  readonly isRelative: boolean;
}

/** Moves a verb from the end of a clause to where English has it. */
function verbFirst(
  clause: readonly Token[],
  find: Find,
  continuesRelative: boolean,
  isAfterBreak: boolean,
): Reordered {
  const words = /^(?:ist|sind|wird|werden)$/.test(clause.at(-1)?.text ?? '')
    ? clause.slice(0, -1)
    : clause;
  const verbs = words.flatMap((token, i) => (isVerb(token, i, find) ? [i] : []));
  const last = words.length - 1;
  const from = words.findIndex(
    ({ text }, i) =>
      RELATIVES.has(text) &&
      (i === 0
        ? isAfterBreak
        : AFTER_RELATIVE.has(textAt(words, i + 1)) || leadsToObjectOfLast(words, i, find)) &&
      !PREPOSITIONS.has(textAt(words, i - 1)),
  );
  const pronoun = words[from];
  const end = last - deedLength(words, find) + 1;
  // "die mit dem Hund spazieren geht": each word of the deed may be a verb.
  const isLast = (start: number): boolean => verbs.every((at) => at >= end || at < start);
  const isVerbLast = verbs.includes(last);
  const deed = words.slice(end);
  // "Feuer speit" is a verb as a whole.
  if (pronoun !== undefined && (isVerbLast || end < last) && isLast(from)) {
    const who: Token = { text: WHO, source: pronoun.source, kind: 'word' };
    return {
      words: [...words.slice(0, from), who, ...deed, ...words.slice(from + 1, end)],
      isRelative: true,
    };
  }
  const object = continuesRelative ? 0 : objectOf(words);
  if (!isVerbLast || !isLast(0) || object < 0) return { words, isRelative: false };
  return {
    words: [...words.slice(0, object), ...deed, ...words.slice(object, end)],
    isRelative: continuesRelative,
  };
}

/**
 * "ein Pinguin der Eis verkauft": a bare noun and a verb at the end are what the first one does. "ein Haus der Familie
 * brennt" has nothing that burns as its object.
 */
function leadsToObjectOfLast(words: readonly Token[], at: number, find: Find): boolean {
  if (words.length !== at + 3 || !/^(?:ein|eine|mein|meine|unser|unsere)$/.test(textAt(words, 0)))
    return false;
  const isThing = (token: Token | undefined): boolean =>
    token !== undefined &&
    isNoun({ text: find(token.text)?.english ?? '', source: '', kind: 'word' });
  return (
    isThing(words[at - 1]) && isThing(words[at + 1]) && !WITHOUT_OBJECT.test(textAt(words, at + 2))
  );
}

const SUBORDINATING =
  /^(?:während|weil|wenn|dass|damit|obwohl|nachdem|bevor|sobald|solange|bis|ob|als)$/;

/** "während der Kater mit der Wolle spielt": the verb stands behind its subject. */
function verbBehindSubject(
  clause: readonly Token[],
  find: Find,
  link: string | undefined,
): Reordered | null {
  const isInside = SUBORDINATING.test(textAt(clause, 0));
  if (!isInside && !SUBORDINATING.test(link ?? '')) return null;
  const start = isInside ? 1 : 0;
  const verbs = clause.flatMap((token, i) => (isVerb(token, i, find) ? [i] : []));
  const end = clause.length - deedLength(clause, find);
  const isLast = verbs.includes(clause.length - 1) && verbs.every((at) => at >= end);
  const subject = clause.findIndex((token, i) => i >= start && isSubject(token));
  if (!isLast || subject < 0 || subject >= end) return null;
  const words = [
    ...clause.slice(0, subject + 1),
    ...clause.slice(end),
    ...clause.slice(subject + 1, end),
  ];
  return { words, isRelative: false };
}

/** How many words at the end are one deed: "Fußball spielen". */
const deedLength = (words: readonly Token[], find: Find): number =>
  [3, 2].find((length) => {
    const found = words.length > length ? find(textOf(words.slice(-length))) : null;
    return found !== null && isDeed(found.english);
  }) ?? 1;

/** Where the object of a verb begins: "ein Kind | einen Kuchen backend". */
function objectOf(words: readonly Token[]): number {
  return words.findIndex(
    ({ text }, i) => i > 0 && ARTICLES.has(text) && !PREPOSITIONS.has(textAt(words, i - 1)),
  );
}
