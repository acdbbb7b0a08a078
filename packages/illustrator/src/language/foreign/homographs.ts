import type { ForeignLanguage } from '../lexicon-data.ts';
import { type Token, textAt } from '../tokenize.ts';
import { isCapitalized } from './capitals.ts';
import { genderedNounAt } from './gendered-nouns.ts';

/** What a word means as a noun, and what else. */
type Meanings = readonly [noun: string, other: string];

/** By the word; a map, as "constructor" is a property of every object. */
const homographs = (rows: Readonly<Record<string, Meanings>>): ReadonlyMap<string, Meanings> =>
  new Map(Object.entries(rows));

/** The other meaning is what somebody does, or how something looks: it stands behind a noun. */
const FRENCH = homographs({
  porte: ['door', 'wearing'],
  portes: ['doors', 'wearing'],
  tombe: ['gravestone', 'falling'],
  fume: ['smoke', 'steaming'],
  montre: ['watch', 'showing'],
  lit: ['bed', 'reading'],
  plante: ['plant', 'planting'],
  ferme: ['farm', 'closed'],
  cuisine: ['kitchen', 'cooking'],
  voile: ['sail', 'sailing'],
  court: ['short', 'running'],
  pêche: ['peach', 'fishing'],
  fête: ['party', 'celebrating'],
  danse: ['dance', 'dancing'],
  // "au marche", as people type "marché".
  marche: ['market', 'walking'],
  marches: ['staircase', 'staircase'],
  neige: ['snow', 'snow'],
  garde: ['guard', 'guarding'],
  lave: ['lava', 'washing'],
  scie: ['saw', 'sawing'],
  rame: ['rowing', 'rowing'],
  téléphone: ['telephone', 'talking on the phone'],
  grille: ['grid', 'grilling'],
  photographie: ['photo', 'photographing'],
  voyage: ['journey', 'traveling'],
  bronze: ['bronze', 'sunbathing'],
  coupe: ['trophy', 'cutting'],
  offre: ['offer', 'giving'],
  sort: ['spell', 'coming out'],
  rose: ['rose', 'pink'],
  roses: ['roses', 'pink'],
  violette: ['violet flower', 'purple'],
  violettes: ['violet flowers', 'purple'],
  marron: ['chestnut', 'brown'],
  bois: ['forest', 'forest'],
  rêve: ['dream', 'dreaming'],
  dessine: ['drawing a picture', 'drawing a picture'],
  dessinent: ['drawing a picture', 'drawing a picture'],
  goûter: ['snack', 'tasting'],
  sourire: ['smile', 'smiling'],
  rampe: ['ramp', 'crawling'],
  enceinte: ['loudspeaker', 'pregnant'],
  marin: ['sailor', 'marine'],
  baisers: ['kisses', 'kissing'],
  mendiant: ['homeless man', 'begging'],
  paresseux: ['sloth', 'lazy'],
  tente: ['tent', 'trying'],
  peint: ['painting', 'painting'],
  vol: ['flight', 'flying'],
  tour: ['tower', 'tower'],
  fond: ['background', 'melting'],
  fondent: ['melting', 'melting'],
  rire: ['laughing', 'laughing'],
  mélange: ['mix', 'stirring'],
  niche: ['dog house', 'nesting'],
  enseigne: ['sign', 'teaching'],
  bête: ['beast', 'silly'],
});

/** The other meaning is said of the noun before it: "bruja adolescente", "tortuga maestra". */
const SPANISH_BEHIND_NOUNS = homographs({
  mono: ['monkey', 'cute'],
  monos: ['monkeys', 'cute'],
  submarino: ['submarine', 'underwater'],
  submarinos: ['submarines', 'underwater'],
  naranjas: ['oranges', 'orange'],
  adolescente: ['teenager', 'teenage'],
  gamer: ['gamer', 'gaming'],
  joven: ['young person', 'young'],
  jóvenes: ['young people', 'young'],
  maestra: ['female teacher', 'teacher'],
  profesora: ['female teacher', 'teacher'],
  doctora: ['female doctor', 'doctor'],
  enfermera: ['female nurse', 'nurse'],
  bombera: ['female firefighter', 'firefighter'],
  cocinera: ['female chef', 'chef'],
  pintora: ['female painter', 'painter'],
  jardinera: ['female gardener', 'gardener'],
  científica: ['female scientist', 'scientist'],
});

/** "gato como pirata", but "vuela como un pájaro". */
const SPANISH_BEFORE_NOUNS = homographs({ como: ['like', 'dressed as'] });

/** The other meaning is an adjective or a number: it stands before a noun. */
const GERMAN = homographs({
  junge: ['boy', 'young'],
  jungen: ['boy', 'young'],
  junges: ['cub', 'young'],
  paar: ['couple', 'few'],
  arme: ['arms', 'poor'],
  alter: ['age', 'old'],
  elf: ['elf', 'eleven'],
  // "auf einem stillen See".
  stillen: ['feeding a baby', 'still'],
  schiefer: ['slate', 'crooked'],
  // "Hund als Koch", but "als es regnet".
  als: ['while', 'dressed as'],
});

/** The other meaning is a verb: it is written without a capital. */
const GERMAN_VERBS = homographs({
  ringen: ['rings', 'wrestling'],
  essen: ['food', 'eating'],
  fliegen: ['flies', 'flying'],
  feiern: ['party', 'cheering'],
  küssen: ['kisses', 'kissing'],
  fest: ['party', 'tightly'],
  weg: ['path', 'away'],
  laden: ['shop', 'loading'],
  rasen: ['lawn', 'racing'],
  kochen: ['cooking', 'cooking'],
});

const BEFORE_NOUNS: Readonly<Record<'de' | 'fr', ReadonlySet<string>>> = {
  fr: new Set(
    'un une le la les l de du des d mon ma mes son sa ses notre nos leur leurs ce cette ces en au aux à dans sur sous avec sans par pour et ou vieux vieille vieilles petit petite petits petites grand grande grands grandes beau belle belles jolie joli jolies gros grosse nouvelle nouveau deux trois quatre cinq'.split(
      ' ',
    ),
  ),
  de: new Set('beim zum am vom'.split(' ')),
};
const ARTICLES: ReadonlySet<string> = new Set(
  'un une le la les l des du son sa ses sur dans'.split(' '),
);

/** What roars where people yell: "brüllender Löwe". */
const ROARING = /^(?:löwen?|loewe|tiger|bär|drachen?|dino|dinosaurier|monster|t|rex)$/;

const DRUNK =
  /^(?:una?|el|la|su|de|agua|leche|té|te|café|cafe|vino|cerveza|jugo|zumo|leche|limonada|chocolate)$/;

/** Tells whether the dictionary knows a word as a thing. */
type IsNoun = (token: Token | undefined) => boolean;

type MeaningAt = (tokens: readonly Token[], at: number, isNoun: IsNoun) => string | null;

const MEANING_AT: Readonly<Record<ForeignLanguage, MeaningAt>> = {
  de: germanAt,
  es: spanishAt,
  fr: frenchAt,
  ja: () => null,
};

/** The English of a word that means several things, among the words around it; null: what the dictionary says. */
export const meaningHere = (
  language: ForeignLanguage,
  tokens: readonly Token[],
  at: number,
  isNoun: IsNoun,
): string | null => MEANING_AT[language](tokens, at, isNoun);

function spanishAt(tokens: readonly Token[], at: number, isNoun: IsNoun): string | null {
  const word = textAt(tokens, at);
  // "un bebe durmiendo": a baby as people type it, and not somebody who drinks.
  if (word === 'bebe' && !DRUNK.test(textAt(tokens, at + 1))) return 'baby';
  // The day, and no planet.
  if (word === 'martes') return 'tuesday';
  if (word === 'osito') return isForBaby(tokens) ? 'teddy bear' : null;
  // What the picture is, and not what stands in it.
  if (word === 'cartel' && isPosterAt(tokens, at)) return 'poster';
  if (word === 'años' && isNumber(tokens[at - 1])) return 'years old';
  if (word === 'volante' && isHandedOut(tokens, at)) return 'flyer';
  // "un anciano pescador", while "un anciano pescando" is somebody.
  if (/^(?:ancian|viejit)[oa]s?$/.test(word) && isNoun(tokens[at + 1])) return 'old';
  if (word === 'flamenco' && isDanced(tokens, at)) return 'flamenco';
  if (/^burritos?$/.test(word) && isDonkey(tokens)) return word.replace('burrito', 'donkey');
  if (word === 'sobre' && /^(?:una?|el|del|su)$/.test(textAt(tokens, at - 1))) return 'envelope';
  // "una patrulla", while a guard "patrulla las calles".
  if (word === 'patrulla' && /^(?:la|una)$/.test(textAt(tokens, at - 1))) return 'police car';
  // "en un café" is where people drink one.
  if (/^caf[ée]s?$/.test(word) && isPlaceIn(tokens, at)) return 'cafe';
  return (
    genderedNounAt('es', tokens, at) ??
    rosesAt(tokens, at) ??
    meaningOf(SPANISH_BEHIND_NOUNS, word, () => !isNoun(tokens[at - 1])) ??
    meaningOf(SPANISH_BEFORE_NOUNS, word, () => !isNoun(tokens[at + 1]))
  );
}

function frenchAt(tokens: readonly Token[], at: number): string | null {
  const word = textAt(tokens, at);
  const meaning = transitiveAt(tokens, at) ?? genderedNounAt('fr', tokens, at);
  if (meaning !== null) return meaning;
  if (word === 'ans' && isNumber(tokens[at - 1])) return 'years old';
  if (word === 'ourson') return isForBaby(tokens) ? 'teddy bear' : null;
  if (/^sapins?$/.test(word)) return isOfChristmas(tokens) ? 'christmas tree' : null;
  if (word === 'glace' && isIce(tokens, at)) return 'ice';
  if (word === 'bureau' && isSatAt(tokens, at)) return 'desk';
  if (/^cheminées?$/.test(word))
    return isOnRoof(tokens) ? word.replace('cheminée', 'chimney') : null;
  if (/^ballons?$/.test(word)) return isPlayedWith(tokens) ? 'ball' : null;
  return meaningOf(FRENCH, word, () => isFrenchNoun(tokens, at));
}

const isNumber = (token: Token | undefined): boolean => /^\d+$/.test(token?.text ?? '');

/** "invitación para baby shower con osito", "un bébé et son ourson": a toy, and no bear of the forest. */
const isForBaby = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) =>
    /^(?:bebé|bébé|baby|shower|cuna|berceau|naissance|bautizo|baptême|doudou|niñ[oa]|enfant|invitación|invitation|tarjeta|carte|nuit|noches)$/.test(
      text,
    ),
  );

/** "un sapin et des cadeaux": no fir of the forest. */
const isOfChristmas = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) =>
    /^(?:no[eë]l|cadeaux?|guirlandes?|boules|décore|décorent|décoré|décorer)$/.test(text),
  );

function germanAt(tokens: readonly Token[], at: number, isNoun: IsNoun): string | null {
  const word = textAt(tokens, at);
  if (/^drachen?$/.test(word)) return isKite(tokens) ? 'kite' : null;
  const town = TOWNS_OF_DISHES.get(word);
  if (town !== undefined && isOfTown(tokens, at)) return town;
  // "um 18 Uhr" is no clock.
  if (word === 'uhr' && isNumber(tokens[at - 1])) return 'oclock';
  if (word === 'jahre' && isNumber(tokens[at - 1])) return 'years old';
  if (word === 'wie' && /^eine?n?$/.test(textAt(tokens, at + 1))) return 'like';
  if (word === 'eis' && isUnderfoot(tokens, at)) return 'ice';
  if (
    word === 'decke' &&
    /^(?:an|von) der$/.test(`${textAt(tokens, at - 2)} ${textAt(tokens, at - 1)}`)
  )
    return 'ceiling';
  if (word === 'see') return isSea(tokens, at) ? 'sea' : null;
  if (word === 'farben') return isPainted(tokens) ? null : 'colors';
  if (word.startsWith('brüll'))
    return tokens.some(({ text }) => ROARING.test(text)) ? 'roaring' : null;
  // "größer als der Junge", but "meine Tochter als Prinzessin".
  if (word === 'als' && /[^aeiou]er$/.test(textAt(tokens, at - 1)) && !isNoun(tokens[at - 1]))
    return 'than';
  return (
    meaningOf(GERMAN, word, () => !isNoun(tokens[at + 1]) || isNounBeforeVerb(tokens, at)) ??
    meaningOf(GERMAN_VERBS, word, () => isGermanNoun(tokens, at))
  );
}

/** "ein Junge baut", where "a building" is a noun as well: German writes only its nouns with capitals. */
const isNounBeforeVerb = (tokens: readonly Token[], at: number): boolean =>
  isGermanNoun(tokens, at) && !isCapitalized(tokens[at + 1]);

/** "regando rosas", "una rosa": the flower, as the color stands behind its noun. */
function rosesAt(tokens: readonly Token[], at: number): string | null {
  const [word, before] = [tokens[at]?.text, textAt(tokens, at - 1)];
  if (word === 'rosas')
    return /(?:[aiey]ndo|^(?:dos|tres|muchas|entre))$/.test(before) ? 'roses' : null;
  return word === 'rosa' && /^(?:una|la)$/.test(before) ? 'rose' : null;
}

/** "en un café", "en el café": a place, and no drink. */
const isPlaceIn = (tokens: readonly Token[], at: number): boolean =>
  /^(?:un|el|este|su)$/.test(textAt(tokens, at - 1)) && tokens[at - 2]?.text === 'en';

/** "Farben" are paints beside a painter, a brush or a canvas, and colors elsewhere. */
const isPainted = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(?:maler|malt|malen|pinsel|palette|leinwand|künstler)/.test(text));

/** "un burrito gordito cargando flores": a little donkey, where a "burrito de carne" is a dish. */
const isDonkey = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) =>
    /^(?:cargando|caminando|trotando|corriendo|durmiendo|dormido|campo|granja|establo|pesebre|gordito|bebé|orejas|orejón|monte|montaña|pastando|sabanero|sombrero|triste|tierno|carreta|jalando|camino)$/.test(
      text,
    ),
  ) &&
  !tokens.some(({ text }) => /^(?:plato|salsa|carne|pollo|frijoles|queso|comiendo)$/.test(text));

/** "bailaora de flamenco" and "bailando flamenco": the dance, and no flamingo. */
const isDanced = (tokens: readonly Token[], at: number): boolean =>
  /^(?:bail|danz|guitarr|tabla|zapat|traj|vestid|músic|music|fald|clas|espect)/.test(
    textAt(tokens, textAt(tokens, at - 1) === 'de' ? at - 2 : at - 1),
  );

const endsWhatIsSaid = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'break';

/** "volante para clases de zumba", while somebody sits "al volante". */
const isHandedOut = (tokens: readonly Token[], at: number): boolean =>
  endsWhatIsSaid(tokens[/^(?:un|el)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1]) &&
  /^(?:para|de|publicitario|promocional|con|del)$/.test(textAt(tokens, at + 1));

/** Whether a "cartel" at the beginning of what is said is the picture itself: "un cartel para la feria" is, too. */
function isPosterAt(tokens: readonly Token[], at: number): boolean {
  const isFirst = endsWhatIsSaid(tokens[at - 1]) && !isHungUp(tokens.slice(at));
  // "rebajas de verano cartel".
  const isLast =
    at > 1 &&
    endsWhatIsSaid(tokens[at + 1]) &&
    !/^(?:un|el|con|de|del|su|en)$/.test(textAt(tokens, at - 1));
  const isAnnounced =
    /^(?:un|el)$/.test(textAt(tokens, at - 1)) &&
    endsWhatIsSaid(tokens[at - 2]) &&
    /^(?:para|anunciando)$/.test(textAt(tokens, at + 1));
  return isFirst || isLast || isAnnounced;
}

/** "cartel que dice", with or without the text: a sign, where a "cartel para la fiesta" is a poster. */
const isHungUp = (tokens: readonly Token[]): boolean =>
  // "cartel de «Se busca perro» con la foto": such a one is printed.
  !tokens.some(({ text }) => /^(?:fotos?|fotografías?|imagen|imágenes|ilustración)$/.test(text)) &&
  (tokens[1]?.kind !== 'word' ||
    /^(?:que|colgado)$/.test(tokens[1].text) ||
    // "cartel de «Se vende»": its words are taken out before.
    (tokens[1].text === 'de' && tokens[2]?.kind === 'break'));

function meaningOf(
  table: ReadonlyMap<string, Meanings>,
  word: string,
  isNounHere: () => boolean,
): string | null {
  const meanings = table.get(word);
  if (meanings === undefined) return null;
  const [noun, other] = meanings;
  return isNounHere() ? noun : other;
}

/** "un château de glace" is of ice, "un cornet de glace" full of ice cream. */
const isIce = (tokens: readonly Token[], at: number): boolean =>
  /^(?:de|en)$/.test(textAt(tokens, at - 1)) &&
  /^(?:château|chateau|palais|sculptures?|cubes?|bloc|hôtel|hotel|montagne|grotte|statue|reine|dragon|cristaux|roi|patin|mur|pic|trône)$/.test(
    textAt(tokens, at - 2),
  );

const FRENCH_OBJECT = /^(?:un|une|le|la|les|l|des|son|sa|ses|leur|leurs|deux|trois)$/;

/** People are called by what they do: "vétérinaire soignant un chaton" is treating it. */
const NAMED_FOR_DEEDS: ReadonlyMap<string, string> = new Map([
  ['soignant', 'treating'],
  ['étudiant', 'studying'],
  ['gagnant', 'winning'],
  ['combattant', 'fighting'],
  ['conquérant', 'conquering'],
  ['habitant', 'living in'],
  ['assistant', 'helping'],
]);

/** "sort un gâteau du four", "monte une montagne": with an object these verbs are other deeds. */
function transitiveAt(tokens: readonly Token[], at: number): string | null {
  const [word = '', next = ''] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (at === 0 || !FRENCH_OBJECT.test(next)) return null;
  if (/^sor(?:t|tent|tant)$/.test(word)) return isBaked(tokens) ? 'taking out' : 'pulling out';
  if (/^vol(?:e|ent|ant)$/.test(word)) return 'stealing';
  const doing = NAMED_FOR_DEEDS.get(word);
  if (doing !== undefined) return doing;
  return /^mont(?:e|ent|ant)$/.test(word) ? 'climbing' : null;
}

/** "sort un gâteau du four", while a rabbit is pulled out of a hat. */
const isBaked = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => text === 'four');

/** "un chien qui court après un ballon", while a child holds a balloon by its string. */
const isPlayedWith = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) =>
    /^(?:joue|jouent|jouant|court|courent|courant|après|tape|tire|foot|match|but|stade|attrape|rattrape|lance|équilibre|jongle|otarie|rebondit)$/.test(
      text,
    ),
  );

/** "affalé sur son bureau", "derrière un bureau": a desk, while "au bureau" is where people work. */
const isSatAt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:un|son|sa|mon|le|leur)$/.test(textAt(tokens, at - 1)) &&
  /^(?:sur|derrière|sous|à|devant|contre)$/.test(textAt(tokens, at - 2));

/** "fumée qui sort de la cheminée" is seen from outside. */
const isOnRoof = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) =>
    /^(?:fumée|fument|fumant|fumantes?|toits?|ramoneur|cigognes?|noël|noel|coincée?)$/.test(text),
  );

/** Towns whose people are called as dishes are: "Hamburger Hafen", while a "Hamburger" is eaten. */
const TOWNS_OF_DISHES: ReadonlyMap<string, string> = new Map([
  ['hamburger', 'hamburg'],
  ['berliner', 'berlin'],
  ['frankfurter', 'frankfurt'],
  ['wiener', 'vienna'],
  ['kölner', 'cologne'],
]);

/** A place or a building follows. */
const isOfTown = (tokens: readonly Token[], at: number): boolean =>
  isCapitalized(tokens[at]) &&
  isCapitalized(tokens[at + 1]) &&
  !/(?:schnitzel|würst|wurst|würfel|pfannkuchen|kranz|brot|soße|melange)/.test(
    textAt(tokens, at + 1),
  );

/** "auf dem Eis" and "übers Eis" is frozen water. */
const isUnderfoot = (tokens: readonly Token[], at: number): boolean =>
  /^(?:(?:auf|über) (?:dem|das|dünnem)|\S+ (?:aufs|übers|vom))$/.test(
    `${textAt(tokens, at - 2) || '-'} ${textAt(tokens, at - 1)}`,
  );

/** "einen Drachen steigen lassen", while a knight fights a dragon. */
const isKite = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /(?:^| )steig(?:t|en)$/.test(text));

/** "die See" is the sea, "der See" a lake. */
function isSea(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1);
  if (before === 'der') return /^(?:auf|in|an)$/.test(textAt(tokens, at - 2));
  return /^(?:zur|die|(?:hohe|offene|raue|stürmische|tosende)r?)$/.test(before);
}

/** Behind an article or a preposition, or where a phrase begins with it: "porte bleue", but "porte un chapeau". */
function isFrenchNoun(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || before.kind !== 'word') {
    return !ARTICLES.has(textAt(tokens, at + 1));
  }
  // "et lit un livre".
  if (before.text === 'et' && ARTICLES.has(textAt(tokens, at + 1))) return false;
  return BEFORE_NOUNS.fr.has(before.text) || BEFORE_OWNERS.test(before.text);
}

/** "logo ferme avec une vache" is one for a farm. */
const BEFORE_OWNERS = /^(?:logo|affiche|flyer|menu|étiquette|carte|sticker|motif)$/;

/** With a capital inside of the sentence, and not "beim Essen". */
function isGermanNoun(tokens: readonly Token[], at: number): boolean {
  return isCapitalized(tokens[at]) && at > 0 && !BEFORE_NOUNS.de.has(textAt(tokens, at - 1));
}
