/** A farm: its stores, analyses, keeping places and people. The farm itself and its offices keep it. */

import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  Chip,
  DescriptionList,
  iconCalendar,
  iconPlus,
  LinkButton,
  lazyComponent,
  MissingAnswer,
  Split,
  Stack,
  Suspended,
  useAddress,
  useAnswer,
  useDateFormat,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Farm } from '../../contract/farms/calls.ts'
import { readFarm } from '../../contract/farms/calls.ts'
import { searchTypes } from '../../contract/types/calls.ts'
import { FarmPage, OfficePage } from '../shell/role-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { TraceLink } from '../traceability/trace-link.tsx'
import { AgreedCards } from './agreed-cards.tsx'
import type { Opened, PartProps } from './farm-dialogs.tsx'
import { Members } from './members.tsx'

const FarmDialog = lazyComponent(async () => (await import('./farm-dialogs.tsx')).FarmDialog)

/** The own farm; of several the address names one. */
export function OwnFarmScreen(): ReactElement {
  const { farm: heading } = useManureTexts('start')
  const { data, error, refetch } = useStart()
  const { query } = useAddress()
  const account = query.get('account') ?? data?.accounts[0]?.id
  return (
    <FarmPage at="/farm" heading={data?.accounts.find(({ id }) => id === account)?.name ?? heading}>
      {account === undefined ? <MissingAnswer of={{ error, refetch }} /> : <Content id={account} />}
    </FarmPage>
  )
}

export function OfficeFarmScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const work = useManureTexts('work')
  const texts = useManureTexts('farm')
  const id = params['id'] ?? ''
  const { data } = useAnswer(readFarm, { id: id as never })
  return (
    <OfficePage
      at="/office/farms"
      heading={data?.farm.name ?? work.farm}
      actions={
        <ButtonRow>
          <LinkButton href={`#/manuredelivery/offer?account=${id}`}>{texts.offer}</LinkButton>
          <LinkButton variant="secondary" href={`#/manuredelivery/office/farms/${id}/year`}>
            {texts.yearrecord}
          </LinkButton>
          <LinkButton variant="secondary" icon={iconCalendar} href={`#/manuredelivery/office/farms/${id}/calendar`}>
            {texts.calendar}
          </LinkButton>
          <TraceLink of={{ by: 'account', value: id }} />
        </ButtonRow>
      }
    >
      <Content id={id} />
    </OfficePage>
  )
}

function Content({ id }: { id: string }): ReactElement {
  const { data, error, refetch } = useAnswer(readFarm, { id: id as never })
  const [opened, setOpened] = useState<Opened>()
  if (data === undefined) return <MissingAnswer of={{ error, refetch }} />
  const { farm } = data
  return (
    <>
      <Split>
        <Stack>
          <Stores farm={farm} onOpen={setOpened} />
          <Analyses farm={farm} onOpen={setOpened} />
        </Stack>
        <Stack>
          <Facts farm={farm} />
          {farm.links.length > 0 && <AgreedCards farm={farm} onOpen={setOpened} />}
          <Members farm={farm} onOpen={setOpened} />
        </Stack>
      </Split>
      {opened !== undefined && (
        <Suspended>
          <FarmDialog opened={opened} farm={farm} onClose={() => setOpened(undefined)} />
        </Suspended>
      )}
    </>
  )
}

function Stores({ farm, onOpen }: PartProps): ReactElement {
  const texts = useManureTexts('farm')
  const work = useManureTexts('work')
  return (
    <Card heading={texts.stores}>
      <Stack>
        {farm.stores.map((store) => (
          <Stack key={store.id} gap="s">
            <h3>{store.name}</h3>
            <DescriptionList
              items={[
                [texts.kind, texts[`kind_${store.kind}`]],
                [texts.keepingplace, [store.keepingPlace, store.municipality].filter(Boolean).join(', ')],
                [texts.loadingby, texts[`loadingby_${store.loadingBy}`]],
                [work.contact, [store.contactName, store.contactTelephone].filter(Boolean).join(', ')],
                [texts.instructions, store.instructions],
              ]}
            />
            <ButtonRow>
              <LinkButton variant="secondary" href={`#/manuredelivery/offer?account=${farm.id}&store=${store.id}`}>
                {texts.offer}
              </LinkButton>
              <Button variant="secondary" onClick={() => onOpen({ kind: 'store', store })}>
                {texts.edit}
              </Button>
            </ButtonRow>
          </Stack>
        ))}
        <Button variant="secondary" icon={iconPlus} onClick={() => onOpen({ kind: 'store', store: undefined })}>
          {texts.addstore}
        </Button>
      </Stack>
    </Card>
  )
}

function Analyses({ farm, onOpen }: PartProps): ReactElement {
  const texts = useManureTexts('farm')
  const { language } = useLanguage()
  const { day } = useDateFormat()
  const types = useAnswer(searchTypes, {})
  const today = dayOf(new Date())
  const named = (id: string) => {
    const type = types.data?.types.find((each) => each.id === id)
    return language === 'fi' ? (type?.nameFi ?? '') : (type?.nameEn ?? '')
  }
  return (
    <Card heading={texts.analyses}>
      <Stack>
        {farm.analyses.length === 0 && <p>{texts.noanalyses}</p>}
        {farm.analyses.length > 0 && !types.data && <MissingAnswer of={types} />}
        {(types.data ? farm.analyses : []).map((analysis) => {
          const isExpired = analysis.validUntil < today
          const until = day(analysis.validUntil)
          return (
            <div key={analysis.id}>
              <h3>{named(analysis.type)}</h3>
              <p>
                {[
                  farm.stores.find(({ id }) => id === analysis.store)?.name ?? texts.wholefarm,
                  `${texts.sampledon.toLowerCase()} ${day(analysis.sampledOn)}`,
                  analysis.laboratory,
                ].join(' · ')}
              </p>
              <ButtonRow>
                <Chip tone={analysis.state === 'withdrawn' ? 'rest' : isExpired ? 'warn' : 'ok'}>
                  {analysis.state === 'withdrawn'
                    ? texts.withdrawn
                    : isExpired
                      ? texts.expired({ day: until })
                      : texts.validuntil({ day: until })}
                </Chip>
                {analysis.state === 'valid' && (
                  <Button size="s" variant="secondary" onClick={() => onOpen({ kind: 'withdraw', analysis })}>
                    {texts.withdraw}
                  </Button>
                )}
              </ButtonRow>
            </div>
          )
        })}
        <Button variant="secondary" icon={iconPlus} onClick={() => onOpen({ kind: 'analysis' })}>
          {texts.addanalysis}
        </Button>
      </Stack>
    </Card>
  )
}

function Facts({ farm }: { farm: Farm }): ReactElement {
  const texts = useManureTexts('farm')
  return (
    <Card heading={texts.companies}>
      <DescriptionList
        items={[
          ...farm.companies.map(({ name, number }): readonly [string, string] => [name, number || '–']),
          [texts.keepingplaces, farm.keepingPlaces.map(({ id, municipality }) => `${id}, ${municipality}`).join('; ')],
        ]}
      />
    </Card>
  )
}
