import { EXPORT_FITS, FILE_FORMAT_IDS } from '@loopwright/contract';
import { type CustomWishes, NO_WISHES } from './custom-wishes.ts';
import type { ExportOptions } from './export-queries.ts';

/** In local storage, as the theme. */
const STORAGE_KEY = 'export-choice';

/** What was chosen when a file was last made in this browser. */
export interface ExportChoice {
  /** Ids of targets. */
  readonly targets: readonly string[];
  readonly options: ExportOptions;
  readonly custom: Partial<CustomWishes>;
}

/** Reads the last choice. Parts that this version does not know are left out. */
export function readChoice(): ExportChoice {
  try {
    return checked(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return checked(null);
  }
}

export function rememberChoice(choice: ExportChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(choice));
  } catch {
    // Storage can be switched off; then the next dialog begins anew.
  }
}

function checked(stored: unknown): ExportChoice {
  const { targets, options, custom } = asRecord(stored);
  const fit = oneOf(EXPORT_FITS, asRecord(options)['fit']);
  const format = oneOf(FILE_FORMAT_IDS, asRecord(custom)['format']);
  const texts = Object.entries(asRecord(custom)).filter(
    ([name, text]) => name !== 'format' && name in NO_WISHES && typeof text === 'string',
  );
  return {
    targets: Array.isArray(targets) ? targets.filter((id) => typeof id === 'string') : [],
    options: fit === undefined ? {} : { fit },
    custom: { ...Object.fromEntries(texts), ...(format && { format }) },
  };
}

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
