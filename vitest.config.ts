import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'apps/web/scripts', 'bench'],
    passWithNoTests: false,
    // Many tests wait for processes that they have started. The default leaves a core idle, one of two.
    maxWorkers: availableParallelism() + 1,
  },
});
