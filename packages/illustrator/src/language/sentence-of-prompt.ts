import { withAgesInYears } from './ages-in-years.ts';
import { withClappingAudience } from './clapping-audience.ts';
import { withColoursBehind } from './colours-behind.ts';
import { withContentsOfMaps } from './contents-of-maps.ts';
import { withCrowds } from './crowds.ts';
import { withDragonDances } from './dragon-dances.ts';
import {
  withColoursInTurn,
  withComparedSizes,
  withCountsByColour,
  withPausesBetweenOnes,
  withPronouns,
  withSomebody,
} from './ellipsis.ts';
import { withoutPeople } from './empty-places.ts';
import { withEyesInTheDark } from './eyes-in-the-dark.ts';
import { withFiniteVerbs } from './finite-verbs.ts';
import { readText } from './foreign/translate.ts';
import { withGamerRoom } from './gamer-room.ts';
import { withDeedsGiven } from './given-deeds.ts';
import { joinHeadPhrases } from './head-look.ts';
import { withBuildingsEntered } from './inside-buildings.ts';
import { withoutLandAsThings } from './landforms.ts';
import { withSkyColours } from './light-colours.ts';
import { withGlowingAir } from './light-words.ts';
import { withListedColours } from './listed-colours.ts';
import { withMaterials } from './made-of.ts';
import { withoutThingsOfHeading, withoutThingsOfManner } from './manner-segments.ts';
import { withoutMissingParts } from './missing-parts.ts';
import { withNamedFlowers } from './named-flowers.ts';
import { withNeonSign } from './neon-sign.ts';
import { withPartsOfVehicles } from './parts-of-vehicles.ts';
import { withPossessives } from './possessives.ts';
import { withPouredSauces } from './poured-sauces.ts';
import { withRolesSaidOf } from './roles-said-of.ts';
import { withoutWhatFell } from './ruins.ts';
import { withToyMaterials } from './said-materials.ts';
import { scan } from './scan.ts';
import type { Item } from './sense.ts';
import { withShopfronts } from './shopfronts.ts';
import { withSmallPlaces } from './small-places.ts';
import { mendSpelling } from './spelling.ts';
import { withSpinner } from './spinners.ts';
import { withSportScenes } from './sport-scenes.ts';
import { withStepsBefore } from './steps-of-buildings.ts';
import { withTattoosDrawn } from './tattoos.ts';
import { withPlayers, withRowers } from './teams.ts';
import type { Token } from './tokenize.ts';
import { withDeedsTogether } from './verb-phrases.ts';
import type { Vocabulary } from './vocabulary.ts';
import { withMiddleFirst, withMoonOfNight, withPlacesBehind } from './word-order.ts';
import { withMeaningsInContext } from './word-senses.ts';
import { withYoungAnimals } from './young-animals.ts';

/** A loose keyword is drawn only where the prompt names nothing else: "moves" is no lorry. */
function withoutNeedlessGuesses(sentence: readonly Item[]): readonly Item[] {
  const isSure = ({ senses }: Item): boolean =>
    senses.some((sense) => sense.kind === 'noun' && sense.glyph !== null && !sense.isGuess);
  if (!sentence.some(isSure)) return sentence;
  return sentence.map((item) => ({
    ...item,
    senses: item.senses.filter(({ isGuess }) => !isGuess),
  }));
}

/** What is meant and not said, and what has a plainer name. */
const TOKEN_REWORDINGS: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  withAgesInYears,
  withPartsOfVehicles,
  withBuildingsEntered,
  withTattoosDrawn,
  withCrowds,
  withSportScenes,
  withPlayers,
  withRowers,
  withDragonDances,
  withDeedsTogether,
  withDeedsGiven,
  withClappingAudience,
  withStepsBefore,
  withoutPeople,
];

/** What is said in another order, or only once, as the reader expects it. */
const REWORDINGS: readonly ((sentence: readonly Item[]) => readonly Item[])[] = [
  withMiddleFirst,
  withMoonOfNight,
  withoutMissingParts,
  withPausesBetweenOnes,
  withPronouns,
  withComparedSizes,
  withColoursInTurn,
  withColoursBehind,
  withNamedFlowers,
  withListedColours,
  withPouredSauces,
  withCountsByColour,
  withPlacesBehind,
];

/** What is one thing or one place though several words say it, and what only looks like a thing. */
const LAST_REWORDINGS: readonly ((sentence: readonly Item[]) => readonly Item[])[] = [
  withoutNeedlessGuesses,
  withoutWhatFell,
  joinHeadPhrases,
  withSmallPlaces,
  withContentsOfMaps,
  withGamerRoom,
  withShopfronts,
  withoutLandAsThings,
  withGlowingAir,
  withSkyColours,
  withToyMaterials,
];

/**
 * The words of a prompt with their meanings, in the order in which they are read, and as they are in English before
 * any of them is taken for another one.
 */
export function sentenceOf(text: string, prompt: string, vocabulary: Vocabulary) {
  const { tokens: written, language } = readText(
    withEyesInTheDark(withSpinner(withNeonSign(text))),
    vocabulary,
    prompt,
  );
  const spelled = language === 'en' ? mendSpelling(written, vocabulary) : written;
  const reworded = TOKEN_REWORDINGS.reduce((said, reword) => reword(said), spelled);
  const tokens = withYoungAnimals(reworded, vocabulary);
  const inContext = withMaterials(withMeaningsInContext(scan(tokens, vocabulary)), vocabulary);
  const scanned = withPossessives(
    withoutThingsOfHeading(withoutThingsOfManner(inContext), vocabulary),
    vocabulary,
  );
  const ofRoles = withRolesSaidOf(scanned, vocabulary);
  const items = withSomebody(
    REWORDINGS.reduce((said, reword) => reword(said), withFiniteVerbs(ofRoles, vocabulary)),
    vocabulary,
  );
  const sentence = LAST_REWORDINGS.reduce((said, reword) => reword(said), items);
  return { sentence, language, english: written };
}
