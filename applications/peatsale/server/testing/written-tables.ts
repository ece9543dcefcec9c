import type { LogisticsTables } from '@workspace/logistics/server'
import type { StoredTables } from '@workspace/logistics/server/testing'
import type { PeatTables } from '../database/tables.ts'

/** As tests write them: shared rows, too. */
export type WrittenTables = Omit<PeatTables, keyof LogisticsTables> & StoredTables
