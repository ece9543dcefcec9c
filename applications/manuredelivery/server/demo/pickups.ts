/** How a farm's manure is offered and accepted in the demo; each load then takes its course. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, momentAt } from '@workspace/portal/contract'
import { hours } from '@workspace/portal/server'
import { ownTables } from '../database/tables.ts'
import { loadSteps } from './courses.ts'
import { declarationsOf, plants, typeId } from './registers.ts'
import type { Pickup, Step, World } from './story.ts'

export function stepsOf(world: World, pickup: Pickup): readonly Step[] {
  const { desk, there, random } = world
  const { farm, loads, ends, day } = pickup
  const plant = plants[pickup.plant]
  const office = there.person(plant.company.code === 'EKO' ? 'demo_lanta_09' : 'demo_lanta_01')
  const request = random.id()
  const offeredAt = momentAt(addDays(day, -pickup.before), 18, random.whole(0, 59))
  const acceptedAt = new Date(offeredAt.getTime() + hours(15))
  const isOnBehalf = farm.member === undefined
  const byTelephone = { who: 'Tilan isäntä', at: offeredAt.toISOString() }
  let consignments: readonly string[] = []
  const endOf = (at: number) => ends[Math.min(at, ends.length - 1)] ?? 'confirmed'
  const steps: Step[] = [
    {
      at: offeredAt,
      act: () =>
        desk.request({
          ...{ kind: 'submit', of: request, by: farm.member ?? office, at: offeredAt },
          data: {
            ...{ company: plant.company.id, account: farm.account, store: farm.store, type: typeId(farm.type) },
            estimate: { unit: 'kg', amount: loads.reduce((sum, kg) => sum + kg, 0) },
            readyFrom: addDays(day, -2),
            declarations: [...declarationsOf(farm.type)],
            ...(isOnBehalf ? { byTelephone } : {}),
          },
        } as never),
    },
  ]
  if (endOf(0) === 'submitted') return steps
  steps.push({
    at: acceptedAt,
    act: async () => {
      const own = ownTables(desk.transaction)
      const { terms_version: termsVersion } = await own
        .selectFrom('manuredelivery_operator')
        .select('terms_version')
        .where('id', '=', plant.company.id)
        .executeTakeFirstOrThrow()
      await desk.request({
        ...{ kind: 'accept', of: request, by: office, at: acceptedAt, baseVersion: 1 },
        data: { when: { by: 'day', day: day }, plant: plant.id, loads: loads.length, termsVersion },
      })
      const planned = own.selectFrom('manuredelivery_consignment').select('id').where('request', '=', request)
      consignments = (await planned.orderBy('position').execute()).map(({ id }) => id)
    },
  })
  for (const [at, kg] of loads.entries()) {
    const of = async () => consignments[at] ?? ''
    steps.push(...loadSteps({ ...world, pickup, office, request, of, kg, at, acceptedAt, end: endOf(at) }))
  }
  return steps
}

/** The day so many days from today; a Sunday becomes the Monday after it, one that has passed the Saturday before. */
export function workingDay(today: LocalDate, offset: number): LocalDate {
  const day = addDays(today, offset)
  const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0
  return isSunday ? addDays(day, offset < 0 ? -1 : 1) : day
}
