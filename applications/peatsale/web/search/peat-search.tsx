/** The office's one search: orders, loads, customers and transport. */
import { SearchBox } from '@workspace/logistics/web/search'
import type { ReactElement } from 'react'
import { anythingFindLeast, findAnything } from '../../contract/search/search-call.ts'
import { useHitsOf } from './hits.tsx'
import { useSearchTexts } from './search-texts.ts'

export function PeatSearch(): ReactElement {
  const texts = useSearchTexts('search')
  const hitsOf = useHitsOf()
  const { placeholder, looked, orders, loads, customers, transport } = texts
  const words = { placeholder, looked, groups: { orders, loads, customers, transport } }
  return <SearchBox call={findAnything} least={anythingFindLeast} {...{ hitsOf, words }} />
}
