/** What causes the letters of 5.6: orders, loads and requests that come as far by what people send. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { decideCustomerRequest, sendCustomerRequest } from '../../contract/index.ts'
import { commandLoad } from '../../contract/loads/calls.ts'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import type { letters } from '../letters/templates.ts'
import type { PeatPerson } from './callers.ts'
import { enterAs } from './callers.ts'
import { peat } from './ids.ts'
import type { MadeLoad } from './load-events.ts'
import { loadEvent, makeLoad } from './load-events.ts'
import { confirmed, sendOrder, submitted } from './order-events.ts'
import { peatTables } from './peat-fixture.ts'

export interface LetterWorld {
  readonly portal: TestPortal
  readonly people: Readonly<Record<'customer' | 'office' | 'driver' | 'lead', PeatPerson>>
}
/** A letter, what causes it and how it is known. */
export interface LetterCase {
  readonly letter: keyof typeof letters
  readonly to?: Readonly<Record<'fi' | 'en', string>>
  /** Causes it. @returns the number of the order or load that it is about, or another word of the subject. */
  readonly cause: (world: LetterWorld) => Promise<string>
  /** `#` stands for that number. */
  readonly subject: { readonly fi: string; readonly en: string }
  /** In the one language and the other. */
  readonly says?: RegExp
}
type Step = readonly [by: 'customer' | 'office', kind: Parameters<typeof sendOrder>[1], data?: object]

export async function numberOf({ portal }: LetterWorld, order: string): Promise<string> {
  const orders = peatTables(portal).selectFrom('peatsale_order').select('number').where('id', '=', order)
  return (await orders.executeTakeFirstOrThrow()).number ?? ''
}

/** The order after the commands given, each of which is taken. @returns its number. */
export async function ordered(
  world: LetterWorld,
  start: 'submitted' | 'confirmed',
  ...steps: readonly Step[]
): Promise<string> {
  const { customer, office } = world.people
  const id = start === 'submitted' ? await submitted(customer) : await confirmed(customer, office)
  for (const [by, kind, data] of steps) {
    const answer = await sendOrder(world.people[by], kind, id, data ?? {})
    if (answer.status !== 200) throw new Error(`${kind}: ${answer.text}`)
  }
  return await numberOf(world, id)
}

export async function tell<Kind extends LoadEvent['kind']>(
  by: PeatPerson,
  ...[kind, id, data]: readonly [kind: Kind, id: string, data: object]
): Promise<void> {
  const { status, text } = await by.ask(commandLoad, { event: loadEvent(kind, id, data as never) })
  if (status !== 200) throw new Error(text)
}

export const receipt = { kind: 'name', receiver: 'Maija Kallio' }

/** The driver brings it; its order is of nothing else. */
export async function delivering({ portal, people: { driver } }: LetterWorld): Promise<MadeLoad> {
  const made = await onTheWay(portal, driver)
  await tell(driver, 'deliver', made.id, { receipt })
  return made
}

/** @returns the number of the load. */
export async function failing(world: LetterWorld): Promise<string> {
  const { portal, people } = world
  const made = await onTheWay(portal, people.driver)
  await tell(people.driver, 'fail', made.id, { problem: 'noAccess', where: 'swamp' })
  return `${await numberOf(world, made.order)}-1`
}

async function onTheWay(portal: TestPortal, { id: driver }: PeatPerson): Promise<MadeLoad> {
  const load = { driver, state: 'loaded', loaded_at: '2026-10-05T05:00:00.000Z' }
  return await makeLoad(portal, { load, line: { loaded: 118_000, basis: 'box' } })
}

/** Addresses begin with what the cause of the letter answers. */
export const farmer = { fi: 'fi@posti.test', en: 'en@posti.test' }

let farms = 0

/** Two farms ask, one in each language. @returns what their addresses begin with. */
export async function asking({ portal, people }: LetterWorld, decide?: object): Promise<string> {
  const name = `Notkonsuun Sikatila ${++farms}`
  for (const language of ['fi', 'en'] as const) {
    const asker = await enterAs(portal, 'newcomer', { email: `${farms}${language}@posti.test`, groups: [], language })
    const asked = { seller: peat.biolan.seller, name, businessId: '', farmId: '', street: 'Notkontie 3' }
    const given = { ...asked, postalCode: '00100', city: 'Kauhava', telephone: '000 000 0444' }
    const { id } = (await asker.ask(sendCustomerRequest, given)).body as { id: string }
    if (decide) await people.office.ask(decideCustomerRequest, { id, ...decide } as never)
  }
  return String(farms)
}
