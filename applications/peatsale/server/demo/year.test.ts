import { dayNamed } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import { makeRegisters } from './seed.ts'
import { yearStories } from './year.ts'

const person = (username: string) => ({ id: username, name: username, telephone: '' }) as never

test.each([2026, 2027, 2028].flatMap((year) => Array.from({ length: 12 }, (_, month) => [year, month + 1] as const)))(
  'Kuivikemyynti chapter 6: the demo’s year is 640 loads and 75 200 m³ also when it is made in %i-%i',
  (year, month) => {
    const today = dayNamed(year, month, 1 + ((year * month) % 28))
    if (today === undefined) throw new RangeError('No such day')
    const now = new Date(`${today}T09:00:00.000Z`)
    const world = makeRegisters({ person, carrier: (name) => name, companies: [], today, now })
    const loads = yearStories(world).flatMap((story) => story.loads)
    const ends = (state: string) => loads.filter((load) => load.state === state)
    expect([ends('locked').length, ends('failed').length, ends('cancelled').length]).toEqual([626, 9, 5])
    expect(ends('locked').reduce((sum, { brought }) => sum + brought, 0)).toBe(75_200_000)
    expect(loads.filter(({ isUnplanned }) => isUnplanned).length).toBe(22)
    expect(loads.filter(({ hoursOffline }) => hoursOffline).length).toBe(40)
    expect(loads.filter(({ remark }) => remark).length).toBe(14)
    expect(ends('locked').filter(({ brought, planned }) => brought * 10 <= planned * 6.1).length).toBe(31)
  },
)
