import { expect, test } from 'vitest'
import { bothRootsAgree } from './agreement.ts'
import { serverApplications } from './server/applications.ts'
import { webApplications } from './web/applications.ts'

test('GEN-13: the server and the browser are put together from the same applications', () => {
  expect(bothRootsAgree).toBe(true)
  expect(Object.keys(webApplications)).toEqual(Object.keys(serverApplications))
  for (const [key, { manifest }] of Object.entries(webApplications)) expect(manifest.key).toBe(key)
})
