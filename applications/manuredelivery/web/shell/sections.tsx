/** The sections of the office, a foreman and a farm, each on the own pages. */

import { iconPin } from '@workspace/logistics/web/field'
import { OnNarrow, OnWide, SearchRow } from '@workspace/logistics/web/shell'
import { BottomBar, iconDoc, iconHome, iconList, lazyComponent, SectionNav } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import { useStart } from './roles.tsx'

const ManureSearch = lazyComponent(async () => (await import('../search/manure-search.tsx')).ManureSearch)

export type OfficeSection =
  | ''
  | '/office/requests'
  | '/office/consignments'
  | '/office/check'
  | '/office/farms'
  | '/office/terms'
  | '/office/plants'
  | '/office/batches'
  | '/office/reports'
export type LeadSection = '' | '/carrier/week' | '/carrier/open' | '/carrier/crew' | '/carrier/settlement'
export type FarmPlace = '' | '/pickups' | '/calendar' | '/records' | '/documents' | '/farm'

type SectionsProps<Section> = {
  at: Section
  /** Link back to the list that a page of one row was opened from, as it was left. */
  way?: string | undefined
}

function sectionOf<Section extends string>({ at, way }: SectionsProps<Section>) {
  return (path: Section, label: string, count: number | null = null) => ({
    href: path === at && way !== undefined ? way : `#/manuredelivery${path}`,
    label,
    current: path === at,
    count: count === null || count === 0 ? undefined : String(count),
  })
}

export function OfficeSections(props: SectionsProps<OfficeSection>): ReactElement {
  const texts = useManureTexts('start')
  const waiting = useStart().data?.waiting
  const section = sectionOf(props)
  return (
    <SearchRow search={<ManureSearch />}>
      <SectionNav
        label={texts.sections}
        sections={[
          section('', texts.start),
          section('/office/requests', texts.requests, waiting?.toAccept),
          section('/office/consignments', texts.consignments),
          section('/office/check', texts.check, waiting?.toCheck),
          section('/office/farms', texts.farms),
          section('/office/terms', texts.terms),
          section('/office/plants', texts.plants),
          section('/office/batches', texts.batches),
          section('/office/reports', texts.reports),
        ]}
      />
    </SearchRow>
  )
}

export function LeadSections(props: SectionsProps<LeadSection>): ReactElement {
  const texts = useManureTexts('start')
  const waiting = useStart().data?.waiting
  const section = sectionOf(props)
  return (
    <SearchRow search={<ManureSearch />}>
      <SectionNav
        label={texts.sections}
        sections={[
          section('', texts.start),
          section('/carrier/week', texts.week, waiting?.withoutDriver),
          section('/carrier/open', texts.openpool, waiting?.open),
          section('/carrier/crew', texts.crew),
          section('/carrier/settlement', texts.settlement),
        ]}
      />
    </SearchRow>
  )
}

/** Above the page where there is room for tabs. */
export function FarmTabs(props: SectionsProps<FarmPlace>): ReactElement {
  const texts = useManureTexts('start')
  const section = sectionOf(props)
  return (
    <OnWide>
      <SearchRow search={<ManureSearch />}>
        <SectionNav
          label={texts.sections}
          sections={[
            section('', texts.home),
            section('/pickups', texts.pickups),
            section('/calendar', texts.calendar),
            section('/records', texts.records),
            section('/farm', texts.farm),
          ]}
        />
      </SearchRow>
    </OnWide>
  )
}

/** Stands after the page, under the thumb. */
export function FarmBar({ at, way }: SectionsProps<FarmPlace>): ReactElement {
  const texts = useManureTexts('start')
  const place = (path: FarmPlace) => ({
    href: path === at && way !== undefined ? way : `#/manuredelivery${path}`,
    current: path === at,
  })
  return (
    <OnNarrow>
      <BottomBar
        label={texts.sections}
        places={[
          { ...place(''), label: texts.home, icon: iconHome },
          { ...place('/pickups'), label: texts.pickups, icon: iconList },
          { ...place('/records'), label: texts.records, icon: iconDoc },
          { ...place('/farm'), label: texts.farm, icon: iconPin },
        ]}
      />
    </OnNarrow>
  )
}
