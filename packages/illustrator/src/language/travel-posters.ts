import { readForeignTravelPoster } from './foreign/foreign-travel-posters.ts';

/** Where journeys go, and what a poster shows of it, as an English prompt. Names of cities stand before their countries. */
const DESTINATIONS: readonly (readonly [name: string, scene: string])[] = [
  ['amalfi coast|amalfi|positano|cinque terre|capri|sorrento', 'a harbor with colorful houses, sailboats and lemons, sunny'],
  ['venice', 'a canal in venice with a gondola'],
  ['rome', 'rome'],
  ['paris', 'paris'],
  ['london', 'london'],
  ['berlin', 'berlin'],
  ['new york city|new york|nyc|manhattan', 'new york'],
  ['tokyo', 'tokyo'],
  ['san francisco', 'san francisco'],
  ['kyoto|osaka', 'a japanese castle, falling cherry blossoms'],
  ['santorini|mykonos|greek islands|greece', 'a white village by the sea in santorini'],
  ['amsterdam|netherlands|holland', 'a windmill in a field of tulips'],
  ['cappadocia|turkey', 'hot air balloons over a canyon'],
  ['grand canyon|arizona|utah', 'a canyon with a cactus'],
  ['yosemite|yellowstone|national park', 'a waterfall in the mountains with a bear'],
  ['machu picchu|peru', 'a llama in the mountains'],
  ['havana|cuba', 'a red convertible on a beach with palm trees'],
  ['california|los angeles|malibu|miami|florida', 'a beach with palm trees and a surfboard'],
  ['bali|indonesia', 'a hindu temple, palm trees, hibiscus'],
  ['hawaii|honolulu|maui', 'a beach with palm trees and a surfboard'],
  ['maldives|tahiti|fiji|bahamas|caribbean|jamaica|seychelles|mauritius|bora bora', 'a beach with palm trees and a sailboat'],
  ['iceland|norway|lapland|finland|sweden', 'northern lights over snowy mountains with a cabin'],
  ['swiss alps|switzerland|alps|austria|zermatt', 'a cabin in the mountains'],
  ['sahara|morocco|marrakech|marrakesh|dubai|tunisia', 'a camel in the desert'],
  ['egypt|cairo|giza', 'egypt'],
  ['india|agra|delhi', 'the taj mahal'],
  ['thailand|bangkok|cambodia|vietnam', 'a temple with an elephant and palm trees'],
  ['kenya|tanzania|africa|safari|serengeti|south africa', 'a giraffe in the savanna'],
  ['sydney|australia|outback', 'a kangaroo in the desert'],
  ['scotland|ireland|edinburgh', 'a castle on green hills with sheep'],
  ['bavaria|neuschwanstein|germany', 'a castle in the mountains'],
  ['canada|banff|alaska', 'a moose at a lake with mountains'],
  ['mexico|cancun|oaxaca', 'a cactus in the desert with a sombrero'],
  ['brazil|rio de janeiro|rio', 'a parrot on a beach with palm trees'],
  ['portugal|lisbon', 'a yellow tram in an old town'],
  ['spain|barcelona|andalusia|madrid|seville', 'a guitar, an orange tree in a village, sunny'],
  ['france|provence', 'a lavender field with a farmhouse'],
  ['china|beijing', 'a red lantern and a panda in the mountains'],
  ['italy|tuscany', 'rome'],
  ['japan', 'mount fuji over a lake, falling cherry blossoms'],
  ['antarctica', 'penguins on ice'],
  ['chile|argentina|patagonia', 'mountains at a lake with a llama'],
  ['england|uk|britain', 'london'],
  ['usa|america|united states', 'new york'],
  ['mars', 'mars'],
  ['(?<!(?:full|half|crescent|blood|harvest|new|big|under the|by the|of the) )(?:the moon|(?<!the )moon)', 'the moon surface'],
  ['saturn|jupiter|europa|titan|venus', 'a ringed planet in space with a rocket'],
]; // prettier-ignore

const POSTER =
  /\b(?:(?:vintage|retro|minimalist|art deco|wpa|illustrated|flat) )*(?:(?:travel|tourism|tourist|vacation)(?: agency)? (?:\p{L}+ )?(?:posters?|flyers?|ads?|postcards?|banners?)|(?:vintage|retro|art deco|wpa) posters?|postcards?)\b/iu;
const ANYWHERE = DESTINATIONS.map(([names, scene]): readonly [RegExp, string] => [
  new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'iu'),
  scene,
]);

const inTitleCase = (name: string): string =>
  /^(?:nyc|usa|uk)$/i.test(name)
    ? name.toUpperCase()
    : name.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** What postcards say, with the word that says so. */
const GREETINGS_FROM = /\b(?:(?:that )?(?:says|saying|reads|reading|with)\s+)?greetings from\s+/iu;

export interface TravelPoster {
  /** The destination, and below it the region of it. */
  readonly caption: string;
  readonly rest: string;
}

/** What such posters say of their manner, in words that the reader takes for places. */
const MANNER: readonly (readonly [words: RegExp, plain: string])[] = [
  [/\bretro[- ]?futuristic\b/giu, 'retro'],
  [/\b(?:grainy|grain|rough|worn|distressed)(?: paper)? textures?\b/giu, 'film grain'],
  [/\bart deco\b/giu, 'retro'],
  [/\bbold flat colou?rs\b/giu, 'flat'],
  [/\blanding\b/giu, 'standing'],
  [/\bagency\b/giu, ''],
];

/** A thing of the scene that the prompt names itself is shown once: "lisbon with a yellow tram". */
const withoutNamed = (scene: string, said: string): string =>
  scene.replace(
    /(?:with )?\ban? (?:\w+ )?(\w+)(?= (?:in|on|at|over|and|with|before)\b|,|$)/giu,
    (thing, noun: string) => (new RegExp(String.raw`\b${noun}s?\b`, 'iu').test(said) ? '' : thing),
  );

/** "a poster of a train in the alps" has a thing of its own in the place. */
const OWN_THING =
  /\b(?:of|with|shows|showing) (?:an?|the|two|three|some) (?:[\p{L}-]+ ){1,4}(?:in|at|over|above|through|near|before) (?:the )?$/iu;
const THING_OF_SCENE = /^an? [^,]*? (?:in|on|over) (?=the )/iu;

/**
 * Reads a poster or a postcard of a place that somebody might go to: its name is the title, and a landmark stands for a
 * country. Null for everything else.
 */
export function readTravelPoster(prompt: string): TravelPoster | null {
  const foreign = readForeignTravelPoster(prompt);
  const read = foreign === null ? null : readTravelPoster(foreign.prompt);
  if (foreign !== null && read !== null) return { ...read, caption: foreign.name };
  const poster = POSTER.exec(prompt)?.[0];
  if (poster === undefined) return null;
  const found = ANYWHERE.flatMap(([names, scene]) => {
    const name = names.exec(prompt)?.[0];
    return name === undefined ? [] : [{ name, scene }];
  });
  const [place, land] = found;
  if (place === undefined) return null;
  let rest = prompt;
  for (const [words, plain] of MANNER) rest = rest.replace(words, plain);
  for (const { name } of found.slice(1)) rest = rest.replace(name, ' ');
  const kind = /postcard/i.test(poster) ? poster : 'travel poster';
  const behind = rest.slice(rest.indexOf(place.name) + place.name.length);
  // "for mars, rocket landing between red mountains" says itself what is shown.
  const isTold =
    (behind.match(/\p{L}{3,}/gu) ?? []).length > 12 && / on | in |mars|moon/i.test(place.scene);
  const hasOwnThing = OWN_THING.test(rest.slice(0, rest.indexOf(place.name)));
  const shown = hasOwnThing ? place.scene.replace(THING_OF_SCENE, '') : place.scene;
  const scene = isTold ? place.name : withoutNamed(shown, behind);
  rest = rest.replace(poster, ` ${kind} `).replace(place.name, ` ${scene} `);
  const isGreeting = GREETINGS_FROM.test(rest);
  const caption = [
    `${isGreeting ? 'greetings from ' : ''}${land?.name ?? place.name}`,
    land === undefined ? '' : place.name,
  ]
    .filter(Boolean)
    .map(inTitleCase);
  return {
    caption: caption.join('\n'),
    rest: rest.replace(GREETINGS_FROM, 'with ').replace(/\b(?:for|of)\s+(?=\S)/iu, 'with '),
  };
}
