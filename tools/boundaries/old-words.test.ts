import { expect, test } from 'vitest'
import { sourceFiles } from '../source-files.ts'
import { knownOldIdentifiers, oldIdentifiers, oldIdentifiersIn } from './old-words.ts'

test('an identifier with an old word as a part is found; comments, strings and longer words are not', () => {
  const content = `
    // told and whose
    /* brought */
    const toldAt = 'said'
    function reckonOrder(isStray: boolean) { return soldTold_by + saidFreight }
    const stranger = strayed + untoldly
  `
  expect([...oldIdentifiersIn(content)].toSorted()).toEqual([
    'isStray',
    'reckonOrder',
    'saidFreight',
    'soldTold_by',
    'toldAt',
  ])
})

test('every listed identifier is still used: the list only gets shorter', () => {
  const root = process.cwd()
  const files = sourceFiles(root, '{portal,logistics,applications,assembly,tools}/**/*.{ts,tsx}')
  const used = new Set(oldIdentifiers(root, files).map(({ identifier }) => identifier))
  expect(knownOldIdentifiers().filter((each) => !used.has(each))).toEqual([])
})
