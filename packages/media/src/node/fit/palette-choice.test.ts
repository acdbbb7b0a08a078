import { describe, expect, it } from 'vitest';
import { type Rung, rungsOf } from '../../fit/rungs.ts';
import { openPaletteChooser, type PaletteChoice } from './palette-choice.ts';

const ladder = rungsOf('gif', { frameShareMinimum: 1, allowsScale: () => true });
const [best, second, third] = ladder as [Rung, Rung, Rung];

/** A chooser whose files with one palette for all frames have a share of the bytes of the others. */
function chooserWith(shareOfGlobal: number) {
  const encoded: (readonly [Rung, PaletteChoice])[] = [];
  const chooser = openPaletteChooser(best, async (rung, palette) => {
    encoded.push([rung, palette]);
    return palette === 'global' ? 1000 * shareOfGlobal : 1000;
  });
  return { chooser, encoded };
}

describe('the palettes of a GIF', () => {
  it('are left to the encoder for the best file, without a trial', async () => {
    const { chooser, encoded } = chooserWith(0.5);
    expect(await chooser.choose(best)).toBeUndefined();
    expect([encoded.length, chooser.encodes]).toEqual([0, 0]);
  });

  it.each([
    [0.9, 'global'],
    [1.1, 'local'],
    [1, 'local'],
  ])(
    'are those of the smaller file when global ones have %f of the bytes: %s',
    async (share, choice) => {
      const { chooser } = chooserWith(share);
      expect(await chooser.choose(second)).toBe(choice);
    },
  );

  it('are tried once, in two files of the same quality', async () => {
    const { chooser, encoded } = chooserWith(0.9);
    await chooser.choose(second);
    await chooser.choose(third);
    expect(encoded.map(([, palette]) => palette)).toEqual(['local', 'global']);
    expect(new Set(encoded.map(([{ quality }]) => quality)).size).toBe(1);
    expect(chooser.encodes).toBe(2);
  });
});
