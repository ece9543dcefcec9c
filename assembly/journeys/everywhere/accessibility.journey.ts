/** OPS-10, OPS-11: every screen, in every state that matters, in both languages and all themes, narrow and enlarged. */
import { manureGroups } from '@workspace/manuredelivery/contract'
import { readSettings, startPortal } from '@workspace/portal/server'
import { testPlace } from '@workspace/portal/server/testing'
import { family, rareName, superadmin, transportCompanies } from '../administration/people.ts'
import { webFolder } from '../world.ts'
import { editorStates, importStates, listStates, newUserStates, systemStates } from './administration-states.ts'
import { documentStates, linkStates } from './link-states.ts'
import { manureStates } from './manure-states.ts'
import { newcomerStates } from './newcomer-states.ts'
import { settingsStates } from './settings-states.ts'
import { applicationStates, closedStates, demoStates, emptyStates, feedbackStates } from './signed-in-states.ts'
import { expectNoFaults, speak, test } from './state-inspection.ts'
import { loginStates, registrationStates } from './visitor-states.ts'

test.slow()

const everything = { groups: ['superadmin'], apps: ['peatsale', 'manuredelivery'], preferredapps: ['peatsale'] }

for (const [name, states] of [
  ['login', loginStates],
  ['registration', registrationStates],
  ['links of letters', linkStates],
] as const) {
  test(`OPS-10, OPS-11: for a visitor: ${name}`, async ({ stage }) => {
    await expectNoFaults(states, stage)
  })
}

for (const [name, fields, states] of [
  ['applications and feedback', everything, [...applicationStates, ...feedbackStates]],
  ['people who wait for access', { ...everything, usertype: 'admin' }, newcomerStates],
  ['own settings', everything, settingsStates],
  ['nothing to open', {}, emptyStates],
  ['another application only', { apps: ['manuredelivery'] }, closedStates],
] as const) {
  test(`OPS-10, OPS-11: for the signed in: ${name}`, async ({ portal, enter, stage }) => {
    const person = await enter(fields)
    for (const _ of ['fi', 'en']) await portal.signIn(person)
    await expectNoFaults(states, stage)
  })
}

for (const [screens, states] of [
  ['the user list', listStates],
  ['the user settings', editorStates],
  ['a new user', () => newUserStates],
  ['the import', () => importStates],
  ['the system', () => systemStates],
] as const) {
  test(`OPS-10, OPS-11: for an administrator: ${screens}`, async ({ portal, enter, stage }) => {
    const name = rareName()
    await family(portal, name, [
      { firstname: 'Aino', company: 'Biolan', groups: ['biolan'], activated: false },
      { firstname: 'Aune', activated: false },
      { firstname: 'Eero', company: 'Novarbo', deactivated: true },
      { firstname: 'Maximiliana-Alexandra', email: `${name.toLowerCase()}.erittain.pitka.osoite@posti.test` },
    ])
    await enter(superadmin)
    await expectNoFaults(states(name), stage)
  })
}

test('OPS-10, OPS-11: for an administrator of manure delivery', async ({ portal, enter, stage }) => {
  const [carrier = ''] = await transportCompanies(portal, ['Lannanajo Pitkänimi ja Kumppanit'])
  const transport = { usertype: 'transport', company: carrier, carrier } as const
  await family(portal, rareName(), [
    { firstname: 'Eero', company: 'Novarbo', groups: ['novarbo', manureGroups.customer] },
    { ...transport, firstname: 'Maximiliana-Alexandra', groups: [manureGroups.transport] },
  ])
  await enter({ groups: [manureGroups.admin], company: 'Biolan' })
  await expectNoFaults(manureStates, stage)
})

for (const language of ['fi', 'en'] as const) {
  test(`OPS-10, OPS-11: for a visitor: documents and what takes the place of a screen (${language})`, async ({
    page,
    portal,
    stage,
  }) => {
    await speak(page, portal.address, language)
    await expectNoFaults(documentStates, stage, language)
  })

  test(`OPS-10, OPS-11: in a demo (${language})`, async ({ page, stage, watch }) => {
    await using place = await testPlace()
    const settings = readSettings({ PORT: '0', DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' })
    const demo = await startPortal({ settings, webFolder, applications: [] })
    await speak(page, demo.address, language)
    const open = async (address: string) => void (await page.goto(`${demo.address}/#${address}`))
    await expectNoFaults(demoStates, { ...stage, open }, language)
    // They were at another portal than that of the other journeys.
    await page.close()
    watch.urls.length = 0
    await demo.stop()
  })
}
