import type { BulkUndo } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { after } from '../../../kernel/clock/clock.ts'
import type { WritingContext } from '../../../kernel/handlers/handler.ts'
import { newcomerUndoLifetime, tellAdministrators, tellNewcomer } from '../../newcomers/index.ts'

/** GEN-17: letters that follow from an action. @param people as they were before it. */
export async function tellOfNewcomers(
  { portal, request, actor, transaction }: WritingContext,
  { act }: BulkUndo,
  people: readonly Account[],
): Promise<void> {
  const { now } = request
  const except = actor?.id ?? ''
  switch (act) {
    case 'verify': {
      const verified = people.map((person) => ({ ...person, activated: true }))
      return tellAdministrators(portal, transaction, { people: verified, now, except })
    }
    case 'letin':
      for (const person of people) await tellNewcomer(portal, transaction, { person, template: 'letin', now })
      return undefined
    case 'declineclaim': {
      for (const person of people) await tellNewcomer(portal, transaction, { person, template: 'claimdeclined', now })
      const declined = people.map((person) => ({ ...person, company: '' }))
      const from = after(now, newcomerUndoLifetime)
      return tellAdministrators(portal, transaction, { people: declined, now, from, except })
    }
    default:
      return undefined
  }
}
