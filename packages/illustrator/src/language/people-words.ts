import { invert } from './phrases.ts';
import { SKIN_TONES, type SkinTone } from './skin-tones.ts';

/** What a prompt may say about a person besides the skin: hair, age, and other attributes. */
export type Look =
  | 'red-hair'
  | 'blond-hair'
  | 'brown-hair'
  | 'black-hair'
  | 'white-hair'
  | 'curly-hair'
  | 'bald'
  | 'beard'
  | 'old'
  | 'wearing-turban'
  | 'with-headscarf'
  | 'in-manual-wheelchair'
  | 'with-white-cane'
  /** Of a trade: "a female astronaut", "a boy scout". */
  | 'female'
  | 'male';

const haired = (...colours: readonly string[]): string =>
  colours.flatMap((colour) => [`${colour} haired`, `${colour} hair`]).join(', ');

/** Said before or behind a person: "a bald man", "a woman with red hair", "in a wheelchair". */
export const LOOK_WORDS: ReadonlyMap<string, readonly Look[]> = invert<Look>({
  'red-hair': `redhead, ginger, redheaded, red headed, ginger haired, ginger hair, auburn, ${haired('red', 'auburn', 'copper', 'orange')}`,
  'blond-hair': `blond, blonde, fair haired, fair hair, ${haired('blond', 'blonde', 'golden', 'yellow')}`,
  'brown-hair': `brunette, brunet, ${haired('brown', 'dark brown', 'light brown', 'chestnut')}`,
  'black-hair': haired('black', 'dark', 'raven', 'jet black'),
  'white-hair': `gray headed, grey headed, ${haired('gray', 'grey', 'white', 'silver')}`,
  'curly-hair': `afro, afro hair, ${haired('curly', 'frizzy')}, curly, frizzy`,
  bald: 'bald, bald headed, hairless, shaved head, bald head',
  beard: 'hipster, bearded, beard, long beard, full beard',
  old: 'old, elderly, aged, senior, wrinkled',
  'wearing-turban': 'turban, turbaned, turban wearing, dastar, sikh',
  'with-headscarf': 'hijab, hijabi, headscarf, head scarf, veiled, headscarved, hijab wearing',
  'in-manual-wheelchair': 'wheelchair, wheelchair bound, wheel chair',
  female: 'female, woman, lady, girl',
  male: 'male, man, boy, guy',
  'with-white-cane': 'white cane, blind, visually impaired, white stick, blind cane',
});

const from = (first: SkinTone, last: SkinTone): readonly SkinTone[] =>
  SKIN_TONES.slice(SKIN_TONES.indexOf(first), SKIN_TONES.indexOf(last) + 1);

/** Peoples and words for skin, by the lightest and the darkest tone that they are drawn in. */
const SKINS: readonly (readonly [tones: readonly SkinTone[], words: string])[] = [
  [from('light', 'light'), 'pale, pale skinned, pale skin, fair skinned, fair skin'],
  [
    from('light', 'medium-light'),
    'white skinned, white skin, light skinned, light skin, caucasian, european, scandinavian, nordic, british, english, irish, scottish, german, french, russian, polish, dutch, swedish, norwegian, ukrainian, asian, east asian, chinese, japanese, korean',
  ],
  [
    from('medium-light', 'medium'),
    'tan skinned, tanned, tan skin, olive skinned, olive skin, latina, latino, latinx, hispanic, latin, mexican, brazilian, colombian, peruvian, cuban, puerto rican, arab, arabian, arabic, middle eastern, persian, iranian, turkish, egyptian, moroccan, native american, vietnamese, thai, filipino, filipina, indonesian, malaysian, southeast asian, polynesian, hawaiian, maori, mixed race, biracial',
  ],
  [
    from('medium', 'medium-dark'),
    'brown skinned, brown skin, indian, south asian, pakistani, bangladeshi, sri lankan, nepali',
  ],
  [
    from('medium-dark', 'dark'),
    'black skinned, black skin, dark skinned, dark skin, african, african american, afro american, afro caribbean, nigerian, kenyan, ethiopian, ghanaian, somali, jamaican, caribbean, haitian',
  ],
];

export const SKIN_WORDS: ReadonlyMap<string, readonly SkinTone[]> = new Map(
  SKINS.flatMap(([tones, words]) => words.split(', ').map((word) => [word, tones] as const)),
);

/** Names of colours that mean the skin when they stand before a person. */
export const SKIN_OF_COLOUR: ReadonlyMap<string, readonly SkinTone[]> = new Map([
  ['black', from('medium-dark', 'dark')],
  ['white', from('light', 'medium-light')],
  ['brown', from('medium', 'medium-dark')],
  ['dark brown', from('medium-dark', 'dark')],
  ['light brown', from('medium-light', 'medium')],
  ['tan', from('medium-light', 'medium')],
  ['olive', from('medium-light', 'medium')],
]);

/** "a black knight", "a white wizard": those are known by the color of what they wear. */
export const KNOWN_BY_DRESS: ReadonlySet<string> = new Set(
  'knight ninja samurai shinobi assassin wizard sorcerer mage gandalf'.split(' '),
);

/** Members of one family. */
export const KIN_WORDS: ReadonlySet<string> = new Set(
  'mother father mom mum mama dad papa parent parents son daughter sister brother sibling siblings twin twins grandma grandpa grandmother grandfather granny granddad grandparents grandson granddaughter aunt uncle cousin niece nephew family'.split(
    ' ',
  ),
);
