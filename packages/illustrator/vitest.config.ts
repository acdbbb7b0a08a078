import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    // No module keeps what would change a picture: files may share what they import.
    isolate: false,
    globalSetup: ['scripts/art/before-tests.ts'],
    testTimeout: 300_000,
  },
});
