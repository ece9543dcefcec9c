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
])('issue 10, 1: %s in the environment is a slip of the pen for %s', (name, meant) => {
  expect(inEnvironment(name)).toEqual(meant === undefined ? [] : [{ name, meant: [meant] }])
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

test('issue 10, 1: in the settings file every name that is no setting is told, with those that may be meant', () => {
  const names = [
    'SMTP_URL',
    'SMPT_HOST',
    'DATABASE_NAME',
    'PORTAL_MDOE',
    'COLOUR_OF_THE_SHED',
    'NODE_EXTRA_CA_CERTS',
    'TZ',
  ]
  expect(misspeltSettings({ SMPT_HOST: 'x' }, [...names, 'PGSSLROOTCERT'])).toEqual([
    { name: 'SMPT_HOST', meant: ['SMTP_URL', 'SMTP_TLS'] },
    { name: 'DATABASE_NAME', meant: ['DATABASE_URL'] },
    { name: 'PORTAL_MDOE', meant: ['PORTAL_MODE'] },
    { name: 'COLOUR_OF_THE_SHED', meant: [] },
  ])
})
