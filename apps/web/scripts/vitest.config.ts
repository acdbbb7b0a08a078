import { defineConfig } from 'vitest/config';

/** The scripts run on Node, without the web app's browser. */
export default defineConfig({
  test: { name: 'web-scripts', include: ['**/*.test.ts'] },
});
