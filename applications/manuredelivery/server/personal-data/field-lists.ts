/** Of a driver or receiver: settings, consignments driven, plants received at; and what anybody recorded and wrote. */
import { column, drivingList, eventList, givenList, messageList } from '@workspace/logistics/server'
import type { PersonalList } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { aggregateWords, eventWords, roleWords } from './code-words.ts'

const NoteData = z.object({ text: z.string() })

export async function drivingSettings(reader: ManureReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_driver_right as may')
    .leftJoin('logistics_driver as driver', 'driver.person', 'may.person')
    .leftJoin('logistics_carrier as carrier', 'carrier.id', 'may.carrier')
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'driver.vehicle')
    .select(['carrier.name', 'vehicle.plate', 'may.may_claim', 'may.sees_freight', 'driver.shows_phone'])
    .select('driver.card_until')
    .where('may.person', '=', person)
    .execute()
  return drivingList(rows, {
    carrier: ['Kuljetusyritys', 'Carrier'],
    mayClaim: ['Saa varata eriä', 'May claim consignments'],
    showsPhone: ['Puhelin näkyy tilalle', 'Farms see the telephone'],
  })
}

export async function ownConsignments(reader: ManureReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_driver as driver')
    .innerJoin('manuredelivery_consignment as consignment', 'consignment.id', 'driver.consignment')
    .select(['consignment.number', 'driver.from_at', 'driver.to_at'])
    .where('driver.person', '=', person)
    .orderBy('driver.from_at', 'desc')
    .orderBy('consignment.number')
    .execute()
  return givenList(rows, {
    ...{ name: 'consignments', of: 'consignment' },
    ...({ title: ['Sinulle annetut erät', 'Consignments given to you'], heading: ['Erä', 'Consignment'] } as const),
  })
}

export async function ownPlants(reader: ManureReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_plant_receiver as receiver')
    .innerJoin('manuredelivery_plant as plant', 'plant.id', 'receiver.plant')
    .select('plant.name as plant')
    .where('receiver.person', '=', person)
    .orderBy('plant.sort_name')
    .execute()
  return {
    name: 'plants',
    title: { fi: 'Laitokset, joilla vastaanotat', en: 'Plants where you receive' },
    columns: [column('plant', 'text', ['Laitos', 'Plant'])],
    rows,
  }
}

/** What was sent along belongs to the request or the consignment. */
export async function ownEvents(reader: ManureReader, person: string): Promise<PersonalList> {
  const rows = await eventsOf(reader, person)
    .select(['event.kind', 'event.role', 'event.device', 'event.device_time', 'event.server_time'])
    .where('event.role', 'in', Object.keys(roleWords))
    .execute()
  const numbered = rows.map((row) => ({ ...row, number: row.consignment_number ?? row.request_number }))
  return eventList(numbered, { kinds: eventWords, aggregates: aggregateWords, roles: roleWords })
}

/** Words with an own request, a change asked for, an objection, a problem of the road, and plain notes. */
export async function ownMessages(reader: ManureReader, person: string): Promise<PersonalList> {
  const own = ownTables(reader)
  const notes = await own
    .selectFrom('manuredelivery_request')
    .select(['created_at as at', 'number', 'note as words'])
    .where('entered_by', '=', person)
    .where('note', '!=', '')
    .execute()
  const changes = await own
    .selectFrom('manuredelivery_change as change')
    .innerJoin('manuredelivery_request as request', 'request.id', 'change.request')
    .select(['change.asked_at as at', 'request.number', 'change.words'])
    .where('change.asked_by', '=', person)
    .where('change.words', '!=', '')
    .execute()
  const objections = await own
    .selectFrom('manuredelivery_objection as objection')
    .innerJoin('manuredelivery_consignment as consignment', 'consignment.id', 'objection.consignment')
    .select(['objection.raised_at as at', 'consignment.number', 'objection.words'])
    .where('objection.raised_by', '=', person)
    .where('objection.words', '!=', '')
    .execute()
  const problems = await own
    .selectFrom('manuredelivery_exception as problem')
    .innerJoin('manuredelivery_consignment as consignment', 'consignment.id', 'problem.consignment')
    .select(['problem.at', 'consignment.number', 'problem.words'])
    .where('problem.reported_by', '=', person)
    .where('problem.words', '!=', '')
    .execute()
  const sent = await eventsOf(reader, person)
    .select(['event.server_time as at', 'event.data'])
    .where('event.kind', '=', 'note')
    .execute()
  const rows = [
    ...[...notes, ...changes].map((row) => ({ ...row, of: 'request' })),
    ...[...objections, ...problems].map((row) => ({ ...row, of: 'consignment' })),
    ...sent.map(({ at, aggregate: of, data, consignment_number, request_number }) => ({
      ...{ at, of, number: consignment_number ?? request_number },
      words: NoteData.safeParse(JSON.parse(data)).data?.text ?? '',
    })),
  ]
  return messageList(rows, aggregateWords)
}

function eventsOf(reader: ManureReader, person: string) {
  return ownTables(reader)
    .selectFrom('manuredelivery_event as event')
    .leftJoin('manuredelivery_request as request', 'request.id', 'event.of_id')
    .leftJoin('manuredelivery_consignment as consignment', 'consignment.id', 'event.of_id')
    .select(['event.aggregate', 'request.number as request_number', 'consignment.number as consignment_number'])
    .where('event.actor', '=', person)
    .orderBy('event.server_time', 'desc')
    .orderBy('event.seq', 'desc')
}
