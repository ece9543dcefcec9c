/** Where everybody enters: shaped by what the person does in the bedding trade (GEN-13). */
import { StartPage, useSignedIn, useTexts } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { peatsaleManifest } from '../../contract/manifest.ts'

export function StartScreen(): ReactElement {
  const groups = useTexts('groups')
  const { usertype } = useSignedIn().currentUser
  return <StartPage application={peatsaleManifest.key} role={groups[`usertype_${usertype}`]} />
}
