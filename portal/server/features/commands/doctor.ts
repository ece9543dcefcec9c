import type { Finding } from '../../../contract/own.ts'
import { examinedChecks, isEmail } from '../../../contract/own.ts'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { inspectSettings } from '../../kernel/configuration/read-settings.ts'
import { databaseInWords } from '../../kernel/database/database-in-words.ts'
import { migrationSets } from '../../kernel/host/mounted-applications.ts'
import { loadDoctor } from '../doctor/index.ts'
import type { Examination, ExaminedSurroundings, Given } from './command.ts'
import { textOption } from './command.ts'
import { workAsOwner } from './process-user.ts'

/** Works on any place, whatever is wrong with it, and on one whose portal runs. */
export const doctor: Examination = {
  usage: '[--json] [--send-test-letter <address>]',
  summary:
    'Looks at version, settings, files, disk, database, second factors, brand, clock, letters, mail, jobs, backups and audit trail, and says what to do. Changes nothing. Ends with 1 where something is faulty.',
  options: { json: { type: 'boolean' }, 'send-test-letter': { type: 'string' } },
  words: 0,
  examine: async (given, surroundings) => {
    const address = textOption(given, 'send-test-letter')
    if (address !== undefined && !isEmail(address)) throw new CommandFailed(`${address} is no email address`)
    const findings: Finding[] = []
    await examineAll(given, surroundings, (finding) => {
      findings.push(finding)
      if (given.options['json'] !== true) for (const line of linesOf(finding)) surroundings.print(line)
    })
    const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
    const [faults, warnings] = [count('fault'), count('warning')]
    const state = faults > 0 ? 'fault' : warnings > 0 ? 'warning' : 'ok'
    if (given.options['json'] === true) surroundings.print(JSON.stringify({ state, findings }))
    else
      surroundings.print(`\n${findings.length} findings: ${counted(faults, 'fault')}, ${counted(warnings, 'warning')}.`)
    return faults === 0
  },
}

async function examineAll(
  given: Given,
  { environment, settingsFile, settingsNames, user, applications, modules = [], clock, announce }: ExaminedSurroundings,
  told: (finding: Finding) => void,
): Promise<void> {
  const { said, examinePlace, checkOwnership, checkSettings } = await loadDoctor()
  const tell = (found: Parameters<typeof said>[0][]) => {
    for (const each of found) told(said(each, 'en', 'command'))
  }
  const first = inspectSettings(environment).settings
  announce(`Database: ${databaseInWords(first)}${settingsFile === undefined ? '' : `; settings of ${settingsFile}`}`)
  const refusal = becomeOwner(first.dataDir, { user, announce })
  // Anew: a file that root alone can read is of no use to the portal.
  const { settings, faults: settingFaults } = inspectSettings(environment)
  const place = {
    settings,
    settingFaults,
    environment,
    settingsFile,
    settingsNames,
    migrations: migrationSets({ applications, modules }),
    clock,
    user: refusal === undefined ? undefined : user?.id,
    warnings: [],
    clockJump: undefined,
  }
  // Where another user owns the data, or nobody knows which data are meant, the rest would be about something else.
  if (refusal !== undefined) return tell([...checkSettings(place), ...(await checkOwnership(place))])
  if (settingFaults.some((fault) => /^(DATA_DIR|DATABASE_URL)/.test(fault))) return tell([...checkSettings(place)])
  await examinePlace(place, {
    tell,
    progress: (lines) => announce(`${lines} lines of the audit trail walked …`),
    testLetterTo: textOption(given, 'send-test-letter'),
  })
}

/** @returns why this user cannot work there. */
function becomeOwner(
  dataDir: string,
  { user, announce }: Pick<ExaminedSurroundings, 'user' | 'announce'>,
): string | undefined {
  try {
    if (workAsOwner(dataDir, user)) announce('Working as the owner of its folder.')
    return undefined
  } catch (fault) {
    if (fault instanceof CommandFailed) return fault.message
    throw fault
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

const signs = { ok: 'ok     ', warning: 'WARNING', fault: 'FAULT  ' } as const

function linesOf({ check, state, found, quoted, todo }: Finding): readonly string[] {
  const below = ' '.repeat(signs.ok.length + nameWidth + 4)
  return [
    `${signs[state]}  ${check.padEnd(nameWidth)}  ${found}`,
    ...(quoted === '' ? [] : [`${below}“${quoted}”`]),
    ...(todo === '' ? [] : [`${below}→ ${todo}`]),
  ]
}

const nameWidth = Math.max(...examinedChecks.map((check) => check.length))
