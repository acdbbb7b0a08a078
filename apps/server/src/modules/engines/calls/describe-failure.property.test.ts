import { APICallError } from 'ai';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';
import { providerFailed } from './provider-failures.ts';

/** None of them has the same beginning as a word of the messages. */
const WORDS = ['Marta', 'Schmidt', 'Jörg', 'Glückwunsch', 'Besançon', 'birthday', 'Ёлка', '狐狸'];
const SHORTEST = 3;
const starts = [...WORDS, 'Jorg', 'Gluck'].map((word) => word.slice(0, SHORTEST).toLowerCase());

const prompts = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', '\n', '" ', ' "', ", '", '\t')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.flat().join(''));

const escapedInFull = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The ways in which providers repeat a prompt. */
const repeats: readonly ((text: string) => string)[] = [
  (text) => text,
  JSON.stringify,
  escapedInFull,
  (text) => JSON.stringify({ body: JSON.stringify({ prompt: text }) }),
  encodeURIComponent,
  (text) => String(new URLSearchParams({ prompt: text })),
  (text) => text.replaceAll('"', '&quot;'),
  (text) => text.replaceAll(/[^\x20-\x7e]/g, '?'),
  (text) => text.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, ''),
  (text) => Buffer.from(text).toString('latin1'),
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(/\s+/g, ' '),
];

const echoes = fc
  .tuple(prompts, fc.constantFrom(...repeats), fc.nat({ max: 80 }))
  .map(([prompt, repeat, cut]) => ({
    prompt,
    echo: `${repeat(prompt).slice(0, SHORTEST + cut)}…`,
  }));

const failures: readonly ((said: string) => unknown)[] = [
  (said) => providerFailed(`The worker died: ${said}`),
  (said) =>
    new APICallError({
      message: `Cannot paint ${said}`,
      url: 'https://models.example/v1',
      requestBodyValues: { prompt: said },
      statusCode: 400,
      responseBody: JSON.stringify({ error: { message: said, type: 'value_error' }, input: said }),
    }),
];

it('keeps every word of a prompt out of the log, however a provider repeats it', () => {
  const isKept = fc.property(echoes, fc.constantFrom(...failures), ({ prompt, echo }, fail) => {
    const { cause } = describeFailure(fail(echo), 'models', [prompt, null]);
    const said = String(cause).toLowerCase();
    expect(starts.filter((start) => said.includes(start))).toEqual([]);
  });
  fc.assert(isKept, { numRuns: 400 });
});
