/** The page's name in the browser, after screen and language (I18N-07), and the top of a new screen in sight. */
import type { ReactElement } from 'react'
import { useEffect, useRef } from 'react'
import { useSite } from '../kernel/portal/portal-context.tsx'
import { useAddress } from '../kernel/routing/hash-location.ts'
import type { Title } from '../kernel/routing/route.ts'
import { lookUpText } from '../kernel/texts/look-up.ts'
import { useLanguage, useTexts } from '../kernel/texts/text-provider.tsx'

export function PageTitle({ title }: { title: Title }): ReactElement {
  useTopOfScreen()
  return 'names' in title ? <OwnName title={title} /> : <NameInTexts title={title} />
}

function OwnName({ title }: { title: Extract<Title, { names: unknown }> }): null {
  useDocumentTitle(title.names[useLanguage().language])
  return null
}

function NameInTexts({ title }: { title: Exclude<Title, { names: unknown }> }): null {
  useDocumentTitle(lookUpText(useTexts(title.section), title.key))
  return null
}

function useDocumentTitle(page: string): void {
  const { pagetitle } = useTexts('common')
  const site = useSite().siteNames[useLanguage().language]
  useEffect(() => {
    document.title = pagetitle({ page, site })
  }, [page, site, pagetitle])
}

function useTopOfScreen(): void {
  const { path } = useAddress()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current !== path) scrollTo(0, 0)
    shown.current = path
  }, [path])
}
