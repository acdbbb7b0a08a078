import { type Token, textAt } from '../tokenize.ts';
import { isCapitalized } from './capitals.ts';
import { pastOf } from './english-participles.ts';
import { englishTokens, reworded } from './english-tokens.ts';
import type { Find } from './translation.ts';
import { isDeed, PARTICLES } from './word-forms.ts';

const PASSIVE = /^(?:wird|werden|wurde|wurden|worden)$/;
const PERFECT = /^(?:hat|haben|hatte|hatten)$/;
const BEING = /^(?:ist|sind|war|waren)$/;
/** Verbs of going and changing, whose perfect is told with "ist"; of others it says how something is. */
const MOVED =
  /(?:fallen|laufen|rannt|sprungen|flogen|stiegen|klettert|schlüpft|schlafen|wacht|rutscht|stürzt|schmolzen|schwommen|landet|flüchtet|hüpft|platzt|stolpert|blieben|strandet)$/;
const MODAL =
  /^(?:will|wollen|wollte|kann|können|muss|müssen|darf|dürfen|möchte|möchten|mag|versucht|versuchen)$/;
const PARTICIPLE = /^(?:.{0,8}ge.{3,}|(?:be|ver|er|ent|zer|um|über).{2,})(?:t|en)$/;
const BY: ReadonlySet<string> = new Set(['von', 'vom']);

/** Of participles whose vowels are others than those of the infinitive. */
const INFINITIVES: Readonly<Record<string, string>> = {
  gegessen: 'essen',
  gefressen: 'fressen',
  getrunken: 'trinken',
  gefunden: 'finden',
  gefangen: 'fangen',
  gestohlen: 'stehlen',
  gesprungen: 'springen',
  gesungen: 'singen',
  geflogen: 'fliegen',
  gefallen: 'fallen',
  gelaufen: 'laufen',
  gerannt: 'rennen',
  gestiegen: 'steigen',
  geritten: 'reiten',
  geschrieben: 'schreiben',
  geschlafen: 'schlafen',
  geschmolzen: 'schmelzen',
  geschnitten: 'schneiden',
  geschoben: 'schieben',
  gestrichen: 'streichen',
  gebissen: 'beißen',
  gebacken: 'backen',
  gewaschen: 'waschen',
  getragen: 'tragen',
  getroffen: 'treffen',
  gerissen: 'reißen',
  geworfen: 'werfen',
  gezogen: 'ziehen',
  gebrochen: 'brechen',
  geschwommen: 'schwimmen',
  gegossen: 'gießen',
  genommen: 'nehmen',
  gebracht: 'bringen',
};

/** "eingeschlafen" is of "einschlafen", "umgefallen" of "umfallen". */
function infinitiveOf(participle: string): string | undefined {
  const known = INFINITIVES[participle];
  if (known !== undefined) return known;
  const verb = /ge\p{L}{3,}$/u.exec(participle)?.[0] ?? '';
  const particle = participle.slice(0, participle.length - verb.length);
  const infinitive = INFINITIVES[verb];
  return infinitive !== undefined && PARTICLES.has(particle)
    ? `${particle}${infinitive}`
    : undefined;
}

/** The form of a participle's verb that the dictionary has, and what is done: "jagen", "chasing" of "gejagt". */
function verbOfParticiple(word: string, find: Find): { verb: string; deed: string } | null {
  if (!/(?:t|en)$/.test(word)) return null;
  const bare = word.replace(/^(.*?)ge(?=.{3})/, '$1');
  const infinitive = infinitiveOf(word);
  const regular = bare === word ? [word] : [word, bare, bare.replace(/t$/, 'en')];
  const forms = infinitive === undefined ? regular : [infinitive];
  for (const verb of forms) {
    const found = find(verb);
    if (found !== null && found.isKind !== true && isDeed(found.english))
      return { verb, deed: found.english };
  }
  return null;
}

/** What is done in the passive and the perfect: "chasing" of "gejagt", "hugging" of "umarmt". */
const deedOfParticiple = (word: string, find: Find): string | null =>
  verbOfParticiple(word, find)?.deed ?? null;

/**
 * Puts a participle at the end of a clause where English has it: "wird vom Hund gejagt" is "chased by
 * the dog", "hat einen Fisch gefangen" is "catching a fish"; infinitives behind "will" and "kann" as well.
 */
export function withParticipleInPlace(clause: readonly Token[], find: Find): Token[] {
  const last = clause.at(-1);
  if (last === undefined || last.kind !== 'word') return [...clause];
  return (
    closedPerfect(clause, last, find) ??
    passive(clause, last, find) ??
    perfect(clause, last, find) ??
    withModal(clause, last, find) ?? [...clause]
  );
}

/** "wird von einem Hund gejagt", "gejagt von einem Hund". */
function passive(clause: readonly Token[], last: Token, find: Find): Token[] | null {
  const isAuxiliary = clause.some(({ text }) => PASSIVE.test(text));
  const words = clause.filter(({ text }) => !PASSIVE.test(text));
  const by = words.findIndex(({ text }) => BY.has(text));
  const participle = isAuxiliary ? last : words[by - 1];
  if (by < 1 || participle === undefined || !PARTICIPLE.test(participle.text)) return null;
  const past = pastOf(deedOfParticiple(participle.text, find) ?? '');
  if (past === null) return null;
  const before = words.slice(0, by).filter((token) => token !== participle);
  const agent = words.slice(by + 1).filter((token) => token !== participle);
  return [
    ...before,
    ...englishTokens(past, participle.source),
    ...englishTokens(words[by]?.text === 'vom' ? 'by the' : 'by', words[by]?.source ?? ''),
    ...agent,
  ];
}

/** A clause with its last word in the place of its auxiliary. */
const withLastAt = (clause: readonly Token[], at: number, last: readonly Token[]): Token[] => [
  ...clause.slice(0, at),
  ...last,
  ...clause.slice(at + 1, -1),
];

/** What the perfect of a participle is told with. */
const auxiliaryOf = ({ text }: Token): RegExp => (MOVED.test(text) ? BEING : PERFECT);

/** "Die Katze hat eine Maus gefangen": what has been done is shown as if it was being done. */
function perfect(clause: readonly Token[], last: Token, find: Find): Token[] | null {
  const auxiliary = auxiliaryOf(last);
  const at = clause.findIndex(({ text }) => auxiliary.test(text));
  if (at < 0 || at === clause.length - 1 || !PARTICIPLE.test(last.text)) return null;
  if (isCapitalized(last)) return null;
  const deed = deedOfParticiple(last.text, find);
  // What has been done in a way that is not known is not "having" it.
  if (deed === null && auxiliary === PERFECT && find(last.text) !== null) return null;
  if (deed === null) return withLastAt(clause, at, [last]);
  return withLastAt(clause, at, englishTokens(deed, last.source));
}

/** "der eine Maus gefangen hat": the auxiliary stands last where the clause depends on another one. */
function closedPerfect(clause: readonly Token[], last: Token, find: Find): Token[] | null {
  const participle = clause.at(-2);
  if (participle === undefined || !PARTICIPLE.test(participle.text)) return null;
  const found = auxiliaryOf(participle).test(last.text)
    ? verbOfParticiple(participle.text, find)
    : null;
  return found === null ? null : [...clause.slice(0, -2), reworded(participle, found.verb)];
}

/** "Der Hund will die Wurst fressen". */
function withModal(clause: readonly Token[], last: Token, find: Find): Token[] | null {
  const at = clause.findIndex(({ text }) => MODAL.test(text));
  if (at < 0 || at >= clause.length - 2 || !last.text.endsWith('n')) return null;
  const found = isCapitalized(last) ? null : find(last.text);
  if (found === null || !isDeed(found.english)) return null;
  return withLastAt(clause, at, [last]).filter(({ text }) => text !== 'zu');
}

/** "putzt sich die Zähne", "es blitzt": pronouns that stand for nothing else in the picture. */
export const withoutPronouns = (tokens: readonly Token[], find: Find): Token[] =>
  tokens.filter(({ text }, i) => {
    if (text !== 'sich' && text !== 'es') return true;
    const [before, after] = [textAt(tokens, i - 1), textAt(tokens, i + 1)];
    return [`${before} ${text}`, `${text} ${after}`, `${before} ${text} ${after}`].some(
      (phrase) => find(phrase) !== null,
    );
  });
