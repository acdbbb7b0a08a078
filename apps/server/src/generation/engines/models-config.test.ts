import { describe, expect, it } from 'vitest';
import { ConfigurationError, parseConfig } from '../../config.ts';

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
  it('are the illustrator when nothing is named, for those who may have it', () => {
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

  it('know a compatible server with and without a key', () => {
    const named = { IMAGE_MODEL: 'compatible:flux', COMPATIBLE_BASE_URL: 'http://gpu:8091/v1/' };
    const baseUrl = 'http://gpu:8091/v1';
    expect(parseConfig(named).models.providers).toEqual({
      compatible: { apiKey: null, baseUrl, steps: null },
    });
    expect(
      parseConfig({ ...named, COMPATIBLE_API_KEY: 'k', COMPATIBLE_STEPS: '20' }).models.providers,
    ).toEqual({
      compatible: { apiKey: 'k', baseUrl, steps: 20 },
    });
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
    [{ COMPATIBLE_BASE_URL: 'file:///etc' }, /must begin with http:\/\/ or https:\/\/$/],
  ])('are refused with one line each: %o', (environment, complaint) => {
    const said = complaintOf(environment);
    expect(said).toMatch(complaint);
    expect(said).not.toContain('secret');
  });
});
