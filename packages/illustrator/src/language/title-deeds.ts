/** What people do at what a poster announces, in the language of its title. */
const DEEDS: readonly (readonly [event: RegExp, deed: string])[] = [
  [/\b(?:run|race|marathon|10k|5k|parkrun)\b/iu, 'three runners running'],
  [/\b(?:walk|walkathon|hike)\b/iu, 'three people walking'],
  [/\b(?:bike|cycle) (?:ride|tour)\b/iu, 'two people riding bicycles'],
  [/\b(?:sports?|field) day\b/iu, 'two children running'],
  [/(?<=\p{L})lauf$/iu, 'drei Läufer rennen'],
  [/^carrera\b/iu, 'tres corredores corriendo'],
  [/^course\b/iu, 'trois coureurs courent'],
  [/^運動会$/u, '二人の子供が走っている'],
];
const POSTER = /\b(?:posters?|plakat|cartel|affiche)\b|ポスター/iu;
/** Somebody is there already, or only things are wanted. */
const NAMES_SOMEBODY =
  /\b(?:runners?|walkers?|people|persons?|m[ae]n|wom[ae]n|kids?|child(?:ren)?|boys?|girls?|band|crowd|singers?|dj|famil(?:y|ies)|team|athletes?|cyclists?|volunteers?|students?|animals?|dogs?|cats?|with|mit|con|avec)\b|子供|人/iu;
/** Where it is: "in the city". */
const PLACE =
  /\b(?:in|through|along|on|at) (?:the|a|our) \p{L}+|\b(?:im|in der|durch die|am|en (?:la|el)|por (?:la|el)|dans (?:la|le|les)|au) \p{L}+/iu;

const FESTIVAL = /\b(?:music|rock|jazz|pop|folk|indie) festival\b/iu;
const BAND = 'a band on a beach stage at sunset with a crowd';
const SCHOOL_GAMES = /\b(?:sports?|field) day\b|^運動会$/iu;
/** Games of such a day, by what is done in them. */
const GAMES: readonly (readonly [game: RegExp, deed: string])[] = [
  [/\bball toss(?: games?)?\b/iu, 'two children tossing balls'],
  [/\btug of war\b/iu, 'four children pulling a rope'],
  [/玉入れ/u, '二人の子供がボールを投げている'],
];
const RACE = /\b(?:race|marathon)\b/iu;

/**
 * "poster for a charity run in the city": what is done there, in place of the words of the title.
 * @param rest the prompt with its title
 * @returns the prompt to be read; the same where no deed is to be shown
 */
export function withDeedOfTitle(title: string, rest: string): string {
  if (!POSTER.test(rest) || NAMES_SOMEBODY.test(rest)) return rest;
  const hasPlace = PLACE.test(rest);
  if (FESTIVAL.test(title) && !hasPlace) return rest.replace(title, BAND);
  const game = SCHOOL_GAMES.test(title) ? GAMES.find(([name]) => name.test(rest)) : undefined;
  if (game !== undefined) return rest.replace(...game);
  const deed = DEEDS.find(([event]) => event.test(title))?.[1];
  if (deed === undefined) return rest;
  if (RACE.test(title) && !hasPlace) return rest.replace(title, `${deed} in the city`);
  if (!hasPlace && !SCHOOL_GAMES.test(title)) return rest;
  return rest.includes(title) ? rest.replace(title, deed) : `${deed}, ${rest}`;
}
