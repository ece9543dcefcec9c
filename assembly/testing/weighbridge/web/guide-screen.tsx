/** For whoever comes to the bridge, with or without an account. */
import { Page } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useWeighbridgeTexts } from './texts.ts'

export function GuideScreen(): ReactElement {
  const { guideheading, guidetext } = useWeighbridgeTexts('bridge')
  return (
    <Page heading={guideheading} width="form">
      <p>{guidetext}</p>
    </Page>
  )
}
