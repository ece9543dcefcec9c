import type { ExaminedCheck, ExaminedPart } from '../../../contract/own.ts'
import { verifyAuditChain } from '../../kernel/audit/verify-audit-chain.ts'
import { checkBackups, checkIntegrity, checkNewestBackup } from './check-backups.ts'
import { checkBrand } from './check-brand.ts'
import { checkClock } from './check-clock.ts'
import { checkDatabase, checkMode, checkVersion } from './check-database.ts'
import { checkDisk, checkOwnership } from './check-folders.ts'
import { checkMail } from './check-mail.ts'
import { checkSecondFactors } from './check-second-factors.ts'
import { checkSettings, openKeyFile } from './check-settings.ts'
import { checkJobs, checkLetters, checkProxies, checkSite } from './check-work.ts'
import type { ExaminedData, ExaminedPlace, WithKeys } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf, reasonOf } from './finding.ts'

/** What can be looked at without the database, and, where it can be opened, with it. */
export interface Examined {
  readonly place: ExaminedPlace & WithKeys
  readonly data: (ExaminedData & WithKeys) | undefined
}

type Check<Needs> = readonly [
  check: ExaminedCheck,
  look: (needed: Needs) => readonly Found[] | Promise<readonly Found[]>,
]

const ofPlace: Readonly<Partial<Record<ExaminedPart, readonly Check<ExaminedPlace & WithKeys>[]>>> = {
  state: [
    ['settings', checkSettings],
    ['brand', checkBrand],
    ['disk', checkDisk],
  ],
  ownership: [['ownership', checkOwnership]],
  mail: [['mail', checkMail]],
  backup: [['backup', checkNewestBackup]],
  integrity: [['integrity', checkIntegrity]],
}

const ofData: readonly Check<ExaminedData>[] = [
  ['version', checkVersion],
  ['settings', checkMode],
  ['database', checkDatabase],
  ['site', checkSite],
  ['secondfactor', checkSecondFactors],
  ['proxies', checkProxies],
  ['clock', checkClock],
  ['letters', checkLetters],
  ['jobs', checkJobs],
  ['backup', checkBackups],
]

/** One part but for the audit trail, which is walked in stretches. A check that fails itself is a fault, not an end. */
export async function examine(
  part: Exclude<ExaminedPart, 'audit'>,
  { place, data }: Examined,
): Promise<readonly Found[]> {
  const found = await lookAt(ofPlace[part] ?? [], place)
  // A database that is of a newer version is not read by an older program.
  if (part !== 'state' || !data) return found
  const ofForm = await lookAt(ofData.slice(0, 1), data)
  if (ofForm.some(({ state }) => state !== 'ok')) return [...ofForm, ...found]
  return [...ofForm, ...withoutIdleWords([...found, ...(await lookAt(ofData.slice(1), data))])]
}

async function lookAt<Needs>(checks: readonly Check<Needs>[], needed: Needs): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const [check, look] of checks) {
    try {
      found.push(...(await look(needed)))
    } catch (failure) {
      found.push(findingsOf(check).fault('check_failed', { quoted: reasonOf(failure) }))
    }
  }
  return found
}

/** That the settings can be used is no news beside what is wrong with them. */
function withoutIdleWords(found: readonly Found[]): readonly Found[] {
  const isWrong = found.some(({ check, state }) => check === 'settings' && state !== 'ok')
  return isWrong ? found.filter(({ code }) => code !== 'settings_ok') : found
}

export interface Stretch {
  readonly findings: readonly Found[]
  /** Where the next stretch begins; 0 where this was the last. */
  readonly after: number
  /** Lines of this stretch. */
  readonly checked: number
}

const audit = findingsOf('audit')

/** @param before lines that earlier stretches have walked. */
export async function examineTrail(
  { settings, database, keys }: ExaminedData & WithKeys,
  { after, atMost, before = 0 }: { after: number; atMost: number; before?: number },
): Promise<Stretch> {
  if (!keys) {
    const keyless = audit.fault('audit_keyless', { open: openKeyFile(settings.dataDir) })
    return { findings: [keyless], after: 0, checked: 0 }
  }
  const { broken, lines, head, isWhole } = await verifyAuditChain({ database, keys }, { after, atMost })
  const walked = { lines: before + lines }
  if (broken) {
    const finding = audit.fault('audit_broken', { line: broken.seq, quoted: broken.why })
    return { findings: [finding], after: 0, checked: lines }
  }
  const finding = audit.ok(isWhole ? 'audit_ok' : 'audit_under_way', walked)
  return { findings: [finding], after: isWhole ? 0 : head.seq, checked: lines }
}
