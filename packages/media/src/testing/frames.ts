/** Pictures for tests: RGBA frames made by formula. */

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number];

export function paintFrame(width: number, height: number, paint: Paint): Uint8Array {
  const frame = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = paint(x, y);
      frame.set([red, green, blue, 255], (y * width + x) * 4);
    }
  }
  return frame;
}

/** A soft light that circles once in `frameCount` frames over a gradient; closes exactly. */
export function circlingLight(width: number, height: number, frameCount: number): Uint8Array[] {
  return Array.from({ length: frameCount }, (_, index) => {
    const angle = (index / frameCount) * Math.PI * 2;
    const centreX = width * (0.5 + 0.3 * Math.cos(angle));
    const centreY = height * (0.5 + 0.3 * Math.sin(angle));
    return paintFrame(width, height, (x, y) => {
      const light = Math.exp(-((x - centreX) ** 2 + (y - centreY) ** 2) / (width * height * 0.02));
      return [40 + 200 * light, 30 + (y / height) * 120 + 60 * light, 90 + (x / width) * 90];
    });
  });
}

/** A block of one colour that jumps along over another: two colours in all. */
export function marchingBlock(width: number, height: number, frameCount: number): Uint8Array[] {
  return Array.from({ length: frameCount }, (_, index) => {
    const left = Math.floor((index / frameCount) * width);
    return paintFrame(width, height, (x) =>
      x >= left && x < left + width / frameCount ? [250, 200, 20] : [20, 40, 90],
    );
  });
}

/** Peak signal-to-noise ratio of the colours, in decibels; alpha is left out. */
export function peakSignalToNoise(wanted: Uint8Array, seen: Uint8Array): number {
  let squares = 0;
  for (let i = 0; i < wanted.length; i++) {
    if (i % 4 !== 3) squares += (wanted[i]! - seen[i]!) ** 2;
  }
  return 10 * Math.log10((255 * 255) / (squares / ((wanted.length * 3) / 4)));
}
