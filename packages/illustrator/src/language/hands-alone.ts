import { isGarment } from './garments.ts';
import { kinOf } from './kin.ts';
import { SKIN_OF_COLOUR, SKIN_WORDS } from './people-words.ts';
import { has, type Item, senseOf } from './sense.ts';
import { SKIN_TONES, type SkinTone } from './skin-tones.ts';
import type { HandsAt } from './subject.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const HANDS = /^((two |both |cupped |open |female |male |human )?hands|pair of hands|palms)$/;
const HAND = /^((human |female |male |open )?hand|palm)$/;
/** "hand drawn", "a hand written note": no hand is in the picture. */
const AS_ADJECTIVE =
  /^(drawn|painted|made|lettered|written|lettering|sewn|crafted|poured|held|knitted|cream)$/;
const HOLDING =
  /^(hold|cup|cradl|grip|clutch|carr|giv|offer|show|lift|reach|pick|pinch|squeez|wrap|touch|catch|protect|present|grab|tak|us)/;
const ONTO =
  /^(knead|typ|press|play|writ|draw|shap|mold|mould|sculpt|mak|work|form|roll|sew|knit|stitch|plant|cut|chop|slic|peel|wash|repair|build|assembl|weav|fold|decorat|bak|prepar|crush|carv|open|paint|turn|arrang|mix|stir|pour|spread|glu|fix|shuffl|deal|clean|polish|wip|pet)/;
/** Animals that two hands hold. */
const HANDFULS =
  /^(bird|black-bird|dove|baby-chick|front-facing-baby-chick|hatching-chick|butterfly|lady-beetle|snail|frog|mouse|hamster|hedgehog|turtle|lizard|fish|tropical-fish|crab|shrimp|worm|cricket)$/;
/** How many words are between the hands and what they do. */
const REACH = 9;

/** Where hands are named and what they do, or null. */
function deedOfHands(sentence: readonly Item[], at: number): Item | null {
  for (const item of sentence.slice(at + 1, at + 1 + REACH)) {
    if (HOLDING.test(item.text) || ONTO.test(item.text)) return item;
  }
  return null;
}

/** "a seedling in two hands": the hands are named behind. */
const isBehind = (sentence: readonly Item[], at: number): boolean =>
  sentence.slice(Math.max(0, at - 4), at).some(({ text }) => /^(in|between|on)$/.test(text));

/** "hands knitting": what the verb needs where nothing is named. */
function addOwnThing(deed: Item, cast: Cast): void {
  const tools = senseOf(deed, 'verb')?.verb.tools ?? [];
  const tool = tools.find(({ relation }) => relation === 'work') ?? tools[0];
  if (cast.subjects.length > 0 || tool === undefined) return;
  cast.addOne(tool.glyph, deed);
}

function skinOfHands(sentence: readonly Item[], at: number): readonly SkinTone[] | null {
  const before = sentence[at - 1]?.text ?? '';
  return SKIN_OF_COLOUR.get(before) ?? SKIN_WORDS.get(before) ?? null;
}

/**
 * "hands holding a mug", "close up of hands kneading dough", "a rose in her hand": where no person is in the
 * picture, the hands are drawn at the thing, in the sleeves that are said.
 */
export function readHands(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  const at = sentence.findIndex(({ text }) => HANDS.test(text) || HAND.test(text));
  const item = sentence[at];
  if (item === undefined || AS_ADJECTIVE.test(sentence[at + 1]?.text ?? '')) return;
  const deed = deedOfHands(sentence, at);
  const isHandful = ({ glyph }: { readonly glyph: string }): boolean =>
    deed !== null && HOLDING.test(deed.text) && HANDFULS.test(kinOf(glyph));
  if (cast.subjects.some((each, index) => cast.isLiving(index) && !isHandful(each))) return;
  if (deed !== null) addOwnThing(deed, cast);
  if (deed === null && !isBehind(sentence, at)) return;
  const things = cast.subjects.filter((subject) => !isGarment(subject));
  const behindDeed = sentence.slice(deed === null ? 0 : sentence.indexOf(deed));
  const thing =
    things.find(({ source }) => behindDeed.some((each) => each.source === source)) ?? things[0];
  if (thing === undefined) return;
  // Fingers in the shape of a heart are no hands at one.
  if (thing.glyph.endsWith('heart') && deed !== null && !HOLDING.test(deed.text)) return;
  const skin = skinOfHands(sentence, at);
  const hands: HandsAt = {
    count: HAND.test(item.text) ? 1 : 2,
    manner:
      !/^(@claybowl|amphora)$/.test(thing.glyph) &&
      deed !== null &&
      ONTO.test(deed.text) &&
      !HOLDING.test(deed.text)
        ? 'onto'
        : 'around',
    skin: skin ?? SKIN_TONES,
  };
  const before = sentence[at - 1];
  cast.putInHands(cast.subjects.indexOf(thing), hands);
  account.draw(item);
  if (skin !== null && before !== undefined) account.draw(before);
  if (deed !== null) account.draw(deed);
  account.drawAll(
    sentence.filter(({ text }) =>
      /^(two|pair of|both|close ?up|closeup|close up of|in hand|in hands)$/.test(text),
    ),
  );
  for (const [index, subject] of cast.subjects.entries()) {
    const isWorn =
      isGarment(subject) && sentence.some((each) => has(each, 'relation') && each.text === 'in');
    if (isWorn && subject !== thing) cast.makeSleeve(index);
  }
}
