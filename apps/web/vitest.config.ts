import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react({ compiler: { sources: ['/features/create/', '/features/gallery/'] } })],
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts', '../../scripts/fixed-seed.ts'],
    // A process for each file spends more on making jsdom than on the tests.
    pool: 'vmThreads',
    // Longer than anything takes on a machine with other things to do.
    testTimeout: 300_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
