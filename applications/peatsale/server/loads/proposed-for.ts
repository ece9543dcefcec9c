import type { Cents, Quantity } from '@workspace/portal/contract'
import type { FreightRate } from '../../contract/fields/delivery-terms.ts'
import type { VerificationProposal } from '../../contract/loads/load.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { FactLine } from './load-context.ts'
import { factLines } from './load-context.ts'
import type { StoredLoad } from './load-names.ts'
import { freightCents, kmOf, proposalOf, volumeOfLines } from './proposal.ts'
import type { TariffBook, TariffPay } from './tariff-pay.ts'
import { cameQuantity, payByTariff, tariffBook } from './tariff-pay.ts'

/** What the office verifies a delivered load with, unless it says otherwise. */
export async function proposedFor(
  reader: PeatReader,
  load: StoredLoad,
  book?: TariffBook,
): Promise<VerificationProposal> {
  const order = ownTables(reader).selectFrom('peatsale_order_line').selectAll().where('order_id', '=', load.order_id)
  const lines = await factLines(reader, load.id)
  const { billed, beyond, waiting } = proposalOf({ load, lines, orderLines: await order.execute() })
  return {
    lines: lines.map(({ id }) => ({
      line: id,
      billed: (billed.get(id) ?? 0) as Quantity,
      isBeyond: beyond.includes(id),
    })),
    ...(load.freight_rate === null
      ? byTariff(await payProposed(reader, load, { lines, waiting, book }))
      : await byHand(reader, load, { lines, rate: JSON.parse(load.freight_rate) })),
    waiting,
  }
}

interface Tariffed {
  readonly lines: readonly FactLine[]
  readonly waiting: { readonly site: number; readonly swamp: number }
  readonly book: TariffBook | undefined
}

async function payProposed(reader: PeatReader, load: StoredLoad, { lines, waiting, book }: Tariffed) {
  const asked = { load, lines, carrier: load.carrier, quantity: cameQuantity, waiting }
  return await payByTariff(reader, book ?? (await tariffBook(reader, [load])), asked)
}

type Freight = Pick<VerificationProposal, 'freight' | 'pay'>

function byTariff(pay: TariffPay | undefined): Freight {
  if (pay === undefined) return { freight: null, pay: null }
  return { freight: { kind: 'tariff' }, pay: shown(pay.rate, pay) }
}

interface ByHand {
  readonly lines: readonly FactLine[]
  readonly rate: FreightRate
}

async function byHand(reader: PeatReader, load: StoredLoad, { lines, rate }: ByHand): Promise<Freight> {
  const carried = { volume: volumeOfLines(lines, cameQuantity), km: await kmOf(reader, load) }
  const reason = load.freight_reason === null ? {} : { reason: load.freight_reason }
  const amount = freightCents(rate, carried)
  const pay = shown({ name: '', freeMinutes: 0, waitingPerHour: 0, ...rate }, { fuel: 0, amount })
  return { freight: { ...rate, ...reason }, pay }
}

type Terms = Pick<TariffPay['rate'], 'freeMinutes' | 'kind' | 'name' | 'price' | 'waitingPerHour'>

function shown(
  { name, kind, price, freeMinutes, waitingPerHour }: Terms,
  { fuel, amount }: Pick<TariffPay, 'amount' | 'fuel'>,
): VerificationProposal['pay'] {
  return {
    ...{ name, kind, price, freeMinutes, waitingPerHour: waitingPerHour as Cents },
    ...{ fuel: fuel as Cents, amount: amount as Cents },
  }
}
