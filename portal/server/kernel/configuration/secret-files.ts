import { readFileSync } from 'node:fs'

export type Environment = Readonly<Record<string, string | undefined>>

/** Settings that may hold a password: each may be given as `<NAME>_FILE`, the path of a file with the value in it. */
const secretNames = ['DATABASE_URL', 'SMTP_URL', 'TARGET_DATABASE_URL'] as const

export const fileSettingNames = secretNames.map((name) => `${name}_FILE` as const)

/** The environment with what its secret files hold. Faults are added to `faults`, without any value. */
export function withSecretFiles(environment: Environment, faults: string[]): Environment {
  const found: Record<string, string> = {}
  for (const name of secretNames) {
    const path = environment[`${name}_FILE`]?.trim() ?? ''
    if (path === '') continue
    const content = contentOf(path)
    if ((environment[name]?.trim() ?? '') !== '') faults.push(`${name} and ${name}_FILE must not both be set`)
    else if (content === undefined || content === '')
      faults.push(`${name}_FILE=${JSON.stringify(path)} must be a file that can be read, with the value in it`)
    else found[name] = content
  }
  return { ...environment, ...found }
}

/** The paths of those that are named. */
export function secretFilesOf(environment: Environment): readonly string[] {
  return secretNames.map((name) => environment[`${name}_FILE`]?.trim() ?? '').filter((path) => path !== '')
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
