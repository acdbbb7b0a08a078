import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from './document-schema.ts';
import { STUDIO_LIMITS } from './limits.ts';
import { emptyDocument, newFillLayer, newTextLayer } from './new-layers.ts';
import { DocumentError, readDocument } from './read-document.ts';

const canvas = { width: 480, height: 480, background: '#000000' };
const document = { ...emptyDocument(canvas), layers: [newTextLayer('caption', 'Hello', canvas)] };

const reasonOf = (value: unknown): string => {
  try {
    readDocument(value);
    return 'read';
  } catch (error) {
    if (error instanceof DocumentError) return error.reason;
    throw error;
  }
};

describe('readDocument', () => {
  it('reads a document as it was written', () => {
    expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
  });

  it('refuses a document of a newer version', () => {
    expect(reasonOf({ ...document, schemaVersion: SCHEMA_VERSION + 1 })).toBe('newerVersion');
  });

  it.each([
    ['nothing', null],
    ['text', 'document'],
    ['a version that is no number', { ...document, schemaVersion: 'one' }],
    ['a version before the first', { ...document, schemaVersion: 0 }],
    ['an unknown field', { ...document, owner: 'me' }],
    ['NaN', { ...document, fps: Number.NaN }],
    ['part of a frame', { ...document, frameCount: 1.5 }],
    ['two layers with one id', { ...document, layers: [document.layers[0], document.layers[0]] }],
    [
      'too many layers',
      {
        ...document,
        layers: Array.from({ length: STUDIO_LIMITS.layersMaximum + 1 }, (_, at) =>
          newFillLayer(`${at}`, 'Fill', canvas),
        ),
      },
    ],
  ])('refuses %s', (_, value) => {
    expect(reasonOf(value)).toBe('invalid');
  });
});
