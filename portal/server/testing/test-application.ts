/** An application as small as can be, for tests of what the portal does with applications. */
import type { ApplicationManifest } from '../../contract/own.ts'
import type { ServerApplication } from '../kernel/application-host/server-application.ts'

export function testApplication(manifest: Partial<ApplicationManifest> & { readonly key: string }): ServerApplication {
  const { key } = manifest
  return {
    manifest: { names: { fi: key, en: key }, primaryCompany: 'Biolan', groups: [], userTypes: [], ...manifest },
    migrations: {},
    mount: () => [],
  }
}

/** Groups that superadmins alone give. */
export function testGroups(...names: readonly string[]): ApplicationManifest['groups'] {
  return names.map((name) => ({ name, texts: { fi: name, en: name }, givenBy: [] }))
}
