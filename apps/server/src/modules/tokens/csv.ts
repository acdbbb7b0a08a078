const NEEDS_QUOTES = /[",\r\n]/;

/** Spreadsheets run cells that begin like this as formulas; some also where the sign is full-width. */
const IS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Tells spreadsheets that the file is in UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * A line of a CSV file as RFC 4180 has it. A text that a spreadsheet would run as a formula gets an
 * apostrophe before it; numbers stay as they are.
 */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = IS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
