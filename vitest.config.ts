import { defineConfig } from 'vitest/config'
import chosenOnPostgres from './tools/chosen-on-postgres.json' with { type: 'json' }
import { LongestFirst } from './tools/longest-first.ts'
import { markdownDocuments } from './tools/markdown-plugin.ts'

// Two cores: two forks at a time, which files share one after the other: they load the portal once, and what a file leaves open
// or changed is put right at its end. No second try: what fails once is mended.
const unhurried = { testTimeout: 300_000, hookTimeout: 300_000 }
const notTests = ['**/node_modules/**', '**/dist/**', '**/data/**', 'assembly/journeys/**']
/** What waits in real time takes no core: it runs beside what takes two. */
const waiting = ['**/slow-connections.http.test.ts']
/** On SQLite these have little to wait for. */
const waitingOnPostgres = ['**/postgres-refusals.http.test.ts', '**/refused-moves.http.test.ts']

/** `npm test` sets it: on PostgreSQL it runs the files that together run every statement (docs/testing.md). */
const onlyChosen = process.env.PORTAL_POSTGRES_FILES === 'chosen'

/** The HTTP tests run on each database engine. */
function httpTests(
  database: 'sqlite' | 'postgres',
  { name = `http-${database}`, include = ['**/*.http.test.ts'] } = {},
) {
  const isPostgres = database === 'postgres'
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude: [...notTests, ...waiting, ...(isPostgres && include !== waitingOnPostgres ? waitingOnPostgres : [])],
      env: { PORTAL_TEST_DATABASE: database },
      globalSetup: isPostgres ? ['portal/server/testing/postgres-server.ts'] : [],
      ...unhurried,
    },
  }
}

export default defineConfig({
  plugins: [markdownDocuments()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['portal/server/testing/end-of-file.ts'],
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notTests, '**/*.http.test.ts', 'tools/boundaries.test.ts'],
          ...unhurried,
        },
      },
      { extends: true, test: { name: 'boundaries', include: ['tools/boundaries.test.ts'], testTimeout: 60_000 } },
      { extends: true, test: { name: 'waiting', include: waiting, exclude: notTests } },
      httpTests('postgres', { name: 'waiting-postgres', include: waitingOnPostgres }),
      httpTests('sqlite'),
      httpTests('postgres', onlyChosen ? { include: chosenOnPostgres } : {}),
    ],
  },
})
