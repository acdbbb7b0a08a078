import { LIMITS } from '@loopwright/contract';

/** The longest side of a converted image in pixels: no engine uses more. */
const LONGEST_SIDE = 2048;
/** The side of a vector image that states no size, in pixels. */
const VECTOR_SIDE = 1024;
const QUALITY = 0.92;

/** How the files begin that the server reads, as Latin-1 text. */
const SIGNATURES: readonly RegExp[] = [
  /^\u00FF\u00D8\u00FF/, // JPEG
  /^\u0089PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
];
const SIGNATURE_BYTES = 12;

async function isServerFormat(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const start = String.fromCodePoint(...bytes);
  return SIGNATURES.some((signature) => signature.test(start));
}

async function decode(file: File): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function draw(image: HTMLImageElement): HTMLCanvasElement {
  const width = image.naturalWidth || VECTOR_SIDE;
  const height = image.naturalHeight || VECTOR_SIDE;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });

/**
 * Prepares a picked file as a reference image. JPEG, PNG, WebP and GIF stay as they are; any other
 * image that the browser can decode (AVIF, BMP, SVG, on Apple devices HEIC) becomes WebP.
 * @returns a file that the server reads, under the same name; null when the browser cannot decode it
 */
export async function toServerFormat(file: File): Promise<File | null> {
  try {
    const image = await decode(file);
    if (await isServerFormat(file)) return file;
    const canvas = draw(image);
    // A browser that cannot write WebP writes PNG, which may be too large for a photograph.
    const first = await encode(canvas, 'image/webp');
    const isSmall = first !== null && first.size <= LIMITS.referenceBytes;
    const blob = isSmall ? first : await encode(canvas, 'image/jpeg');
    return blob && new File([blob], file.name, { type: blob.type });
  } catch {
    return null;
  }
}
