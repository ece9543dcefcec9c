/** What an operator is told of files and folders that are shut to the user this process works as. */
import { accessSync, constants, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, resolve } from 'node:path'

/** The user that the process works as: `portal (uid 47110)`; a number without a name has only that. */
function workingUser(): string {
  const uid = process.geteuid?.()
  try {
    const { username } = userInfo()
    return uid === undefined ? username : `${username} (uid ${uid})`
  } catch {
    return `uid ${uid}`
  }
}

/** Whether the system refused a file or folder to this user. */
export function isDenied(fault: unknown): fault is Error {
  return ['EACCES', 'EPERM'].includes(faultCode(fault)) && faultPath(fault) !== undefined
}

/** Whether there is no such file or folder, as against one that nobody may look at. */
export function isNowhere(fault: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(faultCode(fault))
}

/** Why a file was not read, to follow its name. */
export function whyUnread(fault: unknown): string {
  if (isNowhere(fault)) return 'is not there'
  if (!isDenied(fault)) return 'cannot be read'
  return `cannot be read by ${workingUser()}: give it to that user or make it readable`
}

/** The sentence about whatever was refused. */
export function deniedInWords(fault: Error): string {
  const path = faultPath(fault) ?? ''
  const { dest } = fault as Error & { dest?: unknown }
  const target = typeof dest === 'string' ? dest : path
  return mayNot(path, constants.R_OK) ? unreadableInWords(path) : unwritableInWords(existingPart(target))
}

export function unreadableInWords(path: string): string {
  return sentence(`read ${resolve(path)}`, path, 'readable')
}

export function unwritableInWords(path: string): string {
  return sentence(`write to ${resolve(path)}`, path, 'writable')
}

/** The path itself, or the nearest folder above it that is there. */
export function existingPart(path: string): string {
  const whole = resolve(path)
  try {
    statSync(whole)
  } catch (fault) {
    if (isNowhere(fault) && dirname(whole) !== whole) return existingPart(dirname(whole))
  }
  return whole
}

function sentence(act: string, path: string, cure: 'readable' | 'writable'): string {
  const begin = `The command works as ${workingUser()}, who may not ${act}`
  const shut = shutFolder(resolve(path))
  if (shut === undefined) return `${begin}: give it to that user or make it ${cure}`
  return `${begin}, since the folder ${shut} is shut to that user: name another place, or open that folder`
}

/** The topmost folder on the way there that this user may not pass. */
function shutFolder(path: string): string | undefined {
  const above = dirname(path)
  if (above === path) return undefined
  return shutFolder(above) ?? (mayNot(above, constants.X_OK) ? above : undefined)
}

function mayNot(path: string, rights: number): boolean {
  try {
    accessSync(path, rights)
    return false
  } catch (fault) {
    return isDenied(fault)
  }
}

function faultCode(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : ''
}

function faultPath(fault: unknown): string | undefined {
  return fault instanceof Error && 'path' in fault && typeof fault.path === 'string' ? fault.path : undefined
}
