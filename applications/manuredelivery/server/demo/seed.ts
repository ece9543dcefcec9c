/**
 * The demo of Lanta-appi (7.10): two companies with their registers, the twelve months before this one and work for these
 * days, all of it through the commands that people send. The same every time, but for the day that it is made on.
 */
import { drawnWhenAsked, randomFrom } from '@workspace/logistics/server'
import type { ApplicationDemo } from '@workspace/portal/server'
import { ownTables } from '../database/tables.ts'
import { alertSteps } from './alerts.ts'
import { demoDesk } from './desk.ts'
import { fillFarms } from './farms.ts'
import { fillFlocks } from './flocks.ts'
import { monthSteps } from './months.ts'
import { stepsOf } from './pickups.ts'
import { fillRegisters } from './registers.ts'
import { fillCarriers, fillTerms } from './terms.ts'
import { livingPickups, yearPickups } from './year.ts'

export const demo: ApplicationDemo = {
  fill: async (host, transaction, there) => {
    const own = ownTables(transaction)
    const random = randomFrom(20_260_202)
    await fillRegisters(own, there)
    await fillTerms(own, there)
    await fillCarriers(own, there)
    const farms = await fillFarms(transaction, there, random)
    await fillFlocks(transaction, there, farms)
    const desk = demoDesk(host, transaction, { there, newId: random.id })
    const pickups = [...yearPickups(there, farms, random), ...livingPickups(there, farms, random)]
    const world = { desk, there, random }
    const waiting = farms.find(({ name }) => name === 'Mäntykankaan Broileri Oy')
    const steps = [
      ...pickups.flatMap((pickup) => stepsOf(world, pickup)),
      ...monthSteps(world),
      ...alertSteps(world, waiting?.municipality ?? ''),
    ]
    for (const { at, act } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      if (at <= there.now) await act()
    }
    // Two thousand drawings would keep the drawing thread busy for minutes: each is drawn when somebody opens it.
    await own.updateTable('manuredelivery_document').set({ file: drawnWhenAsked, letter: '' }).execute()
  },
}
