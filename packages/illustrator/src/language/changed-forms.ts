import { hasPart } from './parts-of-things.ts';
import { phrases } from './phrases.ts';
import type { Item } from './sense.ts';
import type { Cast } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

/** What is said of a thing that has a picture of its own for it: "a burger exploding", "cookies stacked on a plate". */
const FORMS: readonly (readonly [words: string, glyphs: Readonly<Record<string, string>>])[] = [
  [
    'exploding, explodes, exploded, bursting, blowing up, flying apart, explosion, falling apart',
    {
      hamburger: '@burgerblast',
      '@beaker': '@beakerblast',
      '@potion': '@beakerblast',
      alembic: '@beakerblast',
      'test-tube': '@beakerblast',
    },
  ],
  [
    'assembled, being assembled, assembling, layer by layer, layers, floating layers, deconstructed, exploded view, stacking, separated, levitating ingredients, floating ingredients, levitating, hovering',
    { hamburger: '@burgerlayers', '@burgerlayers': '@burgerlayers' },
  ],
  [
    'stacked, piled, stack, pile, stacked up, piled up',
    { cookie: '@cookiestack', doughnut: '@donutstack' },
  ],
  ['landing, lands, touching down, landed, landing on', { rocket: '@landingrocket' }],
  [
    'launching, launch, launches, lift off, liftoff, lifting off, taking off, blasting off, takeoff, launched',
    { rocket: '@launchingrocket' },
  ],
  [
    'face, faces, carved faces, carved face, scary faces, scary face, smiling faces, spooky faces, carved, grinning, lit from inside, jack o lantern',
    { '@pumpkin': 'jack-o-lantern', 'jack-o-lantern': 'jack-o-lantern' },
  ],
  ['strike, strikes, striking', { bowling: '@bowlingstrike' }],
  [
    'colorful, colourful, painted, decorated, dyed, multicolored, multicoloured, bright, colored, coloured',
    { egg: '@eastereggs' },
  ],
  [
    'halved, cut in half, sliced in half, cut open, sliced open',
    {
      lemon: '@halflemon',
      lime: '@halflime',
      tangerine: '@halforange',
      'red-apple': '@halfapple',
      '@grapefruit': '@grapefruit',
      '@papaya': '@papaya',
      avocado: 'avocado',
      'kiwi-fruit': 'kiwi-fruit',
    },
  ],
  [
    'open, opened, without lid, without its lid, lid off, with the lid off',
    { '@creamjar': '@opencreamjar' },
  ],
  ['folded, neatly folded', { '@blanket': '@foldedblanket' }],
  [
    'clinking, clink, clinks, clinked, clinking together, toasting, cheers, cheering',
    { 'wine-glass': '@clinkingwine', 'beer-mug': 'clinking-beer-mugs', beer: 'clinking-beer-mugs' },
  ],
  ['pull, cheese pull, stretching, stringy', { pizza: '@cheesepull' }],
  ['dripping, drizzled, oozing, running down, drizzling', { '@pancakes': '@pancakes' }],
  ['melting, melted, gooey, dripping, oozing, molten', { pizza: '@pizza' }],
];
const FORM_OF = new Map<string, Readonly<Record<string, string>>>();
for (const [words, glyphs] of FORMS) {
  for (const word of phrases(words)) FORM_OF.set(word, { ...FORM_OF.get(word), ...glyphs });
}

/** All words that change the form of a thing. */
export const FORM_WORDS: readonly string[] = [...FORM_OF.keys()];

/** Words around such a deed that its picture shows as well: "getting a strike", "down". */
const AROUND = /^(getting|gets|all|flying|falling|down|being|in slow motion)$/;

/** Pictures of two things. */
const PAIRS = /^(?:@clinkingwine|clinking-beer-mugs)$/;

/** Draws things in the form that the prompt says of them, where there is a picture of it. */
export function claimForms(
  sentence: readonly Item[],
  { cast, account }: { readonly cast: Cast; readonly account: WordAccount },
): void {
  for (const [i, item] of sentence.entries()) {
    const forms = FORM_OF.get(item.text);
    if (forms === undefined) continue;
    const index = cast.subjects.findIndex(
      ({ glyph, word }) => forms[glyph] !== undefined && isNear(sentence, i, word),
    );
    const subject = cast.subjects[index];
    const form = subject && forms[subject.glyph];
    if (!subject || form === undefined) continue;
    // People who clink have a glass each.
    const isHeld = cast.relations.some(({ to, kind }) => to === index && kind === 'hold');
    const clinks = cast.subjects.some(({ person }) => person !== null);
    if ((isHeld || (clinks && PAIRS.test(form))) && form !== '@beakerblast') continue;
    const before = subject.glyph;
    cast.reshape(index, form);
    cast.stop(index);
    subject.hasLimbs = false;
    if (form === 'jack-o-lantern') lightUp(sentence, subject, account);
    else subject.count = 1;
    if (PAIRS.test(form) && subject.saidCount?.count === 2) delete subject.saidCount;
    account.draw(item);
    for (const each of sentence) {
      if (hasPart(before, each.text) || hasPart(form, each.text) || AROUND.test(each.text)) {
        account.draw(each);
      }
    }
  }
}

/** A candle flickers behind the carved face. */
function lightUp(
  sentence: readonly Item[],
  subject: Cast['subjects'][number],
  account: WordAccount,
): void {
  for (const item of sentence) {
    if (/^(scary|spooky|smiling|carved|funny|evil)$/.test(item.text)) account.draw(item);
    if (!/^(flicker\w*|glow\w*|lit|candlelit|lit up|shin\w+|light up)$/.test(item.text)) continue;
    subject.isGlowing = true;
    account.draw(item);
  }
}

/** "cupcakes on a stand": sweets stand on one for cakes. */
export function standOnCakeStand(
  sentence: readonly Item[],
  { cast, account, vocabulary }: { cast: Cast; account: WordAccount; vocabulary: Vocabulary },
): void {
  const at = sentence.findIndex(({ text }, i) => text === 'stand' && isAfterOn(sentence, i));
  const item = sentence[at];
  const sweet = cast.subjects.findIndex(({ glyph }) =>
    (vocabulary.categoryOf(glyph) ?? '').startsWith('food-sweet'),
  );
  if (!item || sweet < 0 || cast.subjects.some(({ glyph }) => glyph === '@cakestand')) return;
  const [stand] = cast.addOne('@cakestand', item);
  if (stand === undefined) return;
  if (cast.subjects[sweet]?.motion === 'idle') cast.stop(sweet);
  cast.relate(sweet, stand, 'on', item);
  account.draw(item);
}

const isAfterOn = (sentence: readonly Item[], i: number): boolean =>
  sentence.slice(Math.max(0, i - 4), i).some(({ text }) => text === 'on');

/** Whether the thing is named within a few words. */
function isNear(sentence: readonly Item[], i: number, word: string): boolean {
  return sentence.slice(Math.max(0, i - 6), i + 7).some(({ text }) => text === word);
}
