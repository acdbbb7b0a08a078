import { COSTUMES } from './costumes.ts';
import { describePerson, isHuman, isOfPeople, type SaidOfPerson } from './describe-person.ts';
import { EXPRESSION_WORDS } from './expressions.ts';
import { singularPhrase } from './inflection.ts';
import { joinNouns } from './join-nouns.ts';
import { isAnimate } from './kinds-of-things.ts';
import { countsOf, kitOf } from './kits.ts';
import { EUROPEANS } from './nouns/historic-people.ts';
import type { ReaderState } from './reader-state.ts';
import { ROLE_MOTIONS } from './role-motions.ts';
import { ROLE_TOOLS, toolsOfRole } from './role-tools.ts';
import { has, type Item, senseOf } from './sense.ts';
import { BEFORE_A_NOUN, isAny } from './sentence.ts';
import { SKIN_TONES } from './skin-tones.ts';
import type { Modifiers } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What people of a name always look like. */
const IMPLIED_LOOKS: Readonly<Record<string, readonly string[]>> = {
  dwarf: ['long red beard'],
  dwarve: ['long red beard'],
};

/** "a zombie girl": the picture of a woman, where there is one. */
function ofGender(glyph: string, looks: readonly string[], vocabulary: Vocabulary): string {
  const who = looks.some((look) => /^(?:girl|woman|lady|female)$/.test(look))
    ? 'woman'
    : looks.some((look) => /^(?:boy|man|guy|male)$/.test(look))
      ? 'man'
      : null;
  const own = `${who}-${glyph}`;
  return who !== null && vocabulary.categoryOf(own) === 'person-fantasy' ? own : glyph;
}

/** People whose glyph shows no trade. */
const PLAIN_ADULT = /^(?:man|woman|person|man-beard|mage)$/;

/**
 * Adds what a noun names to the cast, with the clothes, tools and deeds that belong to it.
 * @param named the glyph of the noun
 */
export function addToCast(reader: ReaderState, named: string, item: Item, i: number): void {
  const { focus, phrase } = reader;
  const child = reader.child ?? phrase.modifiers.looks.find((look) => /^(?:girl|boy)$/.test(look));
  const glyph = child !== undefined && PLAIN_ADULT.test(named) ? child : named;
  const sign = glyph === named ? undefined : COSTUMES[named];
  if (sign !== undefined) {
    reader.costume = {
      things: [{ glyph: sign, relation: 'hold' }],
      role: singularPhrase(item.text),
    };
  }
  reader.child = null;
  shareVerb(reader, glyph, i);
  phrase.modifiers.isJoined = phrase.pending !== null || isBehindConjunction(reader, i);
  const kit = kitOf(item.text);
  const added =
    kit === undefined
      ? addDescribed(reader, glyph, item, phrase.modifiers)
      : countsOf(kit, phrase.modifiers.count).flatMap(([each, count]) =>
          addDescribed(reader, each, { ...item, isPlural: false }, { ...phrase.modifiers, count }),
        );
  if (added.length === 0) return;
  claimNoun(reader, item);
  joinNouns(focus, added, i, phrase.pending, item.isPlural && phrase.modifiers.count === null);
  for (const tool of toolsOfRole(singularPhrase(item.text))) {
    for (const index of added) focus.cast.equipForRole(index, tool);
  }
  const deed = ROLE_MOTIONS[singularPhrase(item.text)];
  if (deed !== undefined) for (const index of added) focus.cast.suggested.set(index, deed);
  if (reader.costume === null) return;
  for (const index of added) focus.cast.dressUp(index, reader.costume);
  reader.costume = null;
}

function isBehindConjunction({ sentence }: ReaderState, i: number): boolean {
  let before = i - 1;
  while (isAny(sentence[before], BEFORE_A_NOUN)) before--;
  return has(sentence[before], 'conjunction');
}

/**
 * "a dancing hot dog and burger": both dance, unless the second has an article of its own. "A sleeping elephant and
 * balloons": only the elephant sleeps.
 */
function shareVerb(reader: ReaderState, glyph: string, i: number): void {
  const { sentence, phrase, focus, vocabulary } = reader;
  const { modifiers } = phrase;
  const isPlain = modifiers.determiner === null && modifiers.count === null;
  const joins = has(sentence[i - 1], 'conjunction') && has(sentence[i - 2], 'noun');
  const isBesideAlive = focus.lastAdded !== null && focus.isAnimate(focus.lastAdded);
  const isAlike = !isBesideAlive || isAnimate(glyph, vocabulary);
  if (joins && isPlain && isAlike && modifiers.verb === null) {
    modifiers.verb = reader.premodifier;
  }
  reader.premodifier = modifiers.verb;
}

/** Looks of old people, and what is drawn for them. */
const OLD_LOOKS: ReadonlyMap<string, string> = new Map([['wrinkled', 'white hair']]);

/** Accounts for a noun that is drawn, and for what was said before it. */
export function claimNoun(reader: ReaderState, item: Item): void {
  const { account, focus, phrase, vocabulary } = reader;
  const glyph = senseOf(item, 'noun')?.glyph;
  const isPerson = glyph == null || isHuman(glyph, vocabulary);
  // A person with a violin is a violinist.
  const isShownByTool = isPerson && ROLE_TOOLS[singularPhrase(item.text)] !== undefined;
  account.draw(item, isShownByTool ? null : (senseOf(item, 'noun')?.standIn ?? null));
  for (const each of phrase.modifiers.items) {
    // "an old lighthouse" looks like any other.
    if (!isPerson && isOfPeople(each.text)) continue;
    // One thing takes one color: "a blue and white teapot" is blue.
    const colour = senseOf(each, 'colour')?.colour;
    const isUnused = !focus.cast.subjects.some((subject) => subject.colour === colour);
    if (!isPerson && colour !== undefined && isUnused) continue;
    const [mood] = EXPRESSION_WORDS.get(each.text) ?? [];
    if (mood !== undefined && !(glyph && focus.cast.canExpress(glyph, mood))) continue;
    const as =
      OLD_LOOKS.get(each.text) ??
      senseOf(each, 'verb')?.standIn ??
      senseOf(each, 'gathering')?.standIn;
    account.draw(each, as ?? null);
  }
}

/**
 * Adds people by what is said of them, everything else by its color.
 * @returns the indices of the subjects
 */
export function addDescribed(
  reader: ReaderState,
  glyph: string,
  item: Item,
  modifiers: Modifiers,
): readonly number[] {
  const { vocabulary, focus, account } = reader;
  const { colours } = modifiers;
  const implied = EUROPEANS.has(item.text) ? ['european'] : [];
  const words = [...(IMPLIED_LOOKS[singularPhrase(item.text)] ?? implied), ...modifiers.looks];
  if (!isHuman(glyph, vocabulary)) {
    const shown = ofGender(glyph, words, vocabulary);
    return focus.cast.add(shown, item, modifiers);
  }
  const who = describePerson(glyph, item.text, { colours, words }, vocabulary);
  for (const each of modifiers.items) if (who.unknown.includes(each.text)) account.reject(each);
  for (const colour of colours) if (!who.colours.includes(colour)) reader.forgetColour(colour);
  const added = focus.cast.add(who.glyph, item, { ...modifiers, colours: who.colours }, who.person);
  if (who.tool !== null) for (const index of added) focus.cast.equip(index, who.tool);
  return added;
}

/** "with red hair", "in a wheelchair": describes the person named last. */
export function describeLast(reader: ReaderState, said: SaidOfPerson, item: Item): boolean {
  const { vocabulary, focus, phrase, account } = reader;
  const index = [focus.lastAdded, ...focus.heads].find(
    (each) => each !== null && focus.cast.subjects[each]?.person != null,
  );
  const subject = focus.cast.subjects[index ?? -1];
  if (index == null || !subject?.person) return false;
  const { head } = subject.person;
  const who = describePerson(subject.glyph, subject.word, { head, ...said }, vocabulary);
  const { skin } = who.person.skin.length < SKIN_TONES.length ? who.person : subject.person;
  const person = { ...subject.person, ...who.person, skin, isKin: subject.person.isKin };
  Object.assign(subject, { glyph: who.glyph, person });
  if (who.unknown.length === 0) account.draw(item);
  for (const colour of said.colours) reader.forgetColour(colour);
  if (who.tool !== null) focus.cast.equip(index, who.tool);
  phrase.close();
  return true;
}
