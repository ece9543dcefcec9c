import { fullName, isEmail } from '../../../contract/own.ts'
import { findAccount } from '../accounts/account-store.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { withPortalTables } from '../database/portal-transaction.ts'
import type { MountedApplication } from '../host/mounted-application.ts'
import { applicationTemplate } from '../host/mounted-applications.ts'
import type { PortalHost } from '../host/portal-host.ts'
import type { LetterFile } from '../mail/letter-files.ts'
import { fileUser } from '../mail/letter-files.ts'
import type { ApplicationQueuedLetter } from '../mail/outbox.ts'
import { newId } from '../secrets/random-secret.ts'
import type { ApplicationMail, Receiver } from './host.ts'

export function applicationMail(
  { outbox, files: store }: Pick<PortalHost, 'outbox' | 'files'>,
  { manifest, letters = {} }: Pick<MountedApplication, 'manifest' | 'letters'>,
): ApplicationMail {
  const { key } = manifest
  return {
    queue: async (transaction, { template, to, parameters, route, secret, replyTo = '', files = [], now }) => {
      const name = Object.keys(letters).find((each) => letters[each] === template)
      if (name === undefined) throw new Error(`${key} has no such letter`)
      if (secret !== undefined && route === undefined) throw new Error(`The letter ${name} has a secret and no link`)
      const receiver = await receiverOf(withPortalTables(transaction), to)
      if (receiver === undefined) return
      const { name: greeted, ...address } = receiver
      const id = newId()
      for (const { file } of files) await store.of(key).use(transaction, file, fileUser(id))
      await checkSize(withPortalTables(transaction), files)
      await outbox.queueForApplication(withPortalTables(transaction), {
        ...address,
        id,
        files: files.map(({ file, name: called }) => ({ file, name: checkedName(called) })),
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

/** Bytes of all files together: what mail servers commonly take, once it is written as text. */
const filesMost = 10 * 1024 * 1024

async function checkSize(transaction: PortalTransaction, files: readonly LetterFile[]): Promise<void> {
  if (files.length === 0) return
  const ids = files.map(({ file }) => file)
  const rows = await transaction.selectFrom('file').select('size').where('sha256', 'in', ids).execute()
  const size = rows.reduce((sum, row) => sum + row.size, 0)
  if (size > filesMost) throw new Error(`The files of a letter have ${size} bytes, more than servers take`)
}

/** A name, no path, and on one line, since it stands in a header (R43). */
function checkedName(name: string): string {
  if (!/^[^\p{Cc}\p{Zl}\p{Zp}/\\]{1,120}$/u.test(name)) throw new Error(`No file is called ${JSON.stringify(name)}`)
  return name
}

/** It stands in a link, which ends at the first blank. */
function checkedRoute(route: string): string {
  if (/[\s\p{Cc}<>"]/u.test(route)) throw new Error(`No link leads to ${JSON.stringify(route)}`)
  return route
}
