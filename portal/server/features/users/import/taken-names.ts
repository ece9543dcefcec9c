import { emailKey, usernameKey } from '../../../../contract/own.ts'
import { keptAddresses } from '../../../kernel/accounts/kept-addresses.ts'
import { selectEveryAccount } from '../../../kernel/accounts/people.ts'
import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'

const namesAtOnce = 500

/** Which of these usernames and addresses somebody has already, or has as a way back (R29). */
export async function takenNames(
  { reading }: Database<PortalTables>,
  rows: readonly { readonly username: string; readonly email: string }[],
  now: Date,
): Promise<{ usernames: ReadonlySet<string>; emails: ReadonlySet<string> }> {
  const usernames = new Set<string>()
  const emails = new Set<string>()
  for (let start = 0; start < rows.length; start += namesAtOnce) {
    const some = rows.slice(start, start + namesAtOnce)
    const addresses = some.map(({ email }) => emailKey(email))
    const held = await selectEveryAccount(reading)
      .select(['username_key', 'email'])
      .where((is) =>
        is.or([
          is(
            'username_key',
            'in',
            some.map(({ username }) => usernameKey(username)),
          ),
          is('email', 'in', addresses),
        ]),
      )
      .execute()
    for (const { username_key, email } of held) {
      usernames.add(username_key)
      emails.add(email)
    }
    for (const address of await keptAddresses(reading, addresses, { now })) emails.add(address)
    await yieldToEventLoop()
  }
  return { usernames, emails }
}
