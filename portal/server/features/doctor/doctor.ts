/** Looks at a place from outside, whether its portal runs or not. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { selectPeople } from '../../kernel/accounts/people.ts'
import type { Looking } from '../../kernel/database/open-database.ts'
import { openForReading } from '../../kernel/database/open-database.ts'
import { sqliteFileName } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import type { KeyRing } from '../../kernel/secrets/key-ring.ts'
import { existingKeyRing } from '../../kernel/secrets/key-ring.ts'
import { readSite } from '../../kernel/site/site-store.ts'
import { sendTestLetter } from './check-mail.ts'
import { examine, examineTrail } from './examine.ts'
import type { ExaminedData, ExaminedPlace, WithKeys } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf, reasonOf } from './finding.ts'

export { checkOwnership } from './check-folders.ts'
export { checkSettings } from './check-settings.ts'
export type { ExaminedPlace } from './examined.ts'
export { said } from './finding.ts'

/** In the order in which they are told; those that take long come last. */
const parts = ['ownership', 'backup', 'mail', 'integrity'] as const
const walkedAtOnce = 100_000

const databaseFound = findingsOf('database')

export interface Wanted {
  /** Hears of findings as they come. */
  tell(found: readonly Found[]): void
  /** Hears how many lines of the audit trail have been walked. */
  progress(lines: number): void
  /** Where a real letter goes; undefined for none. */
  readonly testLetterTo: string | undefined
}

/** Looks at everything and changes nothing, but for the letter that was asked for. */
export async function examinePlace(place: ExaminedPlace, { tell, progress, testLetterTo }: Wanted): Promise<void> {
  const keys = keysOf(place.settings.dataDir)
  const { database, found } = await opening(place)
  const data = database && { ...place, keys, database }
  try {
    tell(found)
    const state = await examine('state', { place: { ...place, keys }, data })
    tell(state)
    for (const part of parts) {
      // A file that is too damaged to be opened is looked through all the same: that is where its damage is told.
      const isThere = data !== undefined || hasDataFile(place)
      if (part !== 'integrity' || isThere) tell(await examine(part, { place: { ...place, keys }, data }))
    }
    const isOfThisVersion = state.some(({ code }) => code === 'version_ok')
    if (data && isOfThisVersion) await walkTrail(data, { tell, progress })
    if (testLetterTo !== undefined) {
      tell(
        await sendTestLetter(place, {
          address: testLetterTo,
          ...(isOfThisVersion && data && (await siteFor(data, testLetterTo))),
        }),
      )
    }
  } finally {
    await database?.close()
  }
}

/** Undefined where there is none that can be used; the settings tell why. */
function keysOf(dataDir: string): KeyRing | undefined {
  try {
    return existingKeyRing(dataDir)
  } catch {
    return undefined
  }
}

interface Opened {
  readonly database?: Looking<PortalTables>
  readonly found: readonly Found[]
}

async function opening({ settings }: ExaminedPlace): Promise<Opened> {
  const place = settings.databaseUrl || resolve(settings.dataDir)
  const missing = { found: [databaseFound.fault('database_missing', { place })] }
  if (settings.databaseUrl === '' && !hasDataFile({ settings })) return missing
  let database: Looking<PortalTables> | undefined
  try {
    database = await openForReading<PortalTables>(settings)
    const tables = await database.reading.introspection.getTables()
    if (tables.some(({ name }) => name === 'account')) return { database, found: [] }
    await database.close()
    return missing
  } catch (failure) {
    await database?.close().catch(() => undefined)
    return { found: [databaseFound.fault('database_unreachable', { quoted: reasonOf(failure) })] }
  }
}

function hasDataFile({ settings }: Pick<ExaminedPlace, 'settings'>): boolean {
  return settings.databaseUrl === '' && existsSync(join(settings.dataDir, sqliteFileName))
}

async function walkTrail(
  data: ExaminedData & WithKeys,
  { tell, progress }: Pick<Wanted, 'tell' | 'progress'>,
): Promise<void> {
  let [after, before] = [0, 0]
  do {
    const stretch = await examineTrail(data, { after, before, atMost: walkedAtOnce })
    before += stretch.checked
    after = stretch.after
    if (after === 0) tell(stretch.findings)
    else progress(before)
  } while (after !== 0)
}

/** What the letter says of the site, and its receiver's language. */
async function siteFor({ database, clock }: ExaminedData, address: string) {
  const { settings } = await readSite(database.reading, { now: clock.now() })
  const known = await selectPeople(database.reading).select('language').where('email', '=', address).executeTakeFirst()
  return { title: settings.siteTitle, language: known?.language === 'en' ? ('en' as const) : ('fi' as const) }
}
