import type { ForeignLanguage } from '../lexicon-data.ts';
import { meaningsOf } from '../lexicon.ts';
import { plainVerbsOf } from './japanese-inflection.ts';
import { gerundsOf } from './spanish-inflection.ts';

/** The English is something that is done: "reading", "looking at", "making a cake". */
export function isDeed(english: string): boolean {
  const whole = meaningsOf(english);
  const senses = whole.length > 0 ? whole : meaningsOf(english.split(' ')[0] ?? '');
  return senses.some(({ kind }) => kind === 'verb' || kind === 'relation');
}

/** Who sells has with them what they sell: "Eisverkäufer", "vendedor de globos". */
export const isSeller = (english: string): boolean =>
  /^(?:female )?(?:salesman|saleswoman|seller|vendor)$/.test(english);

/** Where somebody moves, which changes nothing of the deed: "herumlaufen" is running. */
export const DIRECTIONS: ReadonlySet<string> = new Set(
  'herum rum heran herauf rauf heraus raus herein rein herunter runter herab hinauf hinaus hinein hinunter hinab vorbei vorüber entlang davon umher weg zurück los hoch hinweg dahin hindurch durch nach hinterher empor'.split(
    ' ',
  ),
);

/** Particles that say that something is done to its end: "aufessen" is eating. */
export const COMPLETING: ReadonlySet<string> = new Set([
  'an',
  'auf',
  'aus',
  'ab',
  'zu',
  'mit',
  'ein',
]);

/** What German verbs are parted from: "pustet die Kerzen aus". */
export const PARTICLES: ReadonlySet<string> = new Set([
  ...DIRECTIONS,
  ...'auf an ab aus ein zu vor um hervor fern bei mit her hin nieder zusammen teil spazieren auseinander fest'.split(
    ' ',
  ),
]);

/** The finite form and the infinitive of German verbs, each of the other: "malt", "malen". */
function otherGermanForms(word: string): string[] {
  const infinitive = word.replace(/nd(?:e[rsnm]?)?$/, 'n');
  const forms = infinitive === word ? [] : [infinitive];
  if (/[^aeiou]en$/.test(infinitive)) {
    const stem = infinitive.slice(0, -2);
    forms.push(`${stem}t`, `${stem}et`);
  }
  if (/e[lr]n$/.test(infinitive)) forms.push(`${infinitive.slice(0, -1)}t`);
  if (/e[lr]t$/.test(word)) forms.push(`${word.slice(0, -1)}n`);
  if (word.endsWith('et')) forms.push(`${word.slice(0, -2)}en`);
  else if (/[^aeiou]t$/.test(word)) forms.push(`${word.slice(0, -1)}en`);
  return forms;
}

/** The third person of French verbs: of "jouent", "jouant" and "jouer" it is "joue". */
function otherFrenchForms(word: string): string[] {
  const irregular = { font: 'fait', faisant: 'fait', faire: 'fait', prennent: 'prend' }[word];
  return [
    ...(irregular === undefined ? [] : [irregular]),
    ...[
      word.replace(/(?:ent|ant|er)$/, 'e'),
      word.replace(/çant$/, 'ce'),
      word.replace(/(?<=e)ant$/, ''),
      word.replace(/(?:ss?ent|ss?ant|re)$/, 't'),
      word.replace(/(?<=[dt])(?:ent|ant|re)$/, ''),
      // "perchées" is "perché".
      word.replace(/(?<=[éiu])(?:e|s|es)$/, ''),
    ].filter((form) => form !== word),
  ];
}

const OTHER_FORMS: Readonly<Record<ForeignLanguage, (word: string) => string[]>> = {
  de: otherGermanForms,
  fr: otherFrenchForms,
  es: gerundsOf,
  ja: plainVerbsOf,
};

/** "auspustet" as it is said in a main clause: "pustet aus". */
function partedForms(word: string): string[] {
  const listed: string[] = [];
  for (const particle of PARTICLES) {
    const verb = word.slice(particle.length);
    if (!word.startsWith(particle) || verb.length < 3) continue;
    const forms = [verb, ...otherGermanForms(verb)];
    listed.push(...forms.map((form) => `${form} ${particle}`));
    if (DIRECTIONS.has(particle) || COMPLETING.has(particle)) listed.push(...forms);
  }
  return listed;
}

/**
 * The forms under which a dictionary may list a verb or its phrase: "lesend" under "lesen" or "liest",
 * "fußball spielen" under "spielt fußball", "font du vélo" under "fait du vélo".
 */
export function listedForms(phrase: string, language: ForeignLanguage): string[] {
  const otherForms = OTHER_FORMS[language];
  const words = phrase.split(' ');
  const [first = ''] = words;
  if (words.length === 1) {
    return [...otherForms(first), ...(language === 'de' ? partedForms(first) : [])];
  }
  const orders = [words];
  if (language === 'de') orders.push([words.at(-1) ?? '', ...words.slice(0, -1)]);
  // "packt aus ein Geschenk", as the order of English has it, is listed as "packt ein Geschenk aus".
  const [verb = '', particle = '', ...object] = words;
  if (language === 'de' && object.length > 0 && PARTICLES.has(particle))
    orders.push([verb, ...object, particle]);
  return orders.flatMap(([verb = '', ...rest]) =>
    [verb, ...otherForms(verb)].map((form) => [form, ...rest].join(' ')),
  );
}
