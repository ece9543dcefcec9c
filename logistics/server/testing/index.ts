/** What tests of machines share: the tables for documentation, cells written by hand, and walks. */
export { type AgreedTable, agreedCells, agreedOutcome, agreedRows } from './agreed-tables.ts'
export { doubleCells, outcome, rulesOf, writtenCells } from './machine-cells.ts'
export { code, codes, machineSections, markdownTable, plain } from './machine-docs.ts'
export { checkWalks, type Resolved, undoLandings, unreachedStates } from './machine-walks.ts'
