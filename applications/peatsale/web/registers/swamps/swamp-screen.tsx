/** One swamp: its piles with what lies there, what is free, and how it works. */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  ButtonRow,
  Card,
  CardColumns,
  DescriptionList,
  EmptyState,
  iconBox,
  iconEdit,
  iconPlus,
  LinkButton,
  MissingAnswer,
  Split,
  Stack,
  useAnswer,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readSwamp } from '../../../contract/swamps/calls.ts'
import type { Stockpile, Swamp } from '../../../contract/swamps/swamp.ts'
import { ClosedNotice } from '../../alarms/closed-notice.tsx'
import { useStockAmount } from '../../lists/quantities.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { openHoursLine } from './open-hours.ts'
import { PileCard } from './pile-card.tsx'
import { useProductNames, useProductNamesByCode } from './product-names.ts'
import { useWeekdays } from './weekdays.ts'

const list = '/peatsale/office/swamps'

export function SwampScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('swamps')
  const { data, error, refetch } = useAnswer(readSwamp, { id: params['id'] ?? '' })
  if (data) return <SwampPage {...data} />
  return (
    <RegisterPage at="swamps" heading={texts.swamp} way={wayBack(list)}>
      <MissingAnswer of={{ error, refetch }} />
    </RegisterPage>
  )
}

function SwampPage({ swamp, piles, stock }: AnswerOf<typeof readSwamp>): ReactElement {
  const texts = usePeatTexts('swamps')
  const { short } = useWeekdays()
  const isOwn = swamp.office !== null
  const here = `#/peatsale/office/swamps/${swamp.id}`
  const hours = openHoursLine(swamp.openHours, short) || texts.closedalways
  return (
    <RegisterPage
      at="swamps"
      key={swamp.id}
      heading={swamp.name}
      lead={[swamp.municipality, hours].join(', ')}
      way={wayBack(list)}
      actions={
        isOwn && (
          <ButtonRow>
            <LinkButton href={`${here}/piles/new`} icon={iconPlus}>
              {texts.newpile}
            </LinkButton>
            <LinkButton href={`${here}/edit`} variant="secondary" icon={iconEdit}>
              {texts.editswamp}
            </LinkButton>
          </ButtonRow>
        )
      }
    >
      {swamp.closure && <ClosedNotice closure={swamp.closure} />}
      <Split>
        <Piles piles={piles} swamp={swamp} />
        <Stack>
          {stock.length > 0 && <StockFacts stock={stock} seller={swamp.seller} />}
          <About swamp={swamp} />
        </Stack>
      </Split>
    </RegisterPage>
  )
}

function Piles({ piles, swamp }: { piles: readonly Stockpile[]; swamp: Swamp }): ReactElement {
  const texts = usePeatTexts('swamps')
  const nameOf = useProductNames(swamp.seller)
  if (piles.length === 0) {
    return (
      <EmptyState icon={iconBox} title={texts.nopiles}>
        <p>{texts.nopilestext}</p>
      </EmptyState>
    )
  }
  return (
    <CardColumns>
      {piles.map((pile) => (
        <PileCard
          key={pile.id}
          pile={pile}
          product={nameOf(pile.product)}
          href={swamp.office === null ? undefined : `#/peatsale/office/swamps/${swamp.id}/piles/${pile.id}`}
        />
      ))}
    </CardColumns>
  )
}

type StockFactsProps = Pick<AnswerOf<typeof readSwamp>, 'stock'> & { seller: string }

/** By product: orders are promised of a product, not of a pile. */
function StockFacts({ stock, seller }: StockFactsProps): ReactElement {
  const texts = usePeatTexts('swamps')
  const nameOf = useProductNamesByCode(seller)
  const amount = useStockAmount()
  return (
    <Card heading={texts.stock}>
      <DescriptionList
        items={stock.map(({ code, free, reserved, unit: of }) => [
          nameOf(code),
          <Stack key={code} gap="s">
            <span>{texts.isfree({ amount: amount(free, of) })}</span>
            <span>{texts.isreserved({ amount: amount(reserved, of) })}</span>
          </Stack>,
        ])}
      />
    </Card>
  )
}

function About({ swamp }: { swamp: Swamp }): ReactElement {
  const texts = usePeatTexts('swamps')
  return (
    <Card heading={texts.about}>
      <DescriptionList
        items={[
          [texts.loaders, swamp.loaders.map(({ name }) => name).join(', ') || texts.noloaders],
          [texts.capacity, texts.perhour({ loads: swamp.loadsPerHour, loaders: swamp.loadersAtWork })],
          [texts.roadnote, swamp.roadNote],
          [texts.coverage, swamp.coverageNote],
          [texts.gatecode, swamp.office?.gateCode],
          [texts.selfloading, swamp.selfLoading && texts.yes],
        ]}
      />
    </Card>
  )
}
