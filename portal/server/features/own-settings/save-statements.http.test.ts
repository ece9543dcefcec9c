import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

type Asked = { readonly text: string; readonly name?: string }

test.runIf(process.env['PORTAL_TEST_DATABASE'] === 'postgres')(
  'Speed: on PostgreSQL a save is ten statements, each planned once for a connection',
  async () => {
    await using portal = await startTestPortal()
    const token = await portal.signIn(await portal.person())
    const save = (city: string) => portal.ask(portalCalls.saveOwnSettings, { city }, { token })
    // Sessions are noted as used once a minute, and what is known is not asked for again.
    await save('Pori')
    // Jobs of the portal ask in between now and then: the save itself asks the least of a few saves, the last of equal ones.
    const saves: Asked[][] = []
    for (const city of ['Oulu', 'Salo', 'Kemi', 'Vaasa']) saves.push(await askedBy(() => save(city)))
    const ofTheSave = saves.reduce((least, asked) => (asked.length <= least.length ? asked : least))
    expect(ofTheSave.map(({ text }) => text)).toHaveLength(10)
    const unplanned = ofTheSave.filter(({ name }) => name === undefined).map(({ text }) => text.split(' ')[0])
    expect(unplanned).toEqual(['begin', 'commit'])
  },
)

async function askedBy(save: () => Promise<{ readonly status: number }>): Promise<Asked[]> {
  const asking = vi.spyOn(pg.Client.prototype, 'query')
  expect((await save()).status).toBe(200)
  const asked = asking.mock.calls.map(([query]): Asked => {
    const given: unknown = query
    return typeof given === 'string' ? { text: given } : (given as Asked)
  })
  asking.mockRestore()
  // After the answer the outbox looks for letters and for processes that have gone, imports are looked at, and events go out.
  return asked.filter(({ text }) => !/ from "(outbox|outbox_process|account_import|event)"/.test(text))
}
