import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { lettersPausedSince, pauseLetters, releasePausedLetters } from '../../kernel/mail/paused-letters.ts'
import type { Command } from './command.ts'

/** What `restore` does by itself; for data that the tools of PostgreSQL have brought back. */
export const pauseLettersCommand: Command = {
  usage: '',
  summary: 'Holds all letters back until release-letters: for a copy of the data, before the portal starts on it.',
  options: {},
  words: 0,
  run: (_, { withPortal, print }) =>
    withPortal(async (portal) => {
      if ((await lettersPausedSince(portal.database.reading)) !== undefined)
        return print('Letters were paused already.')
      const now = portal.clock.now()
      await portal.database.writing(async (transaction) => {
        await pauseLetters(transaction, now)
        const event = { action: 'pauseletters', actor: 'console', target: '', result: 'done' } as const
        await portal.audit.append(transaction, { ...event, at: now, requestId: '', address: '' })
      })
      print('Letters are paused: none leaves before `release-letters`, or its button on the System page.')
    }),
}

export const releaseLettersCommand: Command = {
  usage: '',
  summary: 'Lets letters leave again that a restore (or pause-letters) holds back.',
  options: {},
  words: 0,
  run: (_, { withPortal, print }) =>
    withPortal(async (portal) => {
      const wasPaused = await portal.database.writing(async (transaction) => {
        if (!(await releasePausedLetters(transaction))) return false
        const event = { action: 'releaseletters', actor: 'console', target: '', result: 'done' } as const
        await portal.audit.append(transaction, { ...event, at: portal.clock.now(), requestId: '', address: '' })
        return true
      })
      if (!wasPaused) return print('Letters were not paused.')
      print(`Letters leave again; ${await waiting(portal)} that wait go as soon as the portal runs.`)
    }),
}

async function waiting({ database }: PortalHost): Promise<number> {
  const letters = database.reading.selectFrom('outbox').where('state', '=', 'waiting')
  const row = await letters.select((letter) => letter.fn.countAll().as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}
