import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { isThorough } from '../../testing/thorough.ts';

const PROCESS = fileURLToPath(new URL('testing/loaded-packages.ts', import.meta.url));

/** Packages that only providers need. */
const TALKATIVE = /^(?:ai|@ai-sdk\/(?!provider$|provider-utils$|gateway$).+)$/;

type Case = readonly [
  name: string,
  variables: Readonly<Record<string, string>>,
  packages: readonly string[],
];

const WITH_CLIPS: Case = [
  'two, one of them for clips',
  {
    IMAGE_MODEL: 'bfl:flux-2-pro',
    BFL_API_KEY: 'a-key',
    VIDEO_MODEL: 'replicate:google/veo-3.1',
    REPLICATE_API_TOKEN: 'a-key',
  },
  ['@ai-sdk/black-forest-labs', '@ai-sdk/replicate', 'ai'],
];

it.each<Case>([
  ['the illustrator alone', {}, []],
  [
    'one for images',
    { IMAGE_MODEL: 'openai:gpt-image-1, illustrator@free', OPENAI_API_KEY: 'a-key' },
    ['@ai-sdk/openai', 'ai'],
  ],
  // The server requires ffmpeg before it opens a model for clips.
  ...(isThorough ? [WITH_CLIPS] : []),
])('only the packages of configured providers are loaded: %s', async (_, variables, packages) => {
  const { PATH } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [PROCESS], {
    env: { PATH, ...variables },
  });
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded.filter((name) => TALKATIVE.test(name)).toSorted()).toEqual(packages);
  // The list of packages must not be empty.
  expect(loaded).toContain('zod');
});
