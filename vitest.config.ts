import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'apps/web/scripts', 'bench'],
    passWithNoTests: false,
    // The default leaves one free for whoever edits, which is half of a small machine.
    maxWorkers: '100%',
  },
});
