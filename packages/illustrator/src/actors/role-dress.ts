import { singularPhrase } from '../language/inflection.ts';
import { oneOf } from '../language/one-of.ts';
import type { Beard } from '../language/person.ts';
import type { Subject } from '../language/subject.ts';
import { HISTORIC_WARDROBE } from './historic-wardrobe.ts';
import type { Garment } from './outfit.ts';
import { type RoleDress, WARDROBE } from './role-wardrobe.ts';

const WHITE_BEARD: Beard = { shape: 'full', colour: 'white' };

/** Worn in place of the picture that has a tool in its hand already. */
const DRESSES: Readonly<Record<string, RoleDress>> = {
  cook: {
    garments: [
      ['jacket', 'white'],
      ['trousers', 'gray'],
    ],
    hat: ['@chefhat', null],
  },
  farmer: {
    garments: [
      ['checked shirt', 'red'],
      ['overalls', null],
    ],
    hat: ['@strawhat', null],
  },
  mechanic: {
    garments: [
      ['sweater', 'gray'],
      ['overalls', 'blue'],
    ],
    hat: ['@workcap', 'blue'],
  },
  artist: {
    garments: [
      ['sweater', 'navy'],
      ['apron', null],
    ],
    hat: ['@berethat', 'red'],
  },
  scientist: { garments: [['coat', 'white']] },
  'health-worker': { garments: [['coat', 'white']] },
  technologist: { garments: [['hoodie', 'navy']] },
  singer: { garments: [['jacket', 'purple']] },
  mage: {
    garments: [['robe', 'blue']],
    hat: ['@witchhat', 'blue'],
    head: 'old-man',
    beard: WHITE_BEARD,
  },
  'woman-mage': {
    garments: [['robe', 'black']],
    hat: ['@witchhat', null],
    head: 'woman',
    isAlways: true,
  },
};

/** Words that say more than the picture that they share with others. */
const DRESSES_OF_WORDS: Readonly<Record<string, RoleDress>> = {
  beekeeper: {
    garments: [
      ['jacket', 'white'],
      ['trousers', 'white'],
    ],
    hat: ['@beekeeperhat', null],
    isAlways: true,
  },
  welder: {
    garments: [
      ['jacket', 'navy'],
      ['trousers', 'navy'],
      ['boots', null],
    ],
    isAlways: true,
  },
  boxer: {
    garments: [
      ['shirt', 'white'],
      ['boxing trunks', 'red'],
    ],
    isAlways: true,
  },
  angel: {
    garments: [
      ['gown', 'white'],
      ['wings', null],
    ],
    hat: ['@halohat', null],
    isAlways: true,
  },
  hood: {
    garments: [
      ['dress', 'white'],
      ['cape', 'red'],
    ],
    hat: ['@hoodhat', 'red'],
    head: 'girl',
    isAlways: true,
  },
  gnome: {
    garments: [
      ['sweater', 'green'],
      ['trousers', 'blue'],
    ],
    hat: ['@gnomehat', 'red'],
    head: 'old-man',
    beard: WHITE_BEARD,
    isAlways: true,
  },
};

/** Known by nothing but the hood: a color that is said is that of the cloak. */
const HOODED: RoleDress = {
  garments: [
    ['robe', 'charcoal'],
    ['cape', 'charcoal'],
    ['shoes', 'black'],
  ],
  hat: ['@cowlhat', 'charcoal'],
  isAlways: true,
};

const inColour = (dress: RoleDress, colour: string | null): RoleDress =>
  colour === null || dress.hat === undefined
    ? dress
    : {
        ...dress,
        garments: dress.garments.map(([word, dye]) => [word, word === 'shoes' ? dye : colour]),
        hat: [dress.hat[0], colour],
      };

const dressOf = (
  { word, glyph, person, colour }: Subject,
  cloak: string | null,
): RoleDress | undefined => {
  if (person?.head?.isHooded === true) return inColour(HOODED, cloak ?? colour);
  const name = singularPhrase(word);
  return ofWord(name) ?? DRESSES_OF_WORDS[name.split(' ').at(-1) ?? ''] ?? DRESSES[roleOf(glyph)];
};

const ofWord = (name: string): RoleDress | undefined => WARDROBE[name] ?? HISTORIC_WARDROBE[name];

const roleOf = (glyph: string): string =>
  glyph === 'woman-mage' ? glyph : glyph.replace(/^(wo)?man-/, '');

/** Pictures of a head alone: the face stays what the prompt says of it. */
export const HEADS =
  /^(person|(old-)?(wo)?man|older-person|boy|girl|child)(-(beard|bald|with-headscarf|((red|blond|brown|black|white|curly)-hair)))?$|wearing-turban$/;

const headOf = ({ glyph, word }: Subject, { head }: RoleDress): string => {
  const isOfWord = ofWord(singularPhrase(word)) !== undefined;
  if (isOfWord && HEADS.test(glyph)) return glyph;
  const said = /^(wo)?man(?=-)/.exec(glyph)?.[0];
  return (isOfWord ? (said ?? head) : (head ?? said)) ?? 'person';
};

export interface DressedRole {
  readonly glyph: string;
  readonly garments: readonly Garment[];
  readonly hat: Subject | null;
  readonly beard: Beard | null;
}

/**
 * Somebody who does something, drawn as a person in the clothes of their trade: both hands are free for the
 * deed. Null where the picture of the trade has no tool, or nothing is done.
 */
export function dressForRole(
  subject: Subject | undefined,
  {
    isBusy,
    wearsHat,
    cloak = null,
  }: {
    readonly isBusy: boolean;
    readonly wearsHat: boolean;
    /** Color name of a cloak that is named besides. */
    readonly cloak?: string | null;
  },
): DressedRole | null {
  const dress = subject && dressOf(subject, cloak);
  if (!subject?.person || !dress || (!isBusy && !dress.isAlways)) return null;
  const [hat, colour] = dress.hat ?? [];
  return {
    glyph: headOf(subject, dress),
    // "a red knight": the first garment is what is seen most of.
    garments: dress.garments.map(([word, dye], index) => ({
      word,
      colour: index === 0 ? (subject.colour ?? dye) : dye,
    })),
    hat: hat === undefined || wearsHat ? null : hatOf(hat, colour ?? null),
    beard: subject.person.head?.beard ?? dress.beard ?? null,
  };
}

const hatOf = (glyph: string, colour: string | null): Subject => ({
  ...oneOf(glyph, glyph),
  colour,
});
