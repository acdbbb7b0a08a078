import { constants, setPriority } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isThorough } from '../../apps/server/src/testing/thorough.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { ORIGIN } from './settings.ts';

const executablePath = findChromium();

// The server's drawing threads have a low priority, and its users have their browsers elsewhere. Browsers beside it get
// the same priority, so that those that play loops do not stop the drawings. They inherit it from their worker.
if (process.env['TEST_WORKER_INDEX'] !== undefined) {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: false,
  // Journeys wait more than they work: three at a time took half as long as two on two processors. The thorough ones
  // work more.
  workers: isThorough ? 2 : 3,
  retries: 0,
  forbidOnly: true,
  // Ends what hangs. A drawing or two may each take UNTIL_DRAWN on a slow machine.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: ORIGIN,
    locale: 'en-US',
    actionTimeout: 20_000,
    // Traces take a seventh of the whole time: `npx playwright test --trace on` in this folder makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(executablePath !== null && { executablePath }),
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: isThorough ? /@only-phone|@alone/ : /@only-phone|@alone|@thorough/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: isThorough ? /@(only-)?phone/ : /@only-phone/,
      ...(!isThorough && { grepInvert: /@thorough/ }),
    },
    // Journeys that keep the whole machine busy for minutes. They begin when all others have passed.
    ...(isThorough
      ? [
          {
            name: 'alone',
            use: { viewport: { width: 1440, height: 900 } },
            grep: /@alone/,
            dependencies: ['desktop', 'phone'],
          },
        ]
      : []),
  ],
  webServer: {
    command: 'node server.ts',
    url: `${ORIGIN}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
