/** What tests of Lanta-appi and of the assembly start from. */
export { enterAs, type ManureCaller, type ManurePerson, manureCallers } from './callers.ts'
export { offered, sender } from './command-events.ts'
export { manure, nothing } from './ids.ts'
export { newCarrierTerm, newPlant, newScale, newTerm, newType } from './inputs.ts'
export { novarboJourneys } from './journey.ts'
export { emptyManure, fillManureFixture, manureTables, startManurePortal, writeManure } from './manure-fixture.ts'
export { manureTargets } from './matrix-answers.ts'
export { manureMatrixRows, registerRows } from './matrix-rows.ts'
