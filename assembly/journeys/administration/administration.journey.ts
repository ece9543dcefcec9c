/** OPS-10, OPS-11: every user screen, in every state that matters, in both languages and all themes, narrow and enlarged. */
import { inspected } from '../everywhere/inspection.ts'
import type { ScreenState, Stage } from '../everywhere/screen-state.ts'
import type { World } from '../world.ts'
import { expect, test } from '../world.ts'
import { editorStates, importStates, listStates, newUserStates } from './administration-states.ts'
import { family, rareName, superadmin } from './people.ts'

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** Complaints of the browser that the states themselves bring about. */
const brought = /status of [45]\d\d|net::ERR_|viite-7/

async function gone(states: readonly ScreenState[], stage: Stage & Pick<World, 'watch'>): Promise<void> {
  const faults: string[] = []
  for (const { name, show, shows } of states) {
    await stage.page.unrouteAll({ behavior: 'ignoreErrors' })
    await show(stage)
    await expect(stage.page.locator(shows).first(), name).toBeVisible()
    for (const fault of await inspected(stage.page)) faults.push(`${name}, ${fault}`)
  }
  faults.push(...stage.watch.complaints.filter((text) => !brought.test(text)))
  stage.watch.complaints.length = 0
  expect(faults).toEqual([])
}

for (const language of ['fi', 'en'] as const) {
  for (const [screens, states] of [
    ['the user list', listStates],
    ['the user settings', editorStates],
    ['a new user', () => newUserStates],
    ['the import', () => importStates],
  ] as const) {
    test(`OPS-10, OPS-11: ${screens} has no fault in any state (${language})`, async ({
      page,
      portal,
      operator,
      open,
      go,
      enter,
      watch,
    }) => {
      const name = rareName()
      await family(portal, name, [
        { firstname: 'Aino', company: 'Biolan', groups: ['biolan'], activated: false },
        { firstname: 'Eero', company: 'Novarbo', deactivated: true },
        { firstname: 'Maximiliana-Alexandra', email: `${name.toLowerCase()}.erittain.pitka.osoite@posti.test` },
      ])
      await enter({ ...superadmin, language })
      await gone(states(name), { page, portal, operator, open, go, watch })
    })
  }
}
