/** A ticket for each weighing on a scale of the plant whose gross and tare are there (2.4, 7.6). */
import { numbers, storeDocument } from '@workspace/logistics/server'
import { dayOf } from '@workspace/portal/contract'
import { ticketNumber } from '../../contract/documents/number.ts'
import type { AcceptedConsignmentCommand } from '../consignments/consignment-context.ts'
import { weighingsOf } from '../consignments/consignment-context.ts'
import { storedConsignment } from '../consignments/stored-consignment.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountCard } from '../farms/accounts.ts'
import type { WeighbridgeTicketContent } from './content.ts'
import { manureDocuments } from './manure-documents.ts'

export async function issueTickets(
  transaction: ManureTransaction,
  { consignment, plant, issuer }: AcceptedConsignmentCommand,
): Promise<void> {
  const { host, now, actor } = issuer
  const own = ownTables(transaction)
  const row = (await storedConsignment(transaction, consignment.id)) ?? consignment
  if (row.received_at === null && row.refused_at === null) return
  const vehicle = own
    .selectFrom('logistics_vehicle')
    .select('plate')
    .where('id', '=', row.vehicle ?? '')
  const plate = (await vehicle.executeTakeFirst())?.plate ?? ''
  const { language } = await accountCard(transaction, row.account)
  const ofRun = row.run === null ? [] : await weighingsOf(transaction, { run: row.run })
  for (const weighing of [...(await weighingsOf(transaction, { consignment: row.id })), ...ofRun]) {
    const { gross, tare, gross_at, tare_at } = weighing
    const isWhole = gross !== null && tare !== null && gross_at !== null && tare_at !== null
    if (weighing.source !== 'plantScale' || weighing.scale === null || !isWhole) continue
    const scale = own.selectFrom('manuredelivery_scale').select('serial').where('id', '=', weighing.scale)
    const number = weighing.ticket === '' ? await nextTicket(transaction, plant.code, now) : weighing.ticket
    await own.updateTable('manuredelivery_weighing').set({ ticket: number }).where('id', '=', weighing.id).execute()
    const people = await host.people.cards({ ids: [weighing.gross_by, weighing.tare_by].filter(Boolean) })
    const nameOf = (id: string) => people.find((card) => card.id === id)?.name ?? ''
    const body: Omit<WeighbridgeTicketContent, 'edition' | 'replaces' | 'issuedAt'> = {
      ...{ number, consignment: row.number, plant: plant.name, plate, box: weighing.box },
      scale: {
        ...{ name: weighing.scale_name, serial: (await scale.executeTakeFirst())?.serial ?? '' },
        ...{ divisionKg: weighing.division_kg, verifiedUntil: weighing.verified_until ?? '' },
      },
      gross: { kg: gross, at: gross_at, by: nameOf(weighing.gross_by) },
      tare: { kg: tare, at: tare_at, by: nameOf(weighing.tare_by) },
    }
    const document = {
      ...{ kind: 'weighbridgeTicket', number, of: { kind: 'consignment', id: row.id } },
      ...{ language, letter: '', own: { company: row.company, account: row.account }, by: actor.id, now },
    } as const
    await storeDocument(manureDocuments.storeIn(transaction), document, (edition) => ({ ...edition, ...body }))
  }
}

async function nextTicket(transaction: ManureTransaction, plant: string, now: Date): Promise<string> {
  const year = Number(dayOf(now).slice(0, 4))
  const running = await numbers.next(transaction, `manuredelivery_ticket_${plant}`, year)
  return ticketNumber(plant, { year, running })
}
