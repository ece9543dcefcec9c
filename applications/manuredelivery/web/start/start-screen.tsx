/** Where everybody enters: shaped by what the person does in the manure trade (GEN-13). */
import { StartPage, useSignedIn, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { manuredeliveryManifest } from '../../contract/manifest.ts'
import { manureRole } from '../../contract/role.ts'

export function StartScreen(): ReactElement {
  const groups = useTexts('groups')
  const role = manureRole(useSignedIn().user)
  return <StartPage application={manuredeliveryManifest.key} role={role && groups[`usertype_${role}`]} />
}
