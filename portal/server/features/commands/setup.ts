import { join, resolve } from 'node:path'
import { keyFileName } from '../../kernel/secrets/key-ring.ts'
import type { Command } from './command.ts'

/** The first step of an operator who wants to look at the place before anybody is in it. */
export const setup: Command = {
  usage: '',
  summary: 'Makes a new portal where the settings say: the database and its keys. Leaves one that is there as it is.',
  options: {},
  words: 0,
  mayBegin: true,
  run: (_, { settings, withPortal, print }) =>
    withPortal(async () => {
      print(`The portal is there. Keep a copy of ${resolve(join(settings.dataDir, keyFileName))} in another place.`)
      print('Where nobody can sign in yet, run create-superadmin next.')
    }),
}
