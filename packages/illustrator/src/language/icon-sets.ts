import { isAnimate } from './kinds-of-things.ts';
import { type Item, senseOf } from './sense.ts';
import { type Cast, noModifiers } from './subjects.ts';
import { textOf } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** What the icons of a set show, by the business or the topic that they are for. */
const SETS: readonly (readonly [topic: RegExp, glyphs: string])[] = [
  [/\b(?:beauty|hair|nails?|salon|makeup|cosmetics|spa|skin ?care|lash|barber)\b/, 'scissors lipstick @nailpolish lotion-bottle mirror @hairdryer'],
  [/\b(?:coffee|cafe|café|coffee shop)\b/, '@coffee croissant cupcake teacup-without-handle cup-with-straw doughnut'],
  [/\b(?:bakery|pastry|dessert|sweets)\b/, 'bread croissant cupcake doughnut cookie pie'],
  [/\b(?:travel|trip|vacation|tourism|airline)\b/, 'airplane luggage camera compass globe-showing-americas umbrella-on-ground'],
  [/\b(?:weather|forecast)\b/, 'sun sun-behind-cloud cloud-with-rain cloud-with-lightning snowflake rainbow'],
  [/\b(?:social media|instagram|facebook|contact|tiktok)\b/, '@photomark red-heart speech-balloon bell video-camera megaphone'],
  [/\b(?:fitness|gym|workout|sports?)\b/, '@dumbbell soccer-ball running-shoe bicycle trophy stopwatch'],
  [/\b(?:school|education|learning|kindergarten|classroom)\b/, 'pencil books backpack straight-ruler graduation-cap bell'],
  [/\b(?:office|business|work|productivity)\b/, 'briefcase laptop telephone calendar envelope bar-chart'],
  [/\b(?:shopping|shop|store|e ?commerce|sale)\b/, 'shopping-bags shopping-cart label credit-card package wrapped-gift'],
  [/\b(?:medical|hospital|health|healthcare|doctor|pharmacy)\b/, 'stethoscope pill syringe thermometer adhesive-bandage red-heart'],
  [/\b(?:dentist|dental)\b/, 'tooth toothbrush stethoscope calendar telephone red-heart'],
  [/\b(?:music|band|audio)\b/, 'guitar musical-note headphone studio-microphone drum trumpet'],
  [/\b(?:pets?|vet|animal care)\b/, 'dog-face cat-face paw-prints bone fish rabbit-face'],
  [/\b(?:farm)\b/, 'cow-face pig-face rooster tractor ear-of-corn sheaf-of-rice'],
  [/\b(?:animals?|zoo|wildlife)\b/, 'fox lion panda frog monkey-face elephant'],
  [/\b(?:fruits?)\b/, 'strawberry banana tangerine cherries watermelon kiwi-fruit'],
  [/\b(?:vegetables?|veggies)\b/, 'carrot tomato broccoli bell-pepper ear-of-corn eggplant'],
  [/\b(?:kitchen|cooking|utensils?|cookware)\b/, '@whisk @fryingpan @rollingpin pot-of-food fork-and-knife-with-plate @kettle'],
  [/\b(?:restaurant|food|recipe)\b/, 'pizza hamburger fork-and-knife-with-plate green-salad steaming-bowl ice-cream'],
  [/\b(?:christmas|winter|holiday)\b/, 'christmas-tree wrapped-gift snowflake snowman candle deer'],
  [/\b(?:halloween)\b/, 'jack-o-lantern ghost bat spider-web candy black-cat'],
  [/\b(?:easter)\b/, 'egg rabbit-face tulip hatching-chick @basket butterfly'],
  [/\b(?:wedding|bridal)\b/, 'ring bouquet @weddingdress clinking-glasses red-heart church'],
  [/\b(?:baby|nursery)\b/, 'baby-bottle teddy-bear balloon baby duck @star'],
  [/\b(?:garden|gardening|plants?|botanical|nature)\b/, 'potted-plant sunflower tulip @wateringcan four-leaf-clover deciduous-tree'],
  [/\b(?:tech|technology|computer|app|website|web|ui)\b/, 'laptop mobile-phone gear locked cloud bell'],
  [/\b(?:gaming|games?|gamer)\b/, 'video-game joystick game-die crown trophy headphone'],
  [/\b(?:space|astronomy|galaxy)\b/, 'rocket ringed-planet @star full-moon satellite alien'],
  [/\b(?:ocean|sea|beach|summer)\b/, 'spiral-shell tropical-fish sailboat anchor palm-tree octopus'],
  [/\b(?:real estate|house|home|furniture|interior)\b/, 'house key door bed couch-and-lamp potted-plant'],
  [/\b(?:money|finance|bank|crypto)\b/, 'coin credit-card bank bar-chart money-bag purse'],
  [/\b(?:party|birthday|celebration)\b/, 'birthday-cake balloon party-popper wrapped-gift cupcake clinking-glasses'],
  [/\b(?:emotions?|feelings?|moods?|faces)\b/, 'beaming-face-with-smiling-eyes smiling-face-with-tear angry-face face-with-open-eyes-and-hand-over-mouth sleeping-face smiling-face-with-heart-eyes'],
  [/\b(?:magic|fantasy|wizard|rpg)\b/, 'crystal-ball magic-wand dagger shield crown unicorn'],
  [/\b(?:yoga|wellness|meditation)\b/, '@lotusmark candle @leafmark sun @moonmark teacup-without-handle'],
  [/\b(?:photography|photo)\b/, 'camera @painting film-projector film-frames flashlight @photomark'],
  [/\b(?:transport|vehicles?|traffic|cars?)\b/, 'automobile bus bicycle airplane locomotive sailboat'],
  [/\b(?:tools?|construction|handyman)\b/, 'hammer wrench screwdriver toolbox gear nut-and-bolt'],
  [/\b(?:lifestyle|blog|blogger|influencer|fashion|boutique|clothing)\b/, 'dress handbag high-heeled-shoe lipstick camera @coffee'],
]; // prettier-ignore

/** All things that icons show. */
export const ICON_GLYPHS: readonly string[] = SETS.flatMap(([, glyphs]) => glyphs.split(' '));

const WORDS =
  /^(?:set|sets|pack|collection|bundle|series|instagram|insta|facebook|highlights?|covers?|story|stories|icons?|app|website|menu|shop|store|topic|flat|simple|social|media|minimal|cute|style|flat style)$/;

/** "food sticker pack": right before the word stands a topic, and no thing or animal of its own is named. */
export function isStickerSetOf(prompt: string, cast: Cast, vocabulary: Vocabulary): boolean {
  if (!/sticker|emote/iu.test(prompt)) return false;
  const named = /(?<topic>[\p{L}-]+) (?:stickers?|emotes?)(?!\p{L})/iu.exec(prompt)?.groups?.[
    'topic'
  ];
  const [first, ...others] = cast.subjects;
  if (named === undefined || others.length > 0) return false;
  if (first !== undefined && (first.person !== null || isAnimate(first.glyph, vocabulary)))
    return false;
  return SETS.some(([topic]) => topic.test(named.toLowerCase()));
}

/**
 * Fills a set of icons with what its topic is known by, where the prompt does not name the things themselves.
 * @param sentence of a prompt that asks for a set
 */
export function addIcons(sentence: readonly Item[], cast: Cast, account: WordAccount): void {
  const text = textOf(sentence);
  for (const item of sentence) {
    if (WORDS.test(item.text) || senseOf(item, 'number')?.count === 6) account.draw(item);
  }
  if (addVariants(sentence, cast, account)) return;
  const found = SETS.find(([topic]) => topic.test(text));
  if (found === undefined || cast.subjects.length > 1) return;
  const [topic, glyphs] = found;
  const match = ` ${topic.exec(text)?.[0] ?? ''} `;
  const said = sentence.filter((item) => topic.test(item.text) || match.includes(` ${item.text} `));
  const [first] = said;
  if (first === undefined) return;
  const { expression = null } = cast.subjects[0] ?? {};
  const number = sentence.find((item) => (senseOf(item, 'number')?.count ?? 1) > 1);
  const count = senseOf(number, 'number')?.count ?? Infinity;
  cast.clear();
  for (const glyph of glyphs.split(' ').slice(0, count)) {
    const item = { ...first, text: glyph.replace('@', ''), isPlural: false };
    cast.add(glyph, item, { ...noModifiers(), expression });
  }
  if (number !== undefined && cast.subjects.length === count) account.draw(number);
  account.drawAll(said);
}

const VARIANT_COLOURS = ['red', 'blue', 'green', 'purple', 'orange', 'yellow'] as const;

/** "potion icons, set of 6": the one thing that is named right before the word, in several colors. */
function addVariants(sentence: readonly Item[], cast: Cast, account: WordAccount): boolean {
  const [named, ...others] = cast.subjects;
  const item = sentence[sentence.findIndex(({ text }) => text === 'icons') - 1];
  const isThing = named?.person === null && senseOf(item, 'noun')?.glyph === named.glyph;
  if (!item || !isThing || others.length > 0 || named.colour !== null) return false;
  if (SETS.some(([topic]) => topic.test(item.text))) return false;
  const number = sentence.find((each) => (senseOf(each, 'number')?.count ?? 1) > 1);
  const count = Math.min(senseOf(number, 'number')?.count ?? 6, VARIANT_COLOURS.length);
  cast.clear();
  for (const colour of VARIANT_COLOURS.slice(0, count)) {
    cast.add(named.glyph, { ...item, isPlural: false }, { ...noModifiers(), colours: [colour] });
  }
  account.draw(item);
  if (number !== undefined && senseOf(number, 'number')?.count === count) account.draw(number);
  return true;
}
