import { expect, test } from 'vitest'
import { openHoursLine } from './open-hours.ts'

const short = ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su']
const day = { from: '07:00', to: '17:00' }
const half = { from: '08:30', to: '12:00' }

/** As it is read: no new line begins within days or hours. */
const line = (hours: Parameters<typeof openHoursLine>[0]) =>
  openHoursLine(hours, short).replaceAll('\u2060', '').replaceAll('\u00A0', ' ')

test('Kuivikemyynti 2.9: days of the same hours stand together, a day between them parts them', () => {
  expect(line([day, day, day, day, day, null, null])).toBe('ma–pe 7–17')
  expect(line([day, day, null, day, day, half, null])).toBe('ma–ti 7–17, to–pe 7–17, la 8.30–12')
  expect(line([null, null, null, null, null, null, half])).toBe('su 8.30–12')
  expect(line([null, null, null, null, null, null, null])).toBe('')
  expect(openHoursLine([day, day, null, null, null, null, null], short)).toBe('ma–\u2060ti\u00A07–\u206017')
})
