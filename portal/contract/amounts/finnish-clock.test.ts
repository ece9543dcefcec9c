import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { finnishClock } from './finnish-clock.ts'

/** As the time zone data of Node know it: red when Finland's clocks are ruled otherwise one day. */
const zone = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Helsinki' })

function shown(moment: Date): string {
  return finnishClock(moment).toISOString().slice(0, 19).replace('T', ' ')
}

test('I18N-03: Finland’s clocks are those of the time zone data, at any moment from 1997 to 2100', () => {
  const [min, max] = [new Date('1997-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')]
  void fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (moment) => {
      expect(shown(moment)).toBe(zone.format(moment))
    }),
    { numRuns: 2000 },
  )
})

test('I18N-03: Finland’s clocks turn in the very second, in each of a hundred years', () => {
  for (let year = 1997; year < 2097; year++) {
    for (const month of ['03', '10']) {
      for (let day = 24; day <= 31; day++) {
        for (const time of ['00:59:59', '01:00:00']) {
          const moment = new Date(`${year}-${month}-${day}T${time}Z`)
          expect(shown(moment)).toBe(zone.format(moment))
        }
      }
    }
  }
})
