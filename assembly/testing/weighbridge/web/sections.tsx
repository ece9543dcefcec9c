/** The application's sections. */
import { SectionNav, useLanguage } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { weighbridgeManifest } from '../contract/index.ts'
import { useWeighbridgeTexts } from './texts.ts'

export function Sections({ at }: { at: '' | '/quote' | '/loads' }): ReactElement {
  const { language } = useLanguage()
  const texts = useWeighbridgeTexts('bridge')
  const section = (path: typeof at, label: string) => ({ href: `#/weighbridge${path}`, label, current: path === at })
  return (
    <SectionNav
      label={weighbridgeManifest.names[language]}
      sections={[section('', texts.start), section('/quote', texts.quote), section('/loads', texts.loads)]}
    />
  )
}
