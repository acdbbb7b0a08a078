import { expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';

const imageCheckOf = (environment: Readonly<Record<string, string>>) =>
  parseConfig(environment).community.imageCheck;

const IMAGE_CHECK_URL = 'https://moderation.example/v1/moderations';

it('looks at pictures with the model of this server when nothing is configured', () => {
  expect(imageCheckOf({})).toBe('model');
});

it('looks at pictures with a service that is configured', () => {
  expect(imageCheckOf({ IMAGE_CHECK_URL, IMAGE_CHECK_KEY: 'secret' })).toEqual({
    url: IMAGE_CHECK_URL,
    key: 'secret',
    model: 'omni-moderation-latest',
  });
});

it('looks at no picture when that is turned off', () => {
  expect(imageCheckOf({ IMAGE_CHECK: 'off', IMAGE_CHECK_URL })).toBeNull();
});
