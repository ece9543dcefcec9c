/** The components page (demo only): every part of the design system in every state, in each theme and density. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { Cluster, Page, Segmented, ToastRegion } from '../../../kernel/ui/index.ts'
import { ButtonsShown, ChoicesShown, FieldsShown } from './controls-shown.tsx'
import { FieldWorkShown } from './field-work-shown.tsx'
import { BlocksShown, EmptyShown, MenusShown, NoticesShown, WaitingShown } from './messages-shown.tsx'
import { PlacesShown, StatesShown, TableShown, TilesShown } from './things-shown.tsx'
import { ValuesShown } from './values-shown.tsx'
import type { ShownLanguage } from './words.ts'
import { words } from './words.ts'
import type { ShownWords } from './words-fi.ts'

type Theme = 'page' | 'light' | 'dark' | 'outdoor'
type Density = 'usual' | 'field' | 'office'

export function ComponentsPage({ language }: { language: ShownLanguage }): ReactElement {
  const shown = words[language]
  const [theme, setTheme] = useState<Theme>('page')
  const [density, setDensity] = useState<Density>('usual')
  return (
    <ToastRegion closeLabel={shown.close}>
      <div className="screen" data-theme={theme === 'page' ? undefined : theme} data-density={density}>
        <Page heading={shown.heading} lead={shown.lead}>
          <Cluster>
            <Segmented label={shown.theme} options={themesIn(shown)} value={theme} onChange={setTheme} />
            <Segmented label={shown.density} options={densitiesIn(shown)} value={density} onChange={setDensity} />
          </Cluster>
          <ButtonsShown words={shown} />
          <FieldsShown words={shown} />
          <ValuesShown words={shown} />
          <ChoicesShown words={shown} />
          <StatesShown words={shown} />
          <PlacesShown words={shown} />
          <FieldWorkShown words={shown} />
          <TableShown words={shown} />
          <NoticesShown words={shown} />
          <MenusShown words={shown} />
          <TilesShown words={shown} />
          <EmptyShown words={shown} />
          <WaitingShown words={shown} />
          <BlocksShown words={shown} />
        </Page>
      </div>
    </ToastRegion>
  )
}

function themesIn(shown: ShownWords) {
  return [
    { value: 'page', label: shown.pageTheme },
    { value: 'light', label: shown.light },
    { value: 'dark', label: shown.dark },
    { value: 'outdoor', label: shown.outdoor },
  ] as const
}

function densitiesIn(shown: ShownWords) {
  return [
    { value: 'usual', label: shown.usual },
    { value: 'field', label: shown.field },
    { value: 'office', label: shown.office },
  ] as const
}
