/** What tests share: tables to write what must be there before a test; of machines their documentation, cells and walks. */

export { type StoredTables, storedTables } from '../database/tables.ts'
export { type AgreedTable, agreedCells, agreedOutcome, agreedRows } from './agreed-tables.ts'
export { emptyTables } from './empty-tables.ts'
export { doubleCells, outcome, rulesOf, writtenCells } from './machine-cells.ts'
export { code, codes, machineSections, markdownTable, plain } from './machine-docs.ts'
export { checkWalks, type Resolved, undoLandings, unreachedStates } from './machine-walks.ts'
