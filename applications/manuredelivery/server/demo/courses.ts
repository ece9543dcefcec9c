/** What becomes of a load of the demo: received and confirmed, or one of the ways in which this fails. */
import { addDays, momentAt } from '@workspace/portal/contract'
import { days, hours, minutes } from '@workspace/portal/server'
import { ownTables } from '../database/tables.ts'
import { addUnplannedHandler } from '../unplanned/add-unplanned.ts'
import { courseOf, driverOf, estimateOf, handedOver, quantityAt, until, vehicleOf } from './load-course.ts'
import { plants, typeId } from './registers.ts'
import type { LoadStory, Step } from './story.ts'

export function loadSteps(story: LoadStory): readonly Step[] {
  const { there, office, acceptedAt, end, at } = story
  const { course, send } = courseOf(story)
  const assignedAt = new Date(acceptedAt.getTime() + hours(1) + minutes(at))
  switch (end) {
    case 'accepted':
      return []
    case 'open': {
      const deadline = new Date(there.now.getTime() + hours(30)).toISOString()
      return [send('offer', [office, assignedAt], { to: { by: 'all' }, deadline, freight: { by: 'terms' } })]
    }
    case 'cancelled': {
      const reason = { reason: 'Tila tarvitsee lannan itse' }
      return [
        ...until(course, 'assigned'),
        send('cancel', [office, new Date(assignedAt.getTime() + hours(20))], reason),
      ]
    }
    case 'unplanned':
      return unplannedSteps(story)
    case 'failed':
    case 'failedOnce':
    case 'refused':
    case 'sentOn':
    case 'returned':
    case 'plantFault':
      return notReceived(story)
    case 'submitted':
    case 'assigned':
    case 'loading':
    case 'collected':
    case 'received':
      return until(course, end)
    default:
      return reviewed(story)
  }
}

/** The driver finds nothing to collect, or the plant does not take it. */
function notReceived(story: LoadStory): readonly Step[] {
  const { office, end } = story
  const { course, send, after, receiver } = courseOf(story)
  const driver = driverOf(story)
  if (end === 'failed' || end === 'failedOnce') {
    const failed = { reasonKind: 'not_ready', cause: 'farm', words: 'Lanta ei ollut valmiina.' }
    const steps = [...until(course, 'loading'), send('fail', [driver, after(minutes(40))], failed)]
    return end === 'failed' ? steps : [...steps, ...nextDay(story)]
  }
  const farmsFault = { reasonKind: 'foreign_objects', cause: 'farm', words: 'Kiviä ja muovia.' }
  const refuse = (data: object) => [
    ...until(course, 'collected'),
    send('refuse', [receiver, after(minutes(115))], { ...farmsFault, ...data }),
  ]
  const back = send('recordReturn', [driver, after(hours(4))], { takenBackBy: 'Tilan isäntä' })
  if (end === 'refused') return refuse({ next: 'undecided' })
  if (end === 'returned')
    return [...refuse({ next: 'returnToFarm', reasonKind: 'too_wet', words: 'Liian märkää.' }), back]
  if (end === 'plantFault') {
    const words = 'Kuljetin rikkoutui, vastaanotto seis.'
    return [...refuse({ next: 'returnToFarm', reasonKind: 'plant_stopped', cause: 'plant', words }), back]
  }
  const field = { ...story, pickup: { ...story.pickup, plant: 'HAK' as const }, of: latest(story, 'sent_on_from') }
  const sent = courseOf(field)
  const confirmed = sent.send('confirmQuantity', [office, after(days(1))], byTelephone(after(days(1))))
  return [
    ...refuse({ next: 'sendOn', reasonKind: 'wrong_type', words: 'Ei sovi linjalle.' }),
    send('sendOn', [office, after(minutes(140))], { plant: plants.HAK.id, reason: 'Kenttä ottaa vielä yhden kuorman' }),
    ...sent.arrival(hours(4)),
    sent.send('clearFlags', [office, after(hours(9))], { words: 'Kentällä ei ole vaakaa' }),
    confirmed,
  ]
}

/** The load that was planned in its place is collected on the day after, once the truck has done its others. */
function nextDay(story: LoadStory): readonly Step[] {
  const { pickup, acceptedAt } = story
  const day = addDays(pickup.day, 1)
  const planned = momentAt(pickup.day, 18, 0)
  const again = {
    ...story,
    pickup: { ...pickup, day, begin: momentAt(day, 18, 0) },
    of: latest(story, 'replaces'),
    end: 'confirmed' as const,
  }
  return loadSteps({ ...again, acceptedAt: new Date(Math.max(planned.getTime(), acceptedAt.getTime())) })
}

/** Received, and then looked at by the farm and the office. */
function reviewed(story: LoadStory): readonly Step[] {
  const { office, end, pickup, desk } = story
  const { member } = pickup.farm
  const { course, send, after, net, quantity } = courseOf(story)
  const received = until(course, 'received')
  const confirm = (at: Date) => send('confirmQuantity', [member ?? office, at], member ? {} : byTelephone(at))
  const reason = 'Taara oli kirjattu väärältä autolta'
  switch (end) {
    case 'objection':
    case 'upheld':
    case 'dismissed': {
      const objected = { kind: 'weight', words: 'Omalla vaa’alla tuli tonni vähemmän.', claimedKg: net - 1000 }
      // A farm that is not in the portal has nobody who could object.
      const by = member ?? office
      if (member === undefined) return [...received, confirm(after(hours(20)))]
      const steps = [...received, send('object', [by, after(hours(20))], objected)]
      if (end === 'objection') return steps
      const upheld = { decision: { outcome: 'upheld', corrected: { quantity: quantity(net - 1000) } } }
      const decision = end === 'upheld' ? upheld : { decision: { outcome: 'dismissed' } }
      const words = end === 'upheld' ? 'Punnituslappu tarkistettu.' : 'Vaaka on tarkistettu, paino pitää.'
      return [...steps, send('decideObjection', [office, after(days(2))], { ...decision, words })]
    }
    case 'corrected': {
      const corrected = { quantity: quantity(net - 380), reason }
      return [...received, send('correctReceived', [office, after(hours(3))], corrected), confirm(after(hours(20)))]
    }
    case 'lateCorrection': {
      const [year = 0, month = 0] = pickup.day.split('-').map(Number)
      const at = new Date(Date.UTC(year, month, 12, 8))
      const late = send('correctReceived', [office, at], { quantity: quantity(net - 380), reason })
      const isLocked = async () => {
        const row = ownTables(desk.transaction).selectFrom('manuredelivery_consignment').select('state')
        return (await row.where('id', '=', await story.of()).executeTakeFirst())?.state === 'locked'
      }
      return [
        ...received,
        confirm(after(hours(20))),
        { at, act: async () => ((await isLocked()) ? late.act() : undefined) },
      ]
    }
    default:
      return [...received, confirm(after(hours(20)))]
  }
}

const byTelephone = (at: Date) => ({ byTelephone: { who: 'Tilan isäntä', at: at.toISOString() } })

/** The consignment that was made from the story's own one. */
function latest({ desk, of }: LoadStory, because: 'replaces' | 'sent_on_from'): LoadStory['of'] {
  return async () => {
    const rows = ownTables(desk.transaction).selectFrom('manuredelivery_consignment').select('id')
    return (await rows.where(because, '=', await of()).executeTakeFirstOrThrow()).id
  }
}

/** The driver comes by with another truck and collects at once; the office matches it and cancels what was planned. */
function unplannedSteps(story: LoadStory): readonly Step[] {
  const { desk, office, pickup, request, kg } = story
  const { after, net, receiver } = courseOf(story)
  const driver = driverOf(story)
  let id = ''
  const add = async () => {
    const input = {
      ...{ account: pickup.farm.account, store: pickup.farm.store, type: typeId(pickup.farm.type) },
      ...{ plant: plants[pickup.plant].id, vehicle: vehicleOf(story), estimate: estimateOf(story) },
      ...{ handedOverBy: handedOver(story), deviceTime: after(0).toISOString(), device: 'demo' },
    }
    id = (await desk.call(addUnplannedHandler, input as never, { by: driver, at: after(0) })).id
  }
  const own = { ...story, of: async () => id }
  const { send } = courseOf(own)
  const quantity = quantityAt(story, { net, m3: Math.round(kg) })
  return [
    { at: after(-minutes(90)), act: () => desk.washed(vehicleOf(story), after(-minutes(90)), driver) },
    { at: after(0), act: add },
    send('receive', [receiver, after(minutes(80))], { quantity, bay: `${pickup.plant}-1` }),
    send('match', [office, after(hours(2))], { request }),
    courseOf(story).send('cancel', [office, after(hours(2) + 1)], { reason: 'Haettiin jo ohi ajaessa' }),
    send('confirmQuantity', [office, after(days(1))], byTelephone(after(days(1)))),
  ]
}
