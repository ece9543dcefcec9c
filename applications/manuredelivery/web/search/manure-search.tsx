/** The one search of offices, foremen and farms. */
import { SearchBox } from '@workspace/logistics/web/search'
import type { ReactElement } from 'react'
import { anythingFindLeast, findAnything } from '../../contract/search/search-call.ts'
import { useViewerRole } from '../shell/roles.tsx'
import { useHitsOf } from './hits.tsx'
import { useSearchTexts } from './search-texts.ts'

export function ManureSearch(): ReactElement {
  const texts = useSearchTexts('search')
  const isOffice = useViewerRole() === 'office'
  const hitsOf = useHitsOf()
  const { requests, consignments, farms, plants, documents } = texts
  const words = {
    placeholder: isOffice ? texts.placeholder : texts.placeholder_own,
    looked: isOffice ? texts.looked : texts.looked_own,
    groups: { requests, consignments, farms, plants, documents },
  }
  return <SearchBox call={findAnything} least={anythingFindLeast} {...{ hitsOf, words }} />
}
