/** Posters show what people do at what they announce, where they name nobody: as an English prompt. */
const DEEDS: readonly (readonly [event: RegExp, deed: string])[] = [
  [/\b(?:run|race|marathon|10k|5k|parkrun)\b/iu, 'three runners running'],
  [/\b(?:walk|walkathon|hike)\b/iu, 'three people walking'],
  [/\b(?:bike|cycle) (?:ride|tour)\b/iu, 'two people riding bicycles'],
  [/\b(?:sports?|field) day\b/iu, 'two children running'],
  [/\b(?:music|rock|jazz|pop|folk|indie) festival\b/iu, 'a band with a crowd'],
];
const POSTER = /\bposters?\b/iu;
/** Somebody is there already, or only things are wanted. */
const NAMES_SOMEBODY =
  /\b(?:runners?|walkers?|people|persons?|m[ae]n|wom[ae]n|kids?|child(?:ren)?|boys?|girls?|band|crowd|singers?|dj|famil(?:y|ies)|team|athletes?|cyclists?|volunteers?|students?|animals?|dogs?|cats?)\b|\bwith\b/iu;
/** Where it is: "in the city". */
const PLACE = /\b(?:in|through|along|on|at) (?:the|a|our) \p{L}+/iu;
const FESTIVAL = /\bfestival\b/iu;
const SCHOOL_GAMES = /\b(?:sports?|field) day\b/iu;
const BALL_TOSS = /\bball toss(?: games?)?\b/iu;
const CLEAN_UP = /^(?<land>beach|street|river|lake) clean-?ups?$/iu;
const TOSSING = 'two children tossing balls';

/**
 * "poster for a charity run in the city": what is done there, in place of the words of the title.
 * @param rest the prompt with its title
 * @returns the prompt to be read; the same where no deed is to be shown
 */
export function withDeedOfTitle(title: string, rest: string): string {
  if (!POSTER.test(rest) || NAMES_SOMEBODY.test(rest)) return rest;
  if (SCHOOL_GAMES.test(title) && BALL_TOSS.test(rest)) return rest.replace(BALL_TOSS, TOSSING);
  const deed = DEEDS.find(([event]) => event.test(title))?.[1];
  const land = CLEAN_UP.exec(title)?.groups?.['land'];
  if (land !== undefined)
    return rest.replace(title, `three people picking up trash on the ${land}`);
  const isFestival = FESTIVAL.test(title);
  const hasPlace = PLACE.test(rest);
  if (deed === undefined || !(hasPlace || isFestival || SCHOOL_GAMES.test(title))) return rest;
  const staged = isFestival && !hasPlace ? 'a band on a beach stage at sunset with a crowd' : deed;
  return rest.includes(title) ? rest.replace(title, staged) : `${staged}, ${rest}`;
}
