import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { CommandFailed } from '../../kernel/application-host/command-failed.ts'

/** The user that a process runs as, where the system knows users (not on Windows). */
export interface ProcessUser {
  readonly id: number
  /** From here on with the rights of that user and group; root only, and no way back. */
  become(user: number, group: number): void
}

/** This process's own. */
export function processUser(): ProcessUser | undefined {
  const { getuid, setuid, setgid, setgroups } = process
  if (!getuid || !setuid || !setgid || !setgroups) return undefined
  return {
    id: getuid(),
    become: (user, group) => {
      setgroups([group])
      setgid(group)
      setuid(user)
    },
  }
}

/**
 * The owner of the data alone works on it: a file that root leaves there stops the portal later, backups above all.
 * Root becomes that owner. @throws CommandFailed for anybody else. @returns whether the user was changed.
 */
export function workAsOwner(dataDir: string, user: ProcessUser | undefined): boolean {
  const folder = statSync(dataDir, { throwIfNoEntry: false })
  if (!user || !folder || folder.uid === user.id) return false
  if (user.id !== 0)
    throw new CommandFailed(
      `${resolve(dataDir)} belongs to another user (uid ${folder.uid}): run the command as that user or as root, which then works as that user.`,
    )
  user.become(folder.uid, folder.gid)
  return true
}
