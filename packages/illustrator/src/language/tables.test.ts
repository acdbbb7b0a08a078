import { beforeAll, describe, expect, it } from 'vitest';
import { HORSE_COATS } from '../art/horses.ts';
import { PROPS } from '../art/props/index.ts';
import { createNodeHost } from '../node/index.ts';
import { AIRBORNE, HABITATS, HOURS, SHIPS } from '../things/habitats.ts';
import { COLOURS } from './colours.ts';
import { COSTUMES, COSTUMES_OF_WORDS } from './costumes.ts';
import { NOUNS } from './nouns/index.ts';
import { PROP_KINDS } from './prop-kinds.ts';
import { ROLE_TOOLS } from './role-tools.ts';
import { type Tool, VERBS } from './verbs.ts';

const toGlyph = ({ glyph }: Tool): string => glyph;

let glyphs: ReadonlySet<string>;
beforeAll(async () => {
  glyphs = new Set([
    ...(await createNodeHost()).art.glyphIds,
    ...Object.keys(PROPS),
    ...Object.keys(HORSE_COATS),
  ]);
});

describe('the word tables', () => {
  it.each<[string, () => Iterable<string>]>([
    ['nouns', () => [...NOUNS.values()].flat()],
    ['tools of verbs', () => [...VERBS.values()].flatMap(({ tools }) => tools.map(toGlyph))],
    ['tools of roles', () => Object.values(ROLE_TOOLS).flat().map(toGlyph)],
    [
      'costumes',
      () => [...Object.entries({ ...COSTUMES }).flat(), ...Object.values(COSTUMES_OF_WORDS)],
    ],
    ['habitats', () => HABITATS.keys()],
    ['hours', () => HOURS.keys()],
    ['things in the air', () => AIRBORNE],
    ['ships', () => SHIPS],
    ['kinds of props', () => PROP_KINDS.keys()],
  ])('name only pictures that exist: %s', (table, named) => {
    const missing = [...new Set(named())].filter((glyph) => !glyphs.has(glyph));
    expect(missing).toEqual([]);
  });

  it('give every noun one meaning', () => {
    const ambiguous = [...NOUNS].filter(([, meanings]) => meanings.length > 1);
    expect(ambiguous).toEqual([]);
  });

  it('hold colours inside OKLCH', () => {
    const outside = Object.entries(COLOURS).filter(
      ([, [lightness, chroma, hue]]) =>
        !(lightness >= 0 && lightness <= 1 && chroma >= 0 && chroma < 0.4 && hue >= 0 && hue < 360),
    );
    expect(outside).toEqual([]);
  });
});
