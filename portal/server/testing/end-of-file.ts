/** Vitest runs this for each test file, in the process that has run others before it. */
import { afterAll, expect } from 'vitest'
import { closeLeftOpen } from './left-open.ts'
import { keepStatements } from './recorded-statements.ts'

afterAll(async () => {
  await closeLeftOpen()
  keepStatements(expect.getState().testPath ?? '')
})
