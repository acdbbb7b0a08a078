import { FFMPEG_MISSING } from '@loopwright/media/node';
import { expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { ConfigurationError } from '../../platform/configuration-error.ts';
import { openEngines } from './registry.ts';

it('a video model without ffmpeg is refused with a message what to install', async () => {
  const config = parseConfig({
    VIDEO_MODEL: 'videos:wan',
    VIDEOS_BASE_URL: 'http://localhost:8091/v1',
    PATH: '/nowhere',
  });
  await expect(openEngines(config)).rejects.toThrow(new ConfigurationError(FFMPEG_MISSING));
});
