import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    // No module of the server keeps anything between two apps: files may share what they import.
    isolate: false,
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Longer than anything takes on a machine with other things to do.
    expect: { poll: { timeout: 200_000 } },
  },
});
