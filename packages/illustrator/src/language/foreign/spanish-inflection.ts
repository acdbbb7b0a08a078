/** Pronouns behind a verb: "comiéndoselo", "abrazarse". */
const CLITICS = /(?<=(?:[áaéeí]ndo|[aeií]r))(?:se|me|te|nos)?(?:l[aeo]s?)?$/u;
const ACCENTS: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o' };
const unaccented = (word: string): string =>
  word.replaceAll(/[áéíó]/g, (vowel) => ACCENTS[vowel] ?? vowel);

/** Forms of regular verbs with what they are of the gerund. */
const FORMS: readonly (readonly [ending: RegExp, gerunds: readonly string[]])[] = [
  [/(?:an|ar|aban?|aron|ó)$/, ['ando']],
  [/a$/, ['ando', 'iendo']],
  [/(?:en|er|ir|ían?|ieron|ió)$/, ['iendo', 'yendo']],
  [/y(?:ó|eron)$/, ['yendo']],
  [/e$/, ['iendo', 'yendo']],
];

/** "cuelga" is of "colgando", "riegan" of "regando", "muerde" of "mordiendo", "duermen" of "durmiendo". */
function withPlainStem(word: string): string[] {
  const [, before = '', vowels = '', behind = ''] =
    /^(.*)(ue|ie)(.*(?:an?|en?))$/u.exec(word) ?? [];
  if (behind === '') return [];
  return (vowels === 'ue' ? ['o', 'u'] : ['e', 'i']).map((vowel) => before + vowel + behind);
}

/** The gerunds that a participle may be of: "perseguido" is of "persiguiendo". */
export function gerundsOfParticiple(word: string): string[] {
  const one = word.replace(/s$/, '').replace(/a$/, 'o');
  if (one.endsWith('ado')) return [one.replace(/ado$/, 'ando')];
  if (!one.endsWith('ido')) return [];
  const regular = [one.replace(/ido$/, 'iendo'), one.replace(/ido$/, 'yendo')];
  return [...regular, ...regular.map((gerund) => gerund.replace(/e(?=[^aeiou]+u?iendo$)/, 'i'))];
}

/**
 * The gerunds that a form of a Spanish verb may be of, likely ones first: "robándose" and "robaba"
 * are of "robando". Many are no words; the dictionary knows which are.
 */
export function gerundsOf(word: string): string[] {
  const bare = word.replace(CLITICS, '');
  const own = bare === word ? [] : [unaccented(bare), bare];
  return [
    ...own,
    ...[bare, ...withPlainStem(bare)].flatMap((form) =>
      FORMS.flatMap(([ending, gerunds]) =>
        ending.test(form) ? gerunds.map((gerund) => form.replace(ending, gerund)) : [],
      ),
    ),
  ];
}

/** Small ones: "-ito", "-cito", "-illo", and of all genders. */
const SMALL = /^(?<stem>.{2,}?)(?<joint>e?c(?!u))?(?:it|ill|uel)(?<gender>[oa])(?<plural>s?)$/u;

/** Words that only end like small ones: "vainilla" is no little "vaina". */
const NOT_SMALL =
  /^(?:vainilla|costilla|pesadilla|plantilla|taquilla|cuadrilla|casilla|morcilla|barbilla|mantilla|varilla|rejilla|gatillo|hoyuelo)s?$/;

/**
 * What a diminutive may be of: "vaquita" is of "vaca", "ratoncito" of "ratón", "florecita" of "flor", "tacita" of
 * "taza".
 */
export function largeOnesOf(word: string): string[] {
  if (NOT_SMALL.test(word)) return [];
  const { stem = '', joint = '', gender = '', plural = '' } = SMALL.exec(word)?.groups ?? {};
  if (stem === '') return [];
  const stems = [stem, stem.replace(/qu$/, 'c'), stem.replace(/gu$/, 'g'), stem.replace(/c$/, 'z')];
  const ones = stems.flatMap((each) =>
    joint === ''
      ? [`${each}${gender}`, `${each}o`, `${each}a`, each, `${each}e`, `${each}os`]
      : [each, accentedEnd(each), `${each}e`, `${each}o`, `${each}a`].concat(
          ofEndInZ(`${each}${joint}`, gender),
        ),
  );
  return plural === '' ? ones : ones.flatMap((one) => [`${one}s`, `${one}es`, one]);
}

/** What a superlative may be of: "larguísima" is of "largo", "grandísimos" of "grande". */
export function plainOfSuperlative(word: string): string[] {
  const stem = /^(.{3,})[ií]sim[oa]s?$/u.exec(word)?.[1];
  if (stem === undefined) return [];
  const stems = [stem, stem.replace(/gu$/, 'g'), stem.replace(/qu$/, 'c')];
  return stems.flatMap((each) => [`${each}o`, `${each}e`, each]);
}

/** "z" is written "c" before "e" and "i": "cabecita" is of "cabeza", "naricita" of "nariz". */
const ofEndInZ = (stem: string, gender: string): string[] => {
  const one = stem.replace(/c$/, 'z');
  return [`${one}${gender}`, one];
};

/** "ratoncito": "ratón". */
const accentedEnd = (stem: string): string =>
  stem.replace(/[aeiou](?=[ns]$)/, (vowel) => 'áéíóú'['aeiou'.indexOf(vowel)] ?? vowel);
