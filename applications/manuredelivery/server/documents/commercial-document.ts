/** The content of a commercial document and of weighbridge tickets, from the rows as they are (7.6). */

import { withCheckDigit } from '@workspace/logistics/contract'
import type { Edition } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import type { StoredConsignment, StoredWeighing } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountCard } from '../farms/accounts.ts'
import { askedDeclarations, declarationsFor } from '../requests/request-rows.ts'
import type { CommercialDocumentContent, WeighingOnDocument } from './content.ts'

/** Names of people as they are now; the document keeps them. */
export type Naming = Pick<Host['people'], 'cards'>

interface Sources {
  readonly reader: ManureReader
  readonly people: Naming
  readonly isReturn?: boolean
}

export async function commercialDocumentOf(
  row: StoredConsignment,
  { reader, people, isReturn = false }: Sources,
): Promise<(edition: Edition) => CommercialDocumentContent> {
  const own = ownTables(reader)
  const store = await own
    .selectFrom('manuredelivery_store')
    .selectAll()
    .where('id', '=', row.store)
    .executeTakeFirstOrThrow()
  const type = await own
    .selectFrom('manuredelivery_type')
    .selectAll()
    .where('id', '=', row.type)
    .executeTakeFirstOrThrow()
  const plant = await own
    .selectFrom('manuredelivery_plant')
    .selectAll()
    .where('id', '=', row.plant)
    .executeTakeFirstOrThrow()
  const company = await own
    .selectFrom('logistics_company')
    .selectAll()
    .where('id', '=', row.company)
    .executeTakeFirstOrThrow()
  const account = await accountCard(reader, row.account)
  const names = await namesOf(reader, people, row)
  const address = [store.name, store.municipality].filter(Boolean).join(', ')
  const body = {
    ...{ number: withCheckDigit(row.number), consignment: row.number, isReturn },
    consignor: { name: account.name, businessId: account.businessId, farmId: account.farmId, address },
    origin: { keepingPlace: store.keeping_place, store: store.name, municipality: store.municipality },
    consignee: {
      ...{ name: company.name, businessId: company.business_id, plant: plant.name, approvalNo: plant.approval_no },
      address: [plant.street, `${plant.postal_code} ${plant.city}`.trim()].filter(Boolean).join(', '),
    },
    ...{ loadedAt: row.collected_at ?? '', receivedAt: row.received_at ?? row.refused_at ?? '' },
    ...(await transportOf(reader, row)),
    driver: names.get(row.driver ?? '') ?? '',
    goods: {
      ...{ type: { fi: type.name_fi, en: type.name_en }, label: { fi: type.label_fi, en: type.label_en } },
      ...{ species: type.species, bedding: type.bedding, wasteCode: type.waste_code },
    },
    quantity: await quantityOf(reader, row),
    temperature: row.temperature,
    ...(await declaredOf(reader, row, { asked: askedDeclarations(type), names })),
    handedOver:
      row.handed_over_kind === null
        ? null
        : { kind: row.handed_over_kind as 'name' | 'absent', name: row.handed_over_by },
    receivedBy: names.get(await receiverOf(reader, row.id)) ?? '',
    remarks: row.remarks,
    refusal: row.refused_at === null ? null : { kind: row.refusal_kind, next: row.next },
  }
  return (edition) => ({ ...edition, ...body })
}

async function transportOf(reader: ManureReader, { carrier: id, vehicle: truck }: StoredConsignment) {
  const own = ownTables(reader)
  const carrier = await own
    .selectFrom('logistics_carrier')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  const vehicle = await own
    .selectFrom('logistics_vehicle')
    .selectAll()
    .where('id', '=', truck ?? '')
    .executeTakeFirst()
  const boxes: readonly { readonly name: string }[] = vehicle === undefined ? [] : JSON.parse(vehicle.boxes)
  return {
    carrier:
      carrier === undefined
        ? null
        : {
            ...{ name: carrier.name, businessId: carrier.business_id },
            ...{ licence: carrier.licence_number, byproduct: carrier.byproduct_number },
          },
    vehicle:
      vehicle === undefined
        ? null
        : { plate: vehicle.plate, boxes: boxes.map(({ name }) => name), cover: vehicle.cover },
  }
}

async function quantityOf(
  reader: ManureReader,
  row: StoredConsignment,
): Promise<CommercialDocumentContent['quantity']> {
  const isAtPlant = row.received_at !== null || row.refused_at !== null
  const weighings = isAtPlant ? await weighingsOnDocument(reader, row) : []
  const { kg, m3, kg_source: basis } = row
  // What was refused has no measured quantity: what the driver loaded stands.
  if (!isAtPlant || kg === null) {
    return { kind: 'estimate', kg: row.loaded_kg ?? row.estimate_kg, m3: row.loaded_m3, basis: row.basis, weighings }
  }
  return { kind: 'measured', kg, m3: row.measured_m3 ?? m3, basis, weighings }
}

async function weighingsOnDocument(reader: ManureReader, row: StoredConsignment): Promise<WeighingOnDocument[]> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_weighing')
    .selectAll()
    .where((of) => of.or([of('consignment', '=', row.id), ...(row.run === null ? [] : [of('run', '=', row.run)])]))
    .orderBy('id')
    .execute()
  return rows.map(weighingOnDocument)
}

function weighingOnDocument(row: StoredWeighing): WeighingOnDocument {
  const { source, scale_name, verified_until, box, gross, tare, ticket } = row
  return { source, scale: scale_name, verifiedUntil: verified_until ?? '', box, gross, tare, ticket }
}

interface Declaring {
  readonly asked: readonly string[]
  readonly names: ReadonlyMap<string, string>
}

/** What the farm has declared. */
async function declaredOf(reader: ManureReader, row: StoredConsignment, { asked, names }: Declaring) {
  const rows = await declarationsFor(reader, row)
  const latest = new Map(rows.toReversed().map((each) => [each.kind, each]))
  const given = asked.flatMap((kind) => {
    const last = latest.get(kind)
    return last?.is_given === 1
      ? [{ kind, by: last.phone_who || (names.get(last.person) ?? ''), at: last.phone_at ?? last.at }]
      : []
  })
  const missing = asked.filter((kind) => !given.some((each) => each.kind === kind))
  return { declarations: given, declarationsMissing: missing }
}

/** Who received or refused it last; empty before. */
async function receiverOf(reader: ManureReader, consignment: string): Promise<string> {
  const events = ownTables(reader).selectFrom('manuredelivery_event').select('actor').where('of_id', '=', consignment)
  const received = events.where('kind', 'in', ['receive', 'refuse']).where('state', 'in', ['received', 'refused'])
  return (await received.orderBy('seq', 'desc').limit(1).executeTakeFirst())?.actor ?? ''
}

async function namesOf(
  reader: ManureReader,
  people: Naming,
  row: StoredConsignment,
): Promise<ReadonlyMap<string, string>> {
  const declared = (await declarationsFor(reader, row)).map(({ person }) => person)
  const ids = [row.driver ?? '', await receiverOf(reader, row.id), ...declared].filter((id) => id !== '')
  const cards = await people.cards({ ids: [...new Set(ids)] })
  return new Map(cards.map(({ id, name }) => [id, name]))
}
