import { sharp } from '@loopwright/media/node';
import * as fc from 'fast-check';

const WIDTH = 48;
const HEIGHT = 36;
const FRAMES = 3;

/** A pattern that is neither flat nor noise, so that encoders use all of their features. */
function pixels(frames: number): Buffer {
  const bytes = Buffer.alloc(WIDTH * HEIGHT * frames * 3);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = (index * 7 + Math.floor(index / 331) * 29 + ((index * index) % 13)) & 255;
  }
  return bytes;
}

const still = () => sharp(pixels(1), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const film = () =>
  sharp(pixels(FRAMES), {
    raw: { width: WIDTH, height: HEIGHT * FRAMES, channels: 3, pageHeight: HEIGHT },
  });

/** Valid images in all variants of the accepted formats. */
export const wholeImages = (): Promise<Buffer[]> =>
  Promise.all([
    still().png().toBuffer(),
    still().png({ progressive: true, palette: true }).toBuffer(),
    still().toColourspace('rgb16').png().toBuffer(),
    still()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ana', Orientation: '6' } })
      .toBuffer(),
    still().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    still().toColourspace('cmyk').jpeg().toBuffer(),
    still().webp().toBuffer(),
    still().webp({ lossless: true }).toBuffer(),
    film().webp({ loop: 0 }).toBuffer(),
    still()
      .gif({ interlace: true } as object)
      .toBuffer(),
    film().gif({ loop: 0 }).toBuffer(),
  ]);

/** A position as a share of the length, so that one damage applies to every image. */
const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const byte = fc.nat({ max: 255 });
const at = (bytes: Uint8Array, share: number): number => Math.floor(share * bytes.length);

type Damage = (bytes: Buffer) => Buffer;

const flips: fc.Arbitrary<Damage> = fc
  .array(fc.tuple(place, byte), { minLength: 1, maxLength: 12 })
  .map((changes) => (bytes) => {
    const damaged = Buffer.from(bytes);
    for (const [share, value] of changes) damaged[at(bytes, share)] = value;
    return damaged;
  });

/** Changes the first hundred bytes, which contain the format and the size. */
const headFlips: fc.Arbitrary<Damage> = fc
  .array(fc.tuple(fc.nat({ max: 99 }), byte), { minLength: 1, maxLength: 4 })
  .map((changes) => (bytes) => {
    const damaged = Buffer.from(bytes);
    for (const [index, value] of changes) damaged[index % bytes.length] = value;
    return damaged;
  });

const cut: fc.Arbitrary<Damage> = place.map(
  (share) => (bytes) => bytes.subarray(0, at(bytes, share)),
);

const repeat: fc.Arbitrary<Damage> = fc
  .tuple(place, place, fc.integer({ min: 1, max: 200 }))
  .map(([from, to, times]) => (bytes) => {
    const [start = 0, end = 0] = [at(bytes, from), at(bytes, to)].toSorted((a, b) => a - b);
    const chunk = bytes.subarray(start, end);
    const chunks = Array.from({ length: times }, () => chunk);
    return Buffer.concat([bytes.subarray(0, end), ...chunks, bytes.subarray(end)]);
  });

/** Where each format stores width and height, in how many bytes and in which byte order. */
const SIZES = [
  { start: '\x89PNG', offset: 16, bytes: 4, isLittle: false },
  { start: 'GIF', offset: 6, bytes: 2, isLittle: true },
  { start: 'RIFF', offset: 24, bytes: 3, isLittle: true },
] as const;

const resize: fc.Arbitrary<Damage> = fc
  .tuple(fc.nat({ max: 0xffff }), fc.nat({ max: 0xffff }))
  .map(([width, height]) => (bytes) => {
    const damaged = Buffer.from(bytes);
    const head = bytes.toString('latin1', 0, 4);
    const size = SIZES.find(({ start }) => head.startsWith(start));
    const offset = size?.offset ?? bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5;
    const length = size?.bytes ?? 2;
    // An earlier cut may have removed the numbers after the marker.
    if (offset + 2 * length > bytes.length) return bytes;
    for (const [index, value] of [width, height].entries()) {
      const position = offset + index * length;
      if (size?.isLittle) damaged.writeUIntLE(value, position, length);
      else damaged.writeUIntBE(value, position, length);
    }
    return damaged;
  });

const fromElsewhere: fc.Arbitrary<Damage> = fc
  .uint8Array({ maxLength: 400 })
  .map((noise) => (bytes) => Buffer.concat([bytes.subarray(0, 40), noise, bytes.subarray(60)]));

/** Up to three damages of an image. */
export const damages: fc.Arbitrary<Damage> = fc
  .array(fc.oneof(flips, headFlips, cut, repeat, resize, fromElsewhere), {
    minLength: 1,
    maxLength: 3,
  })
  .map(
    (each) => (bytes) =>
      each.reduce((damaged, damage) => (damaged.length < 80 ? damaged : damage(damaged)), bytes),
  );
