const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A file that begins like a PNG image. */
export const pngFile = (name: string): File => new File([SIGNATURE], name, { type: 'image/png' });
