import { fullName, isEmail } from '../../../contract/index.ts'
import { findAccount } from '../accounts/account-store.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { MountedApplication } from '../host/mounted-application.ts'
import { applicationTemplate } from '../host/mounted-applications.ts'
import type { PortalHost } from '../host/portal-host.ts'
import type { ApplicationQueuedLetter } from '../mail/outbox.ts'
import type { ApplicationMail, Receiver } from './host.ts'

export function applicationMail(
  { outbox }: Pick<PortalHost, 'outbox'>,
  { manifest, letters = {} }: Pick<MountedApplication, 'manifest' | 'letters'>,
): ApplicationMail {
  const { key } = manifest
  return {
    queue: async (transaction, { template, to, parameters, route, secret, replyTo = '', now }) => {
      const name = Object.keys(letters).find((each) => letters[each] === template)
      if (name === undefined) throw new Error(`${key} has no such letter`)
      if (secret !== undefined && route === undefined) throw new Error(`The letter ${name} has a secret and no link`)
      const receiver = await receiverOf(transaction as never, to)
      if (receiver === undefined) return
      const { name: greeted, ...address } = receiver
      await outbox.queueForApplication(transaction as never, {
        ...address,
        template: applicationTemplate(key, name),
        parameters: { name: greeted, given: parameters },
        route: route === undefined ? '' : checkedRoute(`/${key}${route}`),
        ...(secret !== undefined && { secret }),
        replyTo,
        now,
      })
    },
  }
}

type Found = Pick<ApplicationQueuedLetter, 'recipient' | 'language'> & { readonly name: string }

/** Undefined for somebody who gets no letters: gone, deactivated, or with no address that was ever proven. */
async function receiverOf(transaction: PortalTransaction, to: Receiver): Promise<Found | undefined> {
  if ('address' in to) return { recipient: to.address, language: to.language, name: '' }
  const person = await findAccount(transaction, to.person)
  if (!person?.activated || person.deactivated || !isEmail(person.recoveryEmail)) return undefined
  // A new address that nobody has proven yet may be a stranger's.
  return { recipient: person.recoveryEmail, language: person.language, name: fullName(person) }
}

/** It stands in a link, which ends at the first blank. */
function checkedRoute(route: string): string {
  if (/[\s\p{Cc}<>"]/u.test(route)) throw new Error(`No link leads to ${JSON.stringify(route)}`)
  return route
}
