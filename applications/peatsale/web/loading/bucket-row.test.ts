import { expect, test } from 'vitest'
import { BucketRow } from './bucket-row.ts'

/** A line whose answers come when the test says so. */
function heldLine(row: BucketRow<string>) {
  const sent: string[] = []
  const answers: ((went: boolean) => void)[] = []
  const send = (bucketful: string) => {
    sent.push(bucketful)
    return new Promise<boolean>((resolve) => answers.push(resolve))
  }
  async function answer(went: boolean): Promise<void> {
    if (went) row.went()
    answers.shift()?.(went)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { sent, send, answer }
}

test('Kuivikemyynti 5.4: a bucketful that is still out when the line comes back is sent once more by itself when it fails', async () => {
  const row = new BucketRow<string>()
  const { sent, send, answer } = heldLine(row)
  row.add('first')
  row.add('second')
  void row.start(send)
  row.lineIsBack(send)
  await answer(false)
  expect(sent).toEqual(['first', 'first'])
  await answer(true)
  await answer(true)
  expect(sent).toEqual(['first', 'first', 'second'])
  expect(row.isEmpty).toBe(true)
})

test('Kuivikemyynti 5.4: one that fails on a line that stands waits, first in the row, until somebody asks or the line is back', async () => {
  const row = new BucketRow<string>()
  const { sent, send, answer } = heldLine(row)
  row.add('first')
  void row.start(send)
  await answer(false)
  row.add('second')
  expect(sent).toEqual(['first'])
  row.lineIsBack(send)
  await answer(false)
  expect(sent).toEqual(['first', 'first'])
  void row.start(send)
  await answer(true)
  await answer(true)
  expect(sent).toEqual(['first', 'first', 'first', 'second'])
})
