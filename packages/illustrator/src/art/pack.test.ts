import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  type ArtPack,
  decodeArtPack,
  decodeVocabulary,
  encodeArtPack,
  type GlyphSource,
  vocabularyBytes,
} from './pack.ts';

const glyph = (
  id: string,
  keywords: GlyphSource['keywords'],
  flat: string | null = null,
): GlyphSource => ({
  id,
  category: 'animal-mammal',
  keywords,
  shaded: { body: `<circle id="${id}"/>`, width: 32, height: 24 },
  flat: flat === null ? null : { body: flat, width: 16, height: 16 },
});

const lexicon = {
  kinds: { dog: 'whippet,saluki' },
  words: { de: { cat: 'katze' }, es: {}, fr: {}, ja: { cat: '猫' } },
};

const encoded = (): Uint8Array =>
  encodeArtPack(
    [
      glyph(
        'cat',
        [
          ['cat', 1],
          ['pet', 0.5],
          ['Katze 猫', 0.4],
        ],
        '<rect/>',
      ),
      glyph('dog', [
        ['dog', 1],
        ['pet', 0.9],
      ]),
    ],
    lexicon,
    deflateRawSync,
  );

const decoded = (bytes: Uint8Array): ArtPack => decodeArtPack(bytes, inflateRawSync);

describe('the art pack', () => {
  it('gives back drawings, words and categories', () => {
    const pack = decoded(encoded());
    expect(pack.glyphIds).toEqual(['cat', 'dog']);
    expect(pack.art('dog')).toEqual({ body: '<circle id="dog"/>', width: 32, height: 24 });
    expect(pack.categoryOf('cat')).toBe('animal-mammal');
    expect(pack.lookup('Katze 猫')).toEqual([{ glyph: 'cat', weight: 0.4 }]);
  });

  it('gives back words and categories out of its start alone', () => {
    const bytes = encoded();
    const start = bytes.slice(0, vocabularyBytes(bytes));
    const vocabulary = decodeVocabulary(start);
    expect(vocabulary.categoryOf('cat')).toBe('animal-mammal');
    expect(vocabulary.lookup('dog')).toEqual([{ glyph: 'dog', weight: 1 }]);
    expect(vocabulary.kindOf('saluki')).toBe('dog');
    expect(vocabulary.wordsOf('ja').get('猫')).toBe('cat');
    expect(() => decodeVocabulary(start.subarray(0, -1))).toThrow('The art pack is damaged');
    expect(() => decoded(start)).toThrow('The art pack is damaged');
  });

  it('puts the surest meaning of a word first', () => {
    expect(
      decoded(encoded())
        .lookup('pet')
        .map(({ glyph: id }) => id),
    ).toEqual(['dog', 'cat']);
  });

  it('falls back to the shaded drawing where there is no flat one', () => {
    const pack = decoded(encoded());
    expect(pack.art('cat', true)?.body).toBe('<rect/>');
    expect(pack.art('dog', true)?.body).toBe('<circle id="dog"/>');
  });

  it('knows nothing of a glyph it has not', () => {
    const pack = decoded(encoded());
    expect(pack.art('unheard-of')).toBeNull();
    expect(pack.categoryOf('unheard-of')).toBeNull();
    expect(pack.lookup('unheard of')).toEqual([]);
  });

  it('reads from the middle of a larger buffer', () => {
    const bytes = encoded();
    const larger = new Uint8Array(bytes.length + 10);
    larger.set(bytes, 7);
    expect(decoded(larger.subarray(7, 7 + bytes.length)).art('cat')?.width).toBe(32);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['noise', new Uint8Array(64).fill(200)],
    ['a cut-off pack', encoded().subarray(0, -5)],
  ])('refuses %s', (name, bytes) => {
    expect(() => decoded(bytes)).toThrow('art pack');
  });

  it('refuses to encode a drawing that is not ASCII', () => {
    const source = { ...glyph('cat', []), shaded: { body: '<text>é</text>', width: 1, height: 1 } };
    expect(() => encodeArtPack([source], lexicon, deflateRawSync)).toThrow(RangeError);
  });
});
