import { expect, it } from 'vitest';
import { labelOf } from './label-of.ts';

it.each([
  ['gpt-image-1', 'GPT Image 1'],
  ['gemini-2.5-flash-image', 'Gemini 2.5 Flash Image'],
  ['black-forest-labs/flux-schnell', 'Flux Schnell'],
  ['stability-ai/sdxl:7762fd07cf82', 'SDXL'],
  ['fal-ai/flux-pro/v1.1', 'V1.1'],
])('%s is called %s', (model, label) => {
  expect(labelOf(model)).toBe(label);
});
