import { describe, expect, it } from 'vitest';
import { imageFieldsSchema } from './generation.ts';

const read = (prompt: string) => imageFieldsSchema.safeParse({ prompt });
/** Message codes. */
const faultOf = (prompt: string) => read(prompt).error?.issues.map(({ message }) => message);

describe('a prompt', () => {
  it('may have 2,000 characters, however many units they take', () => {
    expect(faultOf('x'.repeat(2000))).toBeUndefined();
    expect(faultOf('🐈'.repeat(2000))).toBeUndefined();
    expect(faultOf('x'.repeat(2001))).toEqual(['promptTooLong']);
    expect(faultOf('🐈'.repeat(2001))).toEqual(['promptTooLong']);
  });

  it('is not made longer by what a form does to its line breaks', () => {
    const lines = `${'x'.repeat(1899)}${'\n'.repeat(100)}y`;
    expect(read(` ${lines.replaceAll('\n', '\r\n')} `).data?.prompt).toBe(lines);
  });

  it.each(['', ' \n\t', '\u200b\u200d', '\ufeff\u202e', '\u00a0\u3000', '\ufe0f', '\u3164'])(
    'of nothing that can be seen is no prompt: %j',
    (prompt) => expect(faultOf(prompt)).toEqual(['noPrompt']),
  );

  it.each(['a\0cat', 'a\u001bcat', 'a \ud83d cat'])('holds nothing unstorable: %j', (prompt) =>
    expect(faultOf(prompt)).toEqual(['invisibleCharacters']),
  );

  it.each(['قطة على لوح', '👩‍🎨 paints', 'a cat\nunder a tree', 'نیم‌فاصله'])('may be %j', (prompt) =>
    expect(read(prompt).data?.prompt).toBe(prompt),
  );
});
