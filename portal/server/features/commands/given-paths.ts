/** Files and folders that an operator names: refused in a sentence before anything is done with them. */
import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { existingPart, isDenied, isNowhere, unreadableInWords, unwritableInWords } from '../../kernel/files/denied.ts'

/** @throws CommandFailed where it is not there, is of the other kind, or is shut to the user that the command works as. */
export function refuseUnreadable(path: string, kind: 'file' | 'folder'): void {
  try {
    const isFolder = statSync(path).isDirectory()
    if (isFolder !== (kind === 'folder')) throw new CommandFailed(`${path} is ${isFolder ? 'a' : 'no'} folder`)
    accessSync(path, isFolder ? constants.R_OK | constants.X_OK : constants.R_OK)
  } catch (fault) {
    if (isNowhere(fault)) throw new CommandFailed(`${path} does not exist`, { cause: fault })
    if (isDenied(fault)) throw new CommandFailed(unreadableInWords(path), { cause: fault })
    throw fault
  }
}

/** The folder of a file must be there; a folder is made where there is none. @throws CommandFailed */
export function refuseUnwritable(path: string, kind: 'file' | 'folder'): void {
  const place = existingPart(path)
  if (kind === 'file' && place !== resolve(path)) refuseUnreadable(dirname(path), 'folder')
  try {
    const isFolder = statSync(place).isDirectory()
    accessSync(place, isFolder ? constants.R_OK | constants.W_OK | constants.X_OK : constants.W_OK)
  } catch (fault) {
    // What else is wrong with it, whoever writes there says.
    if (isDenied(fault)) throw new CommandFailed(unwritableInWords(place), { cause: fault })
  }
}
