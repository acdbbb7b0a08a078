interface FileFormatDescription {
  /** As people write it; the same in every language. */
  readonly label: string;
  readonly mimeType: string;
  /** Without the dot. */
  readonly extension: string;
  /** False: stills only. */
  readonly hasAnimation: boolean;
  /** False: animations only. */
  readonly hasStills: boolean;
  readonly hasAlpha: boolean;
}

/** The file formats that the product writes. Their codecs stand in the registry of `packages/media`;
 * which of them can be made depends on the programs of the machine. */
export const FILE_FORMATS = {
  gif: {
    label: 'GIF',
    mimeType: 'image/gif',
    extension: 'gif',
    hasAnimation: true,
    hasStills: true,
    hasAlpha: true,
  },
  png: {
    label: 'PNG',
    mimeType: 'image/png',
    extension: 'png',
    hasAnimation: false,
    hasStills: true,
    hasAlpha: true,
  },
  webp: {
    label: 'WebP',
    mimeType: 'image/webp',
    extension: 'webp',
    hasAnimation: true,
    hasStills: true,
    hasAlpha: true,
  },
  apng: {
    label: 'APNG',
    mimeType: 'image/apng',
    extension: 'png',
    hasAnimation: true,
    hasStills: true,
    hasAlpha: true,
  },
  jpeg: {
    label: 'JPEG',
    mimeType: 'image/jpeg',
    extension: 'jpg',
    hasAnimation: false,
    hasStills: true,
    hasAlpha: false,
  },
  avif: {
    label: 'AVIF',
    mimeType: 'image/avif',
    extension: 'avif',
    hasAnimation: true,
    hasStills: true,
    hasAlpha: true,
  },
  mp4: {
    label: 'MP4',
    mimeType: 'video/mp4',
    extension: 'mp4',
    hasAnimation: true,
    hasStills: false,
    hasAlpha: false,
  },
  webm: {
    label: 'WebM',
    mimeType: 'video/webm',
    extension: 'webm',
    hasAnimation: true,
    hasStills: false,
    hasAlpha: true,
  },
} as const satisfies Record<string, FileFormatDescription>;

export type FileFormat = keyof typeof FILE_FORMATS;

export const FILE_FORMAT_IDS = Object.keys(FILE_FORMATS) as [FileFormat, ...FileFormat[]];
