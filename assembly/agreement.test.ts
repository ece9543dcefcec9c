import type { ServerApplication } from '@workspace/portal/server'
import type { WebApplication } from '@workspace/portal/web'
import { expect, test } from 'vitest'
import type { Agreement } from './agreement.ts'
import { bothRootsAgree } from './agreement.ts'
import { serverApplications } from './server/applications.ts'
import { weighbridgeServer } from './testing/weighbridge/server/index.ts'
import { weighbridge } from './testing/weighbridge/web/index.tsx'
import { webApplications } from './web/applications.ts'

test('GEN-13: the server and the browser are put together from the same applications', () => {
  expect(bothRootsAgree).toBe(true)
  expect(Object.keys(webApplications)).toEqual(Object.keys(serverApplications))
  for (const [key, { manifest }] of Object.entries(webApplications)) expect(manifest.key).toBe(key)
})

test('GEN-13: every letter that an application sends has a name on the System page, in both languages', async () => {
  const onServer: Readonly<Record<string, ServerApplication>> = {
    ...serverApplications,
    weighbridge: weighbridgeServer,
  }
  const onWeb: Readonly<Record<string, WebApplication>> = { ...webApplications, weighbridge }
  for (const [key, { letters = {} }] of Object.entries(onServer)) {
    const names = (await onWeb[key]?.letterNames?.()) ?? {}
    expect(Object.keys(names).toSorted()).toEqual(Object.keys(letters).toSorted())
  }
})

test('CALL-09, R41: refusals and actions without words in the browser do not compile', () => {
  type OnServer = { weighbridge: typeof weighbridgeServer }
  const agrees: Agreement<OnServer, { weighbridge: typeof weighbridge }> = true
  // @ts-expect-error nothing is told of the refusals
  const unrefused: Agreement<OnServer, { weighbridge: WebApplication<string, 'clearvisits'> }> = true
  // @ts-expect-error nothing is told of the actions
  const unaudited: Agreement<OnServer, { weighbridge: WebApplication<'bridge_overloaded'> }> = true
  // @ts-expect-error it is on one side only
  const alone: Agreement<OnServer, Record<never, never>> = true
  expect([agrees, unrefused, unaudited, alone]).toEqual([true, true, true, true])
})
