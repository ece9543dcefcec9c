import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ForeseenFailure } from './foreseen-failure.ts'
import type { Environment } from './secret-files.ts'

/** Where the service's settings stand (docs/operations.md); commands read them, too. */
export const serviceSettingsFile = '/etc/portal.env'

/** Any of them says which portal is meant, so that no file has to. */
const placeNames = ['DATA_DIR', 'DATABASE_URL', 'DATABASE_URL_FILE']

export interface FoundSettings {
  readonly environment: Environment
  /** The file that was read. */
  readonly file: string | undefined
  /** Names that stand in it. */
  readonly names: readonly string[]
}

/**
 * The environment and, below it, the settings file: the one that was named, else the service's where there is one.
 * @throws ForeseenFailure when the file that would tell which portal is meant cannot be read.
 */
export function settingsWithFile(
  environment: Environment,
  { named, usual }: { named: string | undefined; usual: string | undefined },
): FoundSettings {
  const file = named ?? usual
  const none = { environment, file: undefined, names: [] }
  if (file === undefined) return none
  try {
    const settings = parseEnv(readFileSync(file, 'utf8'))
    return { environment: { ...settings, ...setIn(environment) }, file, names: Object.keys(settings) }
  } catch (fault) {
    const isNeeded = named !== undefined || (!isMissing(fault) && !namesPlace(environment))
    if (!isNeeded) return none
    const reason = isMissing(fault) ? 'there is no such file' : 'it cannot be read by this user'
    throw new ForeseenFailure(
      `The settings in ${file} cannot be used: ${reason}. Run the command as root, or name another file with --env-file.`,
      { cause: fault },
    )
  }
}

/** An empty variable is none. */
function setIn(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
}

function namesPlace(environment: Environment): boolean {
  return placeNames.some((name) => (environment[name] ?? '') !== '')
}

function isMissing(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
}
