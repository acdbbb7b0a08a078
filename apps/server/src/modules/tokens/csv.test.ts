import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it('separates cells with commas and ends with CRLF', () => {
    expect(csvLine(['a fox', -4, ''])).toBe('a fox,-4,\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(csvLine(['a fox, red', 'the "fox"', 'one\ntwo'])).toBe(
      '"a fox, red","the ""fox""","one\ntwo"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])(
    'puts an apostrophe before %j, which would be a formula',
    (text) => {
      expect(csvLine([text])).toBe(`'${text}\r\n`);
    },
  );

  it('quotes a formula after the apostrophe', () => {
    expect(csvLine(['=HYPERLINK("a","b")'])).toBe(`"'=HYPERLINK(""a"",""b"")"\r\n`);
  });
});
