import { expect, test } from 'vitest'
import { openHoursLine } from './open-hours.ts'

const short = ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su']
const day = { from: '07:00', to: '17:00' }
const half = { from: '08:30', to: '12:00' }

test('Kuivikemyynti 2.9: days of the same hours stand together, a day between them parts them', () => {
  expect(openHoursLine([day, day, day, day, day, null, null], short)).toBe('ma–pe 7–17')
  expect(openHoursLine([day, day, null, day, day, half, null], short)).toBe('ma–ti 7–17, to–pe 7–17, la 8.30–12')
  expect(openHoursLine([null, null, null, null, null, null, half], short)).toBe('su 8.30–12')
  expect(openHoursLine([null, null, null, null, null, null, null], short)).toBe('')
})
