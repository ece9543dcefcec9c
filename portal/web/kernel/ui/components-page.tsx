/** The components page (demo only): every part of the design system in every state, in each theme and density. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { ButtonsShown, ChoicesShown, FieldsShown } from './components-page/controls-shown.tsx'
import { BlocksShown, EmptyShown, MenusShown, NoticesShown, WaitingShown } from './components-page/messages-shown.tsx'
import { PlacesShown, StatesShown, TableShown, TilesShown } from './components-page/things-shown.tsx'
import type { ShownLanguage } from './components-page/words.ts'
import { words } from './components-page/words.ts'
import type { ShownWords } from './components-page/words-fi.ts'
import { Cluster } from './layout/layout.tsx'
import { Page } from './page/page.tsx'
import { Segmented } from './segmented/segmented.tsx'
import { ToastRegion } from './toast/toast.tsx'

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
          <ChoicesShown words={shown} />
          <StatesShown words={shown} />
          <PlacesShown words={shown} />
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
