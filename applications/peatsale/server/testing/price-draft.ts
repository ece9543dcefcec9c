import { expect } from 'vitest'
import { savePriceList, savePriceRows } from '../../contract/index.ts'
import type { PeatPerson } from './callers.ts'
import { peat } from './ids.ts'
import { newPriceList, newPriceRow } from './inputs.ts'

export const newId = (end: string): string => `00000000-0000-4000-8000-00000000${end}`

/** A draft of Biolan's with these rows, made by its office; the ids end so. */
export async function priceDraft(
  office: PeatPerson,
  end: string,
  { fields = {}, rows = [] }: { readonly fields?: object | undefined; readonly rows?: readonly object[] | undefined },
): Promise<{ readonly id: string; readonly version: number }> {
  const id = newId(end)
  const saved = await office.ask(savePriceList, { ...newPriceList, id, seller: peat.biolan.seller, ...fields } as never)
  expect(saved.status, saved.text).toBe(200)
  let version = saved.body.version as number
  if (rows.length > 0) {
    const changes = rows.map((row, at) => ({
      ...newPriceRow,
      product: peat.biolan.bulk,
      id: newId(`${end.slice(0, 2)}${at + 10}`),
      ...row,
    }))
    const answer = await office.ask(savePriceRows, { list: id, version, changes })
    expect(answer.status, answer.text).toBe(200)
    version = answer.body.version as number
  }
  return { id, version }
}
