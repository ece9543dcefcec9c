/** What `npm run mutants` changes, and which tests must notice; `MUTANTS` says which of the sets. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const sets = {
  // Rights, validation, and the small rules beside them. Files of schemas and addresses alone are left out.
  contract: [
    'portal/contract/{rights,fields}/*.ts',
    'portal/contract/companies/{company,company-key}.ts',
    'portal/contract/{images/image-name,people/full-name,password-reset/reset-obstacle,applications/is-active,spreadsheets/csv,call-path}.ts',
    'portal/server/kernel/limits/client-network.ts',
  ],
  // Order and filters of the lists, by the HTTP tests on SQLite.
  lists: [
    'portal/server/kernel/database/sort-key.ts',
    'portal/server/features/users/list/{list-page,list-total,list-conditions}.ts',
    'portal/server/kernel/lists/{cursor,keyset-page,page}.ts',
  ],
  // How a text is found among many, by the HTTP tests on PostgreSQL.
  finds: ['portal/server/features/users/list/{hits-on-postgres,list-page,list-total}.ts'],
  // What a person's rights come to when an administrator saves them.
  standing: ['portal/server/features/users/{resolve-apps,resolve-groups,resolve-memberships,resolve-person}.ts'],
  // What else of a person an administrator saves, by the HTTP tests on SQLite.
  saved: ['portal/server/features/users/administered-fields.ts'],
}
const set = process.env.MUTANTS ?? 'contract'

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 20_000,
  // Outside the project: whoever runs tests meanwhile would run those of the copy, too.
  tempDirName: join(tmpdir(), 'portal-mutants'),
  mutate: [...sets[set], '!**/*.test.ts'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  warnings: { slow: false },
}
