/** Vitest runs this for each test file, in the process that has run others before it. */
import { afterAll, expect } from 'vitest'
import { forgetRepeated } from '../kernel/database/repeated-statements.ts'
import { closeLeftOpen } from './left-open.ts'
import { keepStatements } from './recorded-statements.ts'

afterAll(async () => {
  await closeLeftOpen()
  forgetRepeated()
  keepStatements(expect.getState().testPath ?? '')
})
