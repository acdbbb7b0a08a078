import { addToCast } from './add-nouns.ts';
import { REACTIONS } from './gestures.ts';
import type { MotionName } from './motion-name.ts';
import type { ReaderState } from './reader-state.ts';
import { asNoun, type Item, senseOf } from './sense.ts';
import { splitOne } from './split-subjects.ts';

/** The hands of emoji, by the gesture that they make. */
const HANDS_OF_EMOJI: Readonly<Partial<Record<MotionName, string>>> = {
  pray: 'folded-hands',
  clap: 'clapping-hands',
  peace: 'victory-hand',
  thumbsup: 'thumbs-up',
  wave: 'waving-hand',
};
const EMOJI = /^(?:emojis?|emotes?|stickers?|icons?)$/iu;

/** "thumbs up emote", "clapping emoji": the hand alone. */
function addHandOfEmoji(reader: ReaderState, item: Item): boolean {
  const motion = senseOf(item, 'verb')?.verb.motion ?? 'idle';
  const hand = HANDS_OF_EMOJI[motion];
  if (hand === undefined || !reader.sentence.some(({ text }) => EMOJI.test(text))) return false;
  reader.cast.addOne(hand, item);
  reader.account.draw(item);
  return true;
}

/** "office dance party": several dance. */
const isDanceParty = ({ sentence }: ReaderState, item: Item): boolean =>
  senseOf(item, 'verb')?.verb.motion === 'dance' &&
  /^part(?:y|ies)$/.test(sentence[sentence.indexOf(item) + 1]?.text ?? '');

/** Adds a person who reacts, where the prompt names a reaction alone: surprised if it says nothing else. */
export function addReactor(reader: ReaderState): void {
  if (reader.cast.subjects.length > 0) return addEater(reader);
  const deed = reader.deeds.find((item) => {
    const verb = senseOf(item, 'verb')?.verb;
    // The waves of the sea are no greeting.
    if (/^waves?$/.test(item.text)) return false;
    return (
      verb?.expression != null ||
      verb?.motion === 'dance' ||
      verb?.object === 'hug' ||
      REACTIONS.has(verb?.motion ?? 'idle')
    );
  });
  const item = deed ?? reader.sentence.find(({ text }) => text === 'reaction');
  if (item === undefined || addHandOfEmoji(reader, item)) return;
  reader.phrase.close();
  reader.phrase.modifiers.verb = senseOf(deed, 'verb')?.verb ?? null;
  if (deed === undefined) reader.phrase.modifiers.expression = 'surprised';
  // "clapping hands" are those of one person.
  const isOfTwo = senseOf(deed, 'verb')?.verb.object === 'hug';
  reader.phrase.modifiers.count = isDanceParty(reader, item) ? 3 : isOfTwo ? 2 : 1;
  addToCast(reader, 'person', item, reader.sentence.indexOf(item));
  reader.phrase.close();
  if (isOfTwo) divideInPair(reader, item);
}

/** "high five": it needs two. */
function divideInPair({ cast }: ReaderState, item: Item): void {
  const index = cast.subjects.findIndex(({ person, count }) => person !== null && count === 2);
  const other = index < 0 ? null : splitOne(cast, index);
  if (other !== null) cast.relate(index, other, 'hug', item);
}

/** "popcorn eating reaction": a person eats it, though none is named. */
function addEater(reader: ReaderState): void {
  const reaction = reader.sentence.find(({ text }) => /^(reactions?|meme)$/.test(text));
  const item = reader.sentence.find((each) =>
    /^(eat|drink|sing|call|kick|throw)$/.test(senseOf(each, 'verb')?.verb.motion ?? ''),
  );
  const isAlone = reader.cast.subjects.every((_, index) => !reader.focus.isAnimate(index));
  const verb = senseOf(item, 'verb')?.verb;
  if (!reaction || !item || !verb || !isAlone) return;
  const thing = reader.cast.subjects.findIndex(
    ({ motion }) => motion === null || motion === verb.motion,
  );
  reader.cast.stop(thing);
  reader.phrase.close();
  reader.phrase.modifiers.verb = verb;
  addToCast(reader, 'person', asNoun(item, 'person'), reader.sentence.indexOf(item));
  const eater = reader.cast.subjects.findIndex(({ glyph }) => glyph === 'person');
  if (thing >= 0 && eater >= 0) reader.cast.relate(eater, thing, 'hold');
  reader.account.draw(item);
  reader.phrase.close();
}
