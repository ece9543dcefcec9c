import { expect, test } from 'vitest'
import { heldClock } from '../../testing/held-clock.ts'
import { jsonLog } from '../log/log.ts'
import { forwardedHeaders } from './forwarded-headers.ts'

function underTest(trusted: readonly string[] = []) {
  const lines: string[] = []
  const log = jsonLog('info', (line) => lines.push(line))
  const forwarded = forwardedHeaders(trusted, { clock: heldClock(), log, keep: () => undefined })
  return { lines, ...forwarded }
}
const header = { 'x-forwarded-for': '203.0.113.1' }

test('R58: a thousand addresses that send the headers cost no more memory or log than a hundred', () => {
  const { note, warning, lines } = underTest()
  for (let number = 0; number < 1000; number++) note(`10.0.${number >> 8}.${number & 255}`, header)
  for (let count = 0; count < 5; count++) note('10.0.0.7', header)

  expect(lines).toHaveLength(100)
  expect(warning()?.peers).toHaveLength(3)
  expect(warning()?.peers[0]).toBe('10.0.0.7')
})

test.each([
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['2001:db8::7', '2001:db8::7'],
])('R58: %s is named as the setting would name it, and silent once it does', (peer, named) => {
  const untrusting = underTest()
  untrusting.note(peer, header)
  expect(untrusting.warning()).toMatchObject({ peers: [named] })

  const trusting = underTest([named])
  trusting.note(peer, header)
  expect(trusting.warning()).toBeUndefined()
})
