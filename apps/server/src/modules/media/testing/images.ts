import type { Provenance } from '@loopwright/media';

/** Opaque RGBA pixels, computed by a function. */
export function drawTestImage(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly [red: number, green: number, blue: number],
): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    pixels.set([...colorAt(at % width, Math.floor(at / width)), 255], at * 4);
  }
  return pixels;
}

/** Frames of a light that circles once over a gradient. */
export function circlingFrames(width: number, height: number, frameCount: number): Uint8Array[] {
  return Array.from({ length: frameCount }, (_, index) => {
    const angle = (index / frameCount) * Math.PI * 2;
    const [centreX, centreY] = [
      width * (0.5 + 0.3 * Math.cos(angle)),
      height * (0.5 + 0.3 * Math.sin(angle)),
    ];
    return drawTestImage(width, height, (x, y) => {
      const light = Math.exp(-((x - centreX) ** 2 + (y - centreY) ** 2) / (width * height * 0.04));
      return [60 + 180 * light, (y / height) * 150 + 70 * light, 80 + (x / width) * 120];
    });
  });
}

export const provenance: Provenance = {
  digitalSource: 'algorithmic',
  recipe: { engine: 'illustrator 1', seed: 7, aspect: '1:1', width: 320, height: 240 },
};
