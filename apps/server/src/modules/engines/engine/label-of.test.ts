import { expect, it } from 'vitest';
import { labelOf, labelOfPath } from './label-of.ts';

it.each([
  ['gpt-image-1', 'GPT Image 1'],
  ['gemini-2.5-flash-image', 'Gemini 2.5 Flash Image'],
  ['black-forest-labs/flux-schnell', 'Flux Schnell'],
  ['stability-ai/sdxl:7762fd07cf82', 'SDXL'],
])('%s is called %s', (model, label) => {
  expect(labelOf(model)).toBe(label);
});

it.each([
  ['fal-ai/flux-pro/v1.1', 'Flux Pro V1.1'],
  ['fal-ai/kling-video/v2.5-turbo/pro/text-to-video', 'Kling Video V2.5 Turbo Pro'],
])('makes a name of the path %s', (model, label) => {
  expect(labelOfPath(model)).toBe(label);
});
