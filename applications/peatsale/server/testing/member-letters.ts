/** Letters about who joins a customer account and which carrier is asked to drive, and what causes them. */
import { newId } from '@workspace/portal/server'
import { addMember, changeMember, saveCarrierService, saveCustomer } from '../../contract/index.ts'
import { enterAs } from './callers.ts'
import { linkRow } from './fixture-partners.ts'
import { peat } from './ids.ts'
import type { LetterCase, LetterWorld } from './letter-causes.ts'
import { farmer } from './letter-causes.ts'
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
