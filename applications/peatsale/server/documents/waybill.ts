/** What the waybill of a load says, from the rows as they stand (4.1). */

import { withCheckDigit } from '@workspace/logistics/contract'
import type { Edition } from '@workspace/logistics/server'
import { halfAwayFromZero } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { WaybillContent } from './content.ts'
import type { DocumentParties } from './document-parties.ts'
import type { LineOnPaper, LoadOnPaper, PaperRows } from './sources.ts'
import { goodsOnPaper, receiptOnPaper } from './sources.ts'

/** Names of people as they are now; the paper keeps them. */
export type Naming = Pick<Host['people'], 'cards'>

interface WaybillSources {
  readonly rows: PaperRows
  readonly registers: DocumentParties
  readonly people: Naming
}

/** The yard's own and the order's: one does not replace the other. */
function allInstructions(standing: string, ofOrder: string): string {
  return [...new Set([standing.trim(), ofOrder.trim()])].filter(Boolean).join('\n')
}

export async function waybillOf(
  load: LoadOnPaper,
  { rows, registers, people }: WaybillSources,
): Promise<(edition: Edition) => WaybillContent> {
  const site = await registers.site(load.site)
  const goods = (await rows.lines(load.id)).map(waybillGoods)
  const lat = site?.tip_lat ?? site?.gate_lat ?? null
  const lon = site?.tip_lon ?? site?.gate_lon ?? null
  const body = {
    number: withCheckDigit(load.number),
    orderNumber: load.order_number ?? '',
    sender: (await registers.seller(load.seller)).onPaper,
    swamp: await registers.swamp(load.swamp),
    recipient: (await registers.customer(load.customer)).company,
    site: site
      ? {
          ...{ name: site.name, street: site.street, postalCode: site.postal_code, city: site.city },
          place: lat === null || lon === null ? null : { lat, lon },
        }
      : null,
    carrier: await registers.carrier(load.carrier),
    vehicle: await registers.vehicle(load.vehicle),
    ...(await peopleOf(load, { rows, people })),
    takenOverAt: load.loaded_at ?? load.delivered_at ?? '',
    goods,
    mass: massOf(load, goods),
    freightPaidBy: load.method === 'collected' ? ('receiver' as const) : ('sender' as const),
    instructions: allInstructions(site?.instructions ?? '', load.instructions),
    receipt: receiptOnPaper(load),
  }
  return (edition) => ({ ...edition, ...body })
}

type WaybillGoods = WaybillContent['goods'][number]

function waybillGoods(line: LineOnPaper): WaybillGoods {
  const quantity = line.loaded ?? line.delivered ?? 0
  const m3 = volumeOf(line, quantity)
  // Thousandths of a cubic metre times kilograms per cubic metre.
  const pricing = halfAwayFromZero(BigInt(m3) * BigInt(line.density ?? line.kg_per_m3), 1000n)
  const massKg = line.unit === 'kg' ? halfAwayFromZero(BigInt(quantity), 1000n) : pricing
  return { ...goodsOnPaper(line), quantity, m3, massKg, delivered: line.delivered }
}

function volumeOf({ unit, m3_per_unit, kg_per_m3 }: LineOnPaper, quantity: number): number {
  if (unit === 'pcs') return halfAwayFromZero(BigInt(quantity) * BigInt(m3_per_unit), 1000n)
  return unit === 'kg' ? halfAwayFromZero(BigInt(quantity), BigInt(Math.max(1, kg_per_m3))) : quantity
}

/** A weighbridge has weighed it, or it is calculated. */
function massOf({ mass_kg }: LoadOnPaper, goods: readonly WaybillGoods[]): WaybillContent['mass'] {
  if (mass_kg !== null) return { kg: mass_kg, isEstimate: false }
  return { kg: goods.reduce((sum, { massKg }) => sum + massKg, 0), isEstimate: true }
}

/** Who drives it, and who loaded it. */
async function peopleOf(load: LoadOnPaper, { rows, people }: Pick<WaybillSources, 'rows' | 'people'>) {
  const loader = await rows.loadedBy(load.id)
  const ids = [load.driver, loader ?? null].filter((id) => id !== null)
  const cards = ids.length === 0 ? [] : await people.cards({ ids })
  const nameOf = (id: string | null | undefined) => cards.find((card) => card.id === id)?.name ?? ''
  return { driver: nameOf(load.driver), loadedBy: nameOf(loader) }
}
