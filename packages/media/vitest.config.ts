import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    // No module keeps anything between two uses: files may share what they import.
    isolate: false,
    testTimeout: 300_000,
  },
});
