import { expect, it } from 'vitest';
import { uploadedFont } from '../fonts/fonts.ts';
import { captionStyleOf, type CaptionStyle } from './caption-style.ts';
import { DEFAULT_TEXT_STYLE } from './new-layers.ts';
import { textStyleSchema } from './text-schema.ts';

const CAPTION: CaptionStyle = {
  font: 'kit:11111111-1111-4111-8111-111111111111',
  size: 0.1,
  color: '#ff6b4a',
  outlineColor: '#000000',
  outline: 0.2,
  place: 'top',
};

it.each([
  [480, 270, 27, 5],
  [270, 480, 27, 5],
  [3840, 3840, 384, 77],
  [16, 16, 4, 1],
])('fits a canvas of %i × %i', (width, height, size, outlineWidth) => {
  const { style, x, y } = captionStyleOf(CAPTION, { width, height, background: null });
  expect(style).toMatchObject({ size, outlineWidth, color: '#ff6b4a' });
  expect(textStyleSchema.safeParse({ ...DEFAULT_TEXT_STYLE, ...style }).success).toBe(true);
  expect([x, y]).toEqual([width / 2, height * 0.16]);
});

it('keeps within what a style may be', () => {
  const largest = captionStyleOf(
    { ...CAPTION, size: 0.4, outline: 0.3 },
    { width: 3840, height: 3840, background: null },
  );
  expect(largest.style).toMatchObject({ size: 1000, outlineWidth: 100 });
});

it('tells uploaded fonts from those of the Studio', () => {
  expect(uploadedFont(CAPTION.font)).toEqual({
    font: CAPTION.font,
    assetId: '11111111-1111-4111-8111-111111111111',
    family: 'kit-11111111-1111-4111-8111-111111111111',
  });
  expect(uploadedFont('anton')).toBeNull();
  expect(uploadedFont('kit:"; evil')).toBeNull();
});
