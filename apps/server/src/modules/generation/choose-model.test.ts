import { ASPECTS, MODEL_MESSAGES, type ModelOption, SERVER_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { chooseModel } from './choose-model.ts';

const modelOption = (
  id: string,
  plans: ModelOption['plans'],
  capabilities: Partial<ModelOption['capabilities']> = {},
): ModelOption => ({
  id,
  label: id,
  plans,
  capabilities: {
    reference: true,
    seed: true,
    negativePrompt: false,
    aspects: ASPECTS,
    firstFrame: false,
    lastFrame: false,
    nativeLoop: false,
    cancel: false,
    ...capabilities,
  },
});

const modelOptions = [
  modelOption('best', ['premium']),
  modelOption('plain', ['free', 'basic', 'premium']),
  modelOption('wide', ['free'], { aspects: ['9:16', '16:9'], reference: false, seed: false }),
];
const square = {
  aspect: '1:1',
  hasImage: false,
  hasSeed: false,
  hasNegativePrompt: false,
} as const;

describe('the model of a generation', () => {
  it('is the first that the plan has when none is named', () => {
    expect(chooseModel(modelOptions, 'premium', square).id).toBe('best');
    expect(chooseModel(modelOptions, 'free', square).id).toBe('plain');
  });

  it('is the one that is named', () => {
    expect(chooseModel(modelOptions, 'premium', { ...square, model: 'plain' }).id).toBe('plain');
    const wide = { ...square, model: 'wide', aspect: '9:16' } as const;
    expect(chooseModel(modelOptions, 'free', wide).id).toBe('wide');
  });

  it.each([
    ['unknown', { model: 'none' }, 'invalid', MODEL_MESSAGES.modelUnknown],
    ['of a higher plan', { model: 'best' }, 'plan-required', MODEL_MESSAGES.modelNeedsSubscription],
    ['unable to make it', { model: 'wide' }, 'invalid', MODEL_MESSAGES.modelAspect],
    [
      'blind',
      { model: 'wide', aspect: '16:9', hasImage: true },
      'invalid',
      MODEL_MESSAGES.modelReference,
    ],
    [
      'never the same twice',
      { model: 'wide', aspect: '16:9', hasSeed: true },
      'invalid',
      MODEL_MESSAGES.modelSeed,
    ],
    [
      'unable to leave things out',
      { model: 'plain', hasNegativePrompt: true },
      'invalid',
      SERVER_MESSAGES.modelTakesNoNegativePrompt,
    ],
  ] as const)('is refused when it is %s', (_, asked, kind, publicMessage) => {
    const choose = (): unknown => chooseModel(modelOptions, 'free', { ...square, ...asked });
    expect(choose).toThrow(expect.objectContaining({ kind, publicMessage }));
  });
});
