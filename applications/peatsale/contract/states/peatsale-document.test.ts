import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stateTables } from './plain-tables.ts'

const page = new URL('../../../../docs/peatsale.md', import.meta.url)
const [begin, end] = ['<!-- state tables: begin -->', '<!-- state tables: end -->']

test('docs/peatsale.md has the state tables as the machines have them; vitest -u writes them anew', async () => {
  const text = readFileSync(page, 'utf8')
  const [before = '', rest = ''] = text.split(begin)
  const [, after = ''] = rest.split(end)
  const fresh = `${before}${begin}\n\n${stateTables()}\n\n${end}${after}`
  await expect(fresh).toMatchFileSnapshot(page.pathname)
})
