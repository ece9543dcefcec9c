/** Vitest runs this for each test file, in the process that has run others before it. */
import { afterAll } from 'vitest'
import { closeLeftOpen } from './left-open.ts'

afterAll(closeLeftOpen)
