import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/chromium.ts'

const executablePath = findChromium()
const root = import.meta.dirname

export default defineConfig({
  testDir: 'assembly/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  // Node reads their types by itself; compiled for old browsers they would keep a core busy before the first journey begins.
  build: {
    external: ['portal', 'logistics', 'applications', 'assembly/server', 'assembly/testing'].map(
      (of) => `${root}/${of}/**`,
    ),
  },
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for seconds; a journey that fails twice is broken.
  retries: 1,
  // Steps have bounds of their own; on a machine that does more besides, a journey that looks at many states takes its time.
  timeout: 120_000,
  forbidOnly: true,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // What cannot be pressed by then never can; the whole journey need not wait for it.
    actionTimeout: 15_000,
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    // Recording each journey would make all of them a fifth slower.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // As root a container has no sandbox; the rest keeps the browser from calling home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process for the pages of a context: the empty page that each begins with had one of its own, for nothing.
        '--renderer-process-limit=1',
      ],
    },
  },
})
