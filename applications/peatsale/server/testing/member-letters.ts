/** Letters about who joins a customer account and which carrier is asked to drive, and what causes them. */
import { newId } from '@workspace/portal/server'
import { addMember, changeMember, saveCarrierService, saveCustomer } from '../../contract/index.ts'
import { exportBatch } from '../../contract/invoicing/calls.ts'
import { enterAs } from './callers.ts'
import { exportedBatch } from './exported-batch.ts'
import { linkRow } from './fixture-partners.ts'
import { peat } from './ids.ts'
import type { LetterCase, LetterWorld } from './letter-causes.ts'
import { farmer } from './letter-causes.ts'
import { makeLoad } from './load-events.ts'
import { writePeat } from './peat-fixture.ts'

/** Of the dispatchers of Suokoski. */
const lead = { fi: 'lauri@posti.test', en: 'leo@posti.test' }

let joined = 0

/** Of which address the letter is looked for: the main member's, or the one's who joins. */
type Joining = { readonly receiver: 'main' | 'person'; readonly isShared: boolean; readonly isApproved?: true }

/** Biolan's office adds a member to an account with a main one, in each language; `isShared`: with Novarbo. @returns its name. */
async function joining(
  { portal, people: { office } }: LetterWorld,
  { receiver, isShared, isApproved }: Joining,
): Promise<string> {
  const name = `tila${++joined}`
  for (const language of ['fi', 'en'] as const) {
    const [known, other] = [`${name}${language}@posti.test`, `${name}${language}@muu.test`]
    const sees = { groups: [], language, company: 'Biolan' }
    const main = await enterAs(portal, 'newcomer', { ...sees, email: receiver === 'main' ? known : other })
    const person = await enterAs(portal, 'newcomer', { ...sees, email: receiver === 'main' ? other : known })
    const account = newId()
    const given = { id: account, version: 0, name, businessId: '', farmId: '', language }
    await office.ask(saveCustomer, { ...given, seller: peat.biolan.seller })
    await office.ask(addMember, { account, person: main.id })
    if (isShared) {
      const link = linkRow(newId(), account, peat.novarbo.seller)
      await writePeat(portal, (own) => own.insertInto('peatsale_customer_link').values(link).execute())
    }
    await office.ask(addMember, { account, person: person.id })
    if (isApproved) await main.ask(changeMember, { account, person: person.id, change: 'admit' })
  }
  return name
}

export const memberLetters: readonly LetterCase[] = [
  {
    ...{ letter: 'customer_member_joined', to: farmer },
    cause: (world) => joining(world, { receiver: 'main', isShared: false }),
    subject: { fi: '#: uusi jäsen', en: '#: a new member' },
  },
  {
    ...{ letter: 'customer_member_waits', to: farmer },
    cause: (world) => joining(world, { receiver: 'main', isShared: true }),
    subject: { fi: '#: uusi jäsen odottaa hyväksyntääsi', en: '#: a new member awaits your approval' },
  },
  {
    ...{ letter: 'customer_membership_waits', to: farmer },
    cause: (world) => joining(world, { receiver: 'person', isShared: true }),
    subject: { fi: 'Jäsenyytesi odottaa vielä hyväksyntää: #', en: 'Your membership still awaits approval: #' },
  },
  {
    ...{ letter: 'customer_membership_opened', to: farmer },
    cause: (world) => joining(world, { receiver: 'person', isShared: true, isApproved: true }),
    subject: { fi: 'Jäsenyytesi on hyväksytty: #', en: 'Your membership is approved: #' },
  },
  {
    letter: 'batch_exported',
    to: lead,
    cause: async ({ portal, people: { office } }) => {
      const { id: load } = await makeLoad(portal)
      const freight = { basis: 'perLoad', quantity: 1, rate: 41_250, freight: 41_250, amount: 41_250 }
      const row = { ...freight, id: newId(), load_id: load, carrier: peat.suokoski.carrier, waiting: 0, extras: 0 }
      await writePeat(portal, (own) =>
        own
          .insertInto('peatsale_carrier_row')
          .values({ ...row, state: 'open', words: '' })
          .execute(),
      )
      const { batch } = await exportedBatch(portal, { load, by: office.id, isExported: false })
      for (const format of ['csv', 'json'] as const) await office.ask(exportBatch, { id: batch, format })
      return 'AIN-2026-W45-BIO-9'
    },
    subject: {
      fi: 'Biolan: kuormienne laskutusaineisto # on valmis',
      en: 'Biolan: the invoicing batch # of your loads is ready',
    },
    says: /412,50/,
  },
  {
    letter: 'service_asked',
    to: lead,
    cause: async ({ people: { office: by } }) => {
      const service = { carrier: peat.suokoski.carrier, seller: peat.biolan.seller, zones: [] }
      for (const serves of [false, true]) await by.ask(saveCarrierService, { ...service, serves })
      return 'Kuljetus Suokoski Oy'
    },
    subject: { fi: 'Biolan pyytää kuljetusliikettä ajamaan: #', en: 'Biolan asks a carrier to drive: #' },
  },
]
