import { isListedCostume } from './costumes-of-some.ts';
import {
  CLOTHES_OF_ROLES,
  type Costume,
  COSTUMES,
  COSTUMES_OF_WORDS,
  THINGS_OF_ROLES,
} from './costumes.ts';
import { CREATURES, FOLK, isAnimalAt } from './creatures.ts';
import { isHuman } from './describe-person.ts';
import { headInClothes } from './face-glyphs.ts';
import { canShowFeelings } from './faces.ts';
import { nameOf } from './glyph-name.ts';
import { singular, singularPhrase } from './inflection.ts';
import { kinOf } from './kin.ts';
import { isAnimal, isAnimate } from './kinds-of-things.ts';
import type { ReaderState } from './reader-state.ts';
import { ROLE_TOOLS, toolsOfRole } from './role-tools.ts';
import { type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import { dressAsThing } from './thing-costumes.ts';
import type { Tool } from './verbs.ts';

/** Words behind a noun that make it a way of dressing: "a pirate costume". */
const COSTUME_WORD =
  /^(costumes?|outfits?|uniforms?|suits?|clothes|clothing|attire|garb|cosplay|onesies?|robes?|mascot costume|makeup)$/;

/** Behind a role they dress somebody up as it: "a sailor suit". */
const CLOTHES_OF_A_ROLE =
  /^(?:costume|outfit|uniform|onesie|suit|coat|jacket|robe|clothes|garb|attire|gear)$/;

const SPACESUIT = /^space ?suits?$/;

/** Things that people dress up as. */
const FANCY_DRESS =
  /pumpkin|banana|hot-dog|taco|pizza|carrot|pineapple|avocado|egg|flower|sunflower/;

/** People who work or live with the animal that is named before them: "a dog walker". */
const WITH_ANIMALS =
  /(walker|rider|groomer|owner|lover|trainer|sitter|keeper|breeder|farmer|hunter|catcher|herder|vet|veterinarian|photographer|charmer|tamer|jockey)s?$/;

const PLAIN_CLOTHES: Costume = { things: [], role: null };

/** Before the role that an animal is dressed up for. */
const DISGUISED = /^(dressed as|dressed like|dressed up as|dressed in|disguised as)$/;

/** @param role the word for who wears it; null where the thing is all there is */
export const costumeOf = (glyph: string, role: string | null): Costume => ({
  things: [{ glyph, relation: 'hold' }, ...(THINGS_OF_ROLES[role ?? ''] ?? [])],
  role,
});

/** The glyph of an animal's head alone; null where there is none. */
const headAlone = (glyph: string): string | null =>
  canShowFeelings(glyph) ? headInClothes(glyph) : null;

/** Whether an animal that is said to be one wears what shows it. */
const isDressed = (role: string): boolean => CLOTHES_OF_ROLES[singularPhrase(role)] !== undefined;

/** "a dog dressed as a pirate", "a cat in a chef costume": an animal in the clothes of a role. */
export function readDisguise(reader: ReaderState, glyph: string, item: Item, i: number): boolean {
  const { sentence, vocabulary, account, focus, phrase } = reader;
  const next = sentence[i + 1];
  const isSpacesuit = SPACESUIT.test(item.text);
  const isCostume = CLOTHES_OF_A_ROLE.test(next?.text ?? '');
  const isSaid =
    DISGUISED.test(sentenceAt.wordBefore(sentence, i)) || sentenceAt.isUsedAs(sentence, i);
  const wearer = focus.cast.subjects[focus.lastAdded ?? -1];
  const isOfOne = !isSaid && (wearer?.count ?? 0) > 1 && isListedCostume(sentence, i);
  if (!isCostume && !isSaid && !isSpacesuit && !isOfOne) return false;
  const isWearer =
    wearer &&
    (isAnimal(wearer.glyph, vocabulary) ||
      CREATURES.test(kinOf(wearer.glyph)) ||
      isHuman(wearer.glyph, vocabulary));
  const role = isSpacesuit ? 'astronaut' : singularPhrase(item.text);
  const sign = COSTUMES_OF_WORDS[role] ?? COSTUMES[glyph];
  // Of animals the costume has the head for a hood.
  const hood = isAnimal(glyph, vocabulary) ? headAlone(glyph) : null;
  const tools: readonly Tool[] =
    hood === null ? toolsOfRole(role) : [{ glyph: hood, relation: 'crown' }];
  // Hoods are too large for people in a row.
  const isKnown =
    (sign !== undefined || tools.length > 0 || CLOTHES_OF_ROLES[role] !== undefined) &&
    !(isOfOne && hood !== null);
  if (isWearer && !isKnown && !isOfOne && dressAsThing(reader, glyph, i)) return true;
  if (!isWearer || focus.lastAdded === null || !isKnown) {
    if (isOfOne) keepInPlainClothes(reader, item);
    else if (isSaid && wearer && isAnimal(wearer.glyph, vocabulary) && isHuman(glyph, vocabulary)) {
      return staysItself(reader, item);
    }
    return isOfOne;
  }
  const costume = sign === undefined ? { things: tools, role } : costumeOf(sign, role);
  if (isOfOne) reader.costumesOfSome.push({ wearer: focus.lastAdded, costume });
  else focus.cast.dressUp(focus.lastAdded, costume);
  const shown = hood === null ? `a ${nameOf(sign ?? tools[0]?.glyph ?? '')}` : `a ${role} hood`;
  account.draw(item, isDressed(role) ? null : shown);
  if (isCostume && next) {
    // Below a hood they wear their own clothes.
    if (hood === null) account.draw(next);
    else account.reject(next);
    reader.clothes.add(next);
  }
  phrase.close();
  return true;
}

/** "a fox as a politician": an animal in a role without clothes of its own, and no person besides. */
function staysItself({ account, phrase }: ReaderState, item: Item): true {
  account.reject(item);
  phrase.close();
  return true;
}

/** One of several wears plain clothes instead of a costume that is not drawn. */
function keepInPlainClothes(
  { costumesOfSome, focus, account, phrase }: ReaderState,
  item: Item,
): void {
  if (focus.lastAdded !== null)
    costumesOfSome.push({ wearer: focus.lastAdded, costume: PLAIN_CLOTHES });
  account.reject(item);
  phrase.close();
}

/** "a penguin DJ", "a wizard cat": one animal, dressed up. */
function dressesUp(reader: ReaderState, i: number, costume: Costume): boolean {
  const { focus } = reader;
  if (isAnimalAt(reader, i - 1) && focus.lastAdded !== null) {
    focus.cast.dressUp(focus.lastAdded, costume);
    return true;
  }
  if (!isAnimalAt(reader, i + 1)) return false;
  reader.costume = costume;
  return true;
}

/** "a wizard cat", "a cat pirate": the animal has the costume, and no wizard is with it. */
export function readRoleOfAnimal(
  reader: ReaderState,
  glyph: string,
  item: Item,
  i: number,
): boolean {
  const role = singular(item.text);
  const sign = COSTUMES_OF_WORDS[role] ?? COSTUMES[glyph];
  if (sign === undefined || WITH_ANIMALS.test(item.text)) return false;
  if (!dressesUp(reader, i, costumeOf(sign, role))) return false;
  const isFolk = FOLK.test(reader.sentence[i - 1]?.text ?? '');
  reader.account.draw(item, isFolk || isDressed(item.text) ? null : `a ${nameOf(sign)}`);
  return true;
}

/** "a robot bartender", "a doctor owl": one figure, with the tools of the trade if it has any. */
export function readTradeOfCreature(
  reader: ReaderState,
  glyph: string,
  item: Item,
  i: number,
): boolean {
  const { vocabulary, focus, account, phrase } = reader;
  const isTrade =
    vocabulary.categoryOf(glyph) === 'person-role' ||
    (isHuman(glyph, vocabulary) &&
      (senseOf(item, 'noun')?.standIn !== undefined ||
        ROLE_TOOLS[singularPhrase(item.text)] !== undefined));
  if (!isTrade) return false;
  const isBehind =
    isAnimalAt(reader, i - 1) && focus.lastAdded !== null && !WITH_ANIMALS.test(item.text);
  if (!isBehind && !isAnimalAt(reader, i + 1)) return false;
  const role = singularPhrase(item.text);
  const tools = toolsOfRole(role);
  const [tool] = tools;
  const isFolk = FOLK.test(reader.sentence[i - 1]?.text ?? '');
  const isShown = isFolk || isDressed(item.text);
  if (isShown) account.draw(item);
  else if (tool !== undefined) account.draw(item, `a ${nameOf(tool.glyph)}`);
  const costume = { things: tools, role };
  if (isBehind && focus.lastAdded !== null) {
    focus.cast.dressUp(focus.lastAdded, costume);
    phrase.close();
  } else reader.costume = costume;
  return true;
}

/** "a cat in a pirate costume", "a boy in a shark onesie": no pirate and no shark besides. */
export function readCostume(reader: ReaderState, glyph: string, item: Item, i: number): boolean {
  const { sentence, focus, account, phrase } = reader;
  if (!COSTUME_WORD.test(sentence[i + 1]?.text ?? '')) return false;
  if (!isAnimate(glyph, reader.vocabulary) && !FANCY_DRESS.test(glyph)) return false;
  const wearer = focus.lastAdded;
  if (wearer === null || !focus.isAnimate(wearer)) return false;
  const name = singular(item.text);
  const [tool] = toolsOfRole(name);
  const costume = COSTUMES_OF_WORDS[name] ?? tool?.glyph ?? COSTUMES[glyph];
  if (costume === undefined) account.reject(item);
  else {
    focus.cast.equip(wearer, costume);
    account.draw(item, `a ${nameOf(costume)}`);
  }
  phrase.close();
  return true;
}
