/** The tests that must notice a mutant, by the set that `MUTANTS` names. */
import { defineConfig } from 'vitest/config'

const sets: Readonly<Record<string, string[]>> = {
  contract: [
    'portal/contract/{rights,fields,companies,password-reset,images,people,applications,spreadsheets}/**/*.test.ts',
    'portal/contract/{calls,call-path}.test.ts',
    'portal/server/kernel/limits/client-network.test.ts',
  ],
  lists: [
    'portal/server/kernel/database/sort-key.test.ts',
    'portal/server/kernel/lists/{cursor,page}.test.ts',
    'portal/server/features/users/list/{list-order,search-users,find-among-many,folded-find}.http.test.ts',
    'portal/server/features/letters/letters.http.test.ts',
    'assembly/testing/application-lists.http.test.ts',
  ],
  finds: ['portal/server/features/users/list/{search-users,find-among-many,folded-find}.http.test.ts'],
  standing: ['portal/server/features/users/{settle-person,settle-memberships}.test.ts'],
  saved: [
    'portal/server/features/users/administered-fields.test.ts',
    'portal/server/features/users/{save-user,add-user}.http.test.ts',
  ],
}

const set = process.env.MUTANTS ?? 'contract'
const isPostgres = set === 'finds'

export default defineConfig({
  test: {
    include: sets[set] ?? [],
    env: { PORTAL_TEST_DATABASE: isPostgres ? 'postgres' : 'sqlite' },
    globalSetup: isPostgres ? ['portal/server/testing/postgres-server.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
