import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { fontOf } from './fonts.ts';
import { createNodeHost } from './index.ts';

const TEXTS = [
  'Žluťoučký kůň',
  'С Новым годом',
  'Καλημέρα κόσμε',
  'رمضان كريم',
  'שבת שלום',
  'नमस्ते दुनिया',
  'สวัสดีปีใหม่',
  'こんにちは世界',
  '생일 축하해요',
  '生日快乐，恭喜发财',
  'I ❤️ NY 🎉',
];

/** What a text looks like. */
function drawn(text: string, families: string): string {
  const canvas = createCanvas(320, 60);
  const context = canvas.getContext('2d');
  context.font = `32px ${families}`;
  context.fillText(text, 8, 40);
  return canvas.toDataURL();
}

describe('the fonts of a caption', () => {
  it.each(TEXTS)('have all characters of %s', (text) => {
    const { families, isComplete } = fontOf(text, 'fredoka', 700);
    expect(isComplete).toBe(true);
    // Boxes of missing characters would all look the same.
    const letters = Array.from(text).filter((c) => /\p{L}/u.test(c));
    const looks = letters.map((c) => drawn(c, families));
    expect(new Set(looks).size).toBe(new Set(letters).size);
  });

  it('join the letters of Arabic', () => {
    const { families } = fontOf('رمضان', 'fredoka', 700);
    const context = createCanvas(1, 1).getContext('2d');
    context.font = `40px ${families}`;
    const apart = Array.from('رمضان').reduce((sum, c) => sum + context.measureText(c).width, 0);
    expect(context.measureText('رمضان').width).toBeLessThan(apart * 0.9);
  });

  it('are known to lack other scripts', () => {
    expect(fontOf('ሰላም', 'fredoka', 700).isComplete).toBe(false);
  });

  it('letter simplified Chinese alike, and leave Japanese to its own font', () => {
    const [chinese, japanese] = ['生日快乐', '誕生日'].map((text) => fontOf(text, 'fredoka', 700));
    expect(chinese?.families.indexOf('noto-sans-sc')).toBeGreaterThan(-1);
    expect(japanese?.families).not.toContain('noto-sans-sc');
  });
});

describe('a caption', () => {
  const wordsOf = async (prompt: string) => {
    const size = { width: 64, height: 64, seed: 1, purpose: 'still' } as const;
    return (await createScene({ prompt, ...size }, await createNodeHost())).words;
  };

  it.each(TEXTS)('is drawn: %s', async (text) => {
    const { drawn: words, notDrawn } = await wordsOf(`a cat "${text}"`);
    expect(words).toContain(`“${text}”`);
    expect(notDrawn).toEqual([]);
  });

  it.each(['ሰላም', 'សួស្តី', '\u{20BB7}\u{2A6D6}'])(
    'is reported where no font has its characters: %s',
    async (text) => {
      const { drawn: words, notDrawn } = await wordsOf(`a cat "${text}"`);
      expect(words).toEqual(['cat']);
      expect(notDrawn).toEqual([`“${text}”`]);
    },
  );
});
