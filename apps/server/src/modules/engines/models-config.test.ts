import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { ConfigurationError } from '../../platform/configuration-error.ts';

const ALL = ['free', 'basic', 'premium'];
const KEYS = { OPENAI_API_KEY: 'sk-secret', GOOGLE_GENERATIVE_AI_API_KEY: 'g-secret' };

function complaintOf(environment: Readonly<Record<string, string | undefined>>): string {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message.split('\n').slice(1).join('\n');
    throw error;
  }
  return '';
}

describe('the models of the configuration', () => {
  it('are the illustrator by default, for the plans that allow the kind', () => {
    for (const environment of [{}, { IMAGE_MODEL: 'illustrator', VIDEO_MODEL: '' }]) {
      const { image, gif, providers } = parseConfig(environment).models;
      expect(image).toEqual([{ provider: 'illustrator', model: '', plans: ALL }]);
      expect(gif).toEqual([{ provider: 'illustrator', model: '', plans: ['basic', 'premium'] }]);
      expect(providers).toEqual({});
    }
  });

  it('are a list, each for all plans or for some', () => {
    const IMAGE_MODEL =
      'google:gemini-2.5-flash-image, openai:gpt-image-1@premium,illustrator@free+Basic';
    expect(parseConfig({ ...KEYS, IMAGE_MODEL }).models).toMatchObject({
      image: [
        { provider: 'google', model: 'gemini-2.5-flash-image', plans: ALL },
        { provider: 'openai', model: 'gpt-image-1', plans: ['premium'] },
        { provider: 'illustrator', plans: ['free', 'basic'] },
      ],
      providers: {
        google: { apiKey: 'g-secret', baseUrl: null, steps: null },
        openai: { apiKey: 'sk-secret', baseUrl: null, steps: null },
      },
    });
  });

  it('may have colons and at signs in their names', () => {
    const { image } = parseConfig({
      COMPATIBLE_BASE_URL: 'http://gpu:8091/v1/',
      REPLICATE_API_TOKEN: 'r8_secret',
      IMAGE_MODEL: 'compatible:@cf/flux-1-schnell@basic, replicate:owner/name:0a1b, illustrator',
    }).models;
    expect(image.map(({ model }) => model)).toEqual(['@cf/flux-1-schnell', 'owner/name:0a1b', '']);
  });

  it('include a compatible server with and without a key', () => {
    const named = { IMAGE_MODEL: 'compatible:flux', COMPATIBLE_BASE_URL: 'http://gpu:8091/v1/' };
    const baseUrl = 'http://gpu:8091/v1';
    const spaced = { ...named, COMPATIBLE_BASE_URL: ` ${named.COMPATIBLE_BASE_URL}\n` };
    expect(parseConfig(spaced).models.providers).toEqual({
      compatible: { apiKey: null, baseUrl, steps: null },
    });
    expect(
      parseConfig({ ...named, COMPATIBLE_API_KEY: 'k', COMPATIBLE_STEPS: '20' }).models.providers,
    ).toEqual({
      compatible: { apiKey: 'k', baseUrl, steps: 20 },
    });
  });

  it('read the key of fal from both variables', () => {
    const IMAGE_MODEL = 'fal:fal-ai/flux/dev';
    const keyOf = (environment: object) =>
      parseConfig({ IMAGE_MODEL, ...environment }).models.providers.fal?.apiKey;
    expect(keyOf({ FAL_KEY: 'one' })).toBe('one');
    expect(keyOf({ FAL_KEY: 'one', FAL_API_KEY: 'other' })).toBe('other');
    expect(complaintOf({ IMAGE_MODEL })).toBe('  FAL_API_KEY: IMAGE_MODEL needs it');
  });

  it('may include a text model at its own address', () => {
    const textModelOf = (rest: Readonly<Record<string, string>>) =>
      parseConfig({
        ...KEYS,
        COMPATIBLE_BASE_URL: 'http://gpu:8091/v1',
        COMPATIBLE_API_KEY: 'k',
        ...rest,
      }).textModel;
    expect(textModelOf({ TEXT_MODEL: ' ' })).toBeNull();
    expect(textModelOf({ TEXT_MODEL: 'google:gemini-2.5-flash' })).toEqual({
      provider: 'google',
      model: 'gemini-2.5-flash',
      apiKey: 'g-secret',
      baseUrl: null,
    });
    const TEXT_MODEL = 'compatible:qwen3:8b';
    const named = { provider: 'compatible', model: 'qwen3:8b' };
    expect(textModelOf({ TEXT_MODEL })).toEqual({
      ...named,
      apiKey: 'k',
      baseUrl: 'http://gpu:8091/v1',
    });
    // The key of one server is not sent to another.
    expect(textModelOf({ TEXT_MODEL, TEXT_BASE_URL: 'http://ollama:11434/v1/' })).toEqual({
      ...named,
      apiKey: null,
      baseUrl: 'http://ollama:11434/v1',
    });
    // A text model does not change the concurrency of drawings.
    expect(parseConfig({ ...KEYS, TEXT_MODEL: 'openai:gpt-5-mini' }).models.providers).toEqual({});
  });

  it.each([
    [{ IMAGE_MODEL: 'openai:gpt-image-1' }, /^ {2}OPENAI_API_KEY: IMAGE_MODEL needs it$/],
    [{ VIDEO_MODEL: 'videos:wan' }, /^ {2}VIDEOS_BASE_URL: VIDEO_MODEL needs it$/],
    [{ IMAGE_MODEL: 'compatible:flux' }, /^ {2}COMPATIBLE_BASE_URL: IMAGE_MODEL needs it$/],
    [
      { IMAGE_MODEL: 'dalle:3' },
      /^ {2}IMAGE_MODEL: 'dalle' is no provider: use google, openai, .*compatible or illustrator$/,
    ],
    [
      { ...KEYS, IMAGE_MODEL: 'openai:gpt-image-1@premum' },
      /^ {2}IMAGE_MODEL: 'openai:gpt-image-1@premum': premum is no plan: free, basic, premium$/,
    ],
    [
      { ...KEYS, IMAGE_MODEL: 'openai:gpt-image-1@premium' },
      /^ {2}IMAGE_MODEL: leaves free and basic without a model; add illustrator@free\+basic$/,
    ],
    [{ IMAGE_MODEL: 'gpt-image-1' }, /must be illustrator or provider:model$/],
    [
      { IMAGE_MODEL: 'illustrator,,illustrator' },
      /'' is no name of a model\n.*stands there twice$/,
    ],
    [{ TEXT_MODEL: 'openai:gpt-5-mini' }, /^ {2}OPENAI_API_KEY: TEXT_MODEL needs it$/],
    [{ TEXT_MODEL: 'compatible:qwen3' }, /^ {2}COMPATIBLE_BASE_URL: TEXT_MODEL needs it$/],
    [{ TEXT_MODEL: 'fal:x' }, /^ {2}TEXT_MODEL: must be google:model, openai:model or compatible/],
    [
      { COMPATIBLE_BASE_URL: 'http://me:secret@gpu/v1' },
      /^ {2}COMPATIBLE_BASE_URL: must have no user, password, query or fragment: .*$/,
    ],
    [{ TEXT_BASE_URL: 'http://gpu/v1?key=secret' }, /^ {2}TEXT_BASE_URL: must have no user, .*$/],
    [{ OPENAI_API_KEY: '“sk-secret”' }, /^ {2}OPENAI_API_KEY: has a space, a line break, .*$/],
    [{ OPENAI_API_KEY: '"sk-secret"' }, /^ {2}OPENAI_API_KEY: has .*, quotation marks or .*$/],
    [{ VIDEOS_API_KEY: 'sk-\nsecret' }, /^ {2}VIDEOS_API_KEY: has a space, a line break, .*$/],
    [{ COMPATIBLE_BASE_URL: 'file:///etc' }, /must begin with http:\/\/ or https:\/\/$/],
  ])('are refused with one line each: %o', (environment, complaint) => {
    const said = complaintOf(environment);
    expect(said).toMatch(complaint);
    expect(said).not.toContain('secret');
  });
});
