import { selectPeople } from '../../kernel/accounts/people.ts'
import { relyingParty } from '../../kernel/second-factor/passkeys.ts'
import { hasSetting, readSite } from '../../kernel/site/site-store.ts'
import type { ExaminedData } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf } from './finding.ts'

const { ok, warning } = findingsOf('secondfactor')

/** Whether administrators have the second factor that is asked of them, and whether passkeys fit the portal's address. */
export async function checkSecondFactors(data: ExaminedData): Promise<readonly Found[]> {
  const passkeys = await misfitPasskeys(data)
  const administrators = await checkAdministrators(data)
  const isWrong = passkeys.length > 0 && administrators.every(({ state }) => state === 'ok')
  return isWrong ? passkeys : [...administrators, ...passkeys]
}

async function checkAdministrators({ settings, database, clock }: ExaminedData): Promise<readonly Found[]> {
  const now = clock.now()
  const { settings: site } = await readSite(database.reading, { now })
  const isProduction = settings.mode === 'production'
  // Before the first start in production nobody has turned it off yet.
  const isAsked =
    site.secondFactorForAdmins || (isProduction && !(await hasSetting(database.reading, 'secondFactorForAdmins')))
  if (!isAsked) return [isProduction ? warning('second_factor_unasked', {}) : ok('second_factor_in_demo', {})]
  const all = await selectPeople(database.reading)
    .select(['username', 'second_factor', 'second_factor_due as due'])
    .where('is_admin', '=', 1)
    .where('activated', '=', 1)
    .where('deactivated', '=', 0)
    .orderBy('second_factor_due')
    .orderBy('username')
    .execute()
  const lacking = all.filter(({ second_factor, due }) => second_factor === 0 && due !== '')
  const overdue = lacking.filter(({ due }) => due <= now.toISOString())
  const awaited = lacking.slice(overdue.length)
  const [first] = awaited
  const found = [
    ...(overdue.length > 0 ? [warning('second_factor_overdue', told(overdue))] : []),
    ...(first ? [warning('second_factor_awaited', { ...told(awaited), at: first.due })] : []),
  ]
  const secured = all.filter(({ second_factor }) => second_factor === 1).length
  return found.length > 0 ? found : [ok('second_factor_ok', { count: all.length, secured })]
}

function told(people: readonly { readonly username: string }[]): { count: number; names: string } {
  const named = people.slice(0, 3).map(({ username }) => username)
  return { count: people.length, names: [...named, ...(people.length > named.length ? ['…'] : [])].join(', ') }
}

/** A passkey works under the host that it was made under, and under no other. */
async function misfitPasskeys({ settings, database }: ExaminedData): Promise<readonly Found[]> {
  const { publicUrl: address } = settings
  if (address === undefined) return []
  const rows = await database.reading
    .selectFrom('passkey')
    .select(['host', ({ fn }) => fn.countAll().as('count')])
    .groupBy('host')
    .orderBy('host')
    .execute()
  const host = relyingParty(address)?.id
  if (host === undefined) {
    const count = sum(rows)
    return count > 0 ? [warning('passkeys_nowhere', { count, address })] : []
  }
  const others = rows.filter((row) => row.host !== '' && row.host !== host)
  const hosts = others.map((row) => row.host).join(', ')
  return others.length > 0 ? [warning('passkeys_of_other_host', { count: sum(others), hosts, host })] : []
}

function sum(rows: readonly { readonly count: string | number | bigint }[]): number {
  return rows.reduce((count, row) => count + Number(row.count), 0)
}
