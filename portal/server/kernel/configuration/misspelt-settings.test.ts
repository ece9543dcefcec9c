import { expect, test } from 'vitest'
import { misspeltSettings } from './misspelt-settings.ts'
import { settingNames } from './read-settings.ts'

const inEnvironment = (...names: string[]) => misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])))

test.each([
  ['PORTAL_MDOE', 'PORTAL_MODE'],
  ['PORTALMODE', 'PORTAL_MODE'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL_FILE', 'DATABASE_URL_FILE'],
  ['TRUSTED_PROXY', undefined],
  ['TRUSTED_PROXIS', 'TRUSTED_PROXIES'],
  ['PROT', 'PORT'],
  ['Public_Url', 'PUBLIC_URL'],
])('issue 10, 1: %s in the environment is a slip of the pen for %s', (name, nearest) => {
  expect(inEnvironment(name)).toEqual(nearest === undefined ? [] : [{ name, nearest }])
})

test('issue 10, 1: in the environment the settings themselves, and what others have put there, are let be', () => {
  expect(inEnvironment(...settingNames, 'BACKEND_ORIGIN')).toEqual([])
  const ofOthers = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'PWD',
    'LANG',
    'SHLVL',
    'XDG_DATA_DIRS',
    'INVOCATION_ID',
    'MAIL',
    'EDITOR',
  ]
  expect(inEnvironment(...ofOthers, 'NODE_OPTIONS', 'PGHOST', 'PGPORT', 'KUBERNETES_PORT', 'PORTAL_PORT')).toEqual([])
})

test('issue 10, 1: in the settings file every name that is no setting is told, with the nearest one where one is like it', () => {
  const names = [
    'SMTP_URL',
    'SMPT_HOST',
    'PORTAL_MDOE',
    'COLOUR_OF_THE_SHED',
    'NODE_EXTRA_CA_CERTS',
    'TZ',
    'PGSSLROOTCERT',
  ]
  expect(misspeltSettings({ SMPT_HOST: 'x' }, names)).toEqual([
    { name: 'SMPT_HOST', nearest: 'SMTP_TLS' },
    { name: 'PORTAL_MDOE', nearest: 'PORTAL_MODE' },
    { name: 'COLOUR_OF_THE_SHED', nearest: undefined },
  ])
})
