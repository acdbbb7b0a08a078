interface FileFormatDescription {
  /** As people write it; the same in every language. */
  readonly label: string;
  readonly mimeType: string;
  /** Without the dot. */
  readonly extension: string;
  /** False: stills only. */
  readonly hasAnimation: boolean;
  readonly hasAlpha: boolean;
}

/** The file formats that the product writes. Each one has a codec in the registry of `packages/media`. */
export const FILE_FORMATS = {
  gif: {
    label: 'GIF',
    mimeType: 'image/gif',
    extension: 'gif',
    hasAnimation: true,
    hasAlpha: true,
  },
  png: {
    label: 'PNG',
    mimeType: 'image/png',
    extension: 'png',
    hasAnimation: false,
    hasAlpha: true,
  },
  webp: {
    label: 'WebP',
    mimeType: 'image/webp',
    extension: 'webp',
    hasAnimation: true,
    hasAlpha: true,
  },
} as const satisfies Record<string, FileFormatDescription>;

export type FileFormat = keyof typeof FILE_FORMATS;

export const FILE_FORMAT_IDS = Object.keys(FILE_FORMATS) as [FileFormat, ...FileFormat[]];
