/** One pile or store: its form, its count, and its ledger. */
import type { AskOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  Chip,
  FailedList,
  FailureNotice,
  iconEdit,
  LoadingList,
  newId,
  Split,
  Stack,
  useAnswer,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readSwamp, saveStockpile } from '../../../contract/swamps/calls.ts'
import { searchMovements } from '../../../contract/swamps/movement.ts'
import type { Stockpile, Swamp } from '../../../contract/swamps/swamp.ts'
import { useStockAmount } from '../../lists/quantities.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import css from '../choices.module.css'
import { RegisterPage } from '../register-page.tsx'
import { CountDialog } from './count-dialog.tsx'
import { pileTones } from './pile-card.tsx'
import { PileForm } from './pile-form.tsx'
import { PileLedger } from './pile-ledger.tsx'
import { newPileValues, pileValues } from './pile-values.ts'
import { useProductNames } from './product-names.ts'
import { useReportWords } from './report-words.ts'

export function PileScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('swamps')
  const id = params['id'] ?? ''
  const { data, error, refetch } = useAnswer(readSwamp, { id })
  const back = { href: `#/peatsale/office/swamps/${id}`, label: data?.swamp.name ?? texts.swamp }
  const pile = data?.piles.find((each) => each.id === params['pile'])
  if (data && params['pile'] === 'new') return <NewPile swamp={data.swamp} back={back} />
  if (data && pile) return <KnownPile key={pile.id} swamp={data.swamp} pile={pile} back={back} />
  return (
    <RegisterPage at="swamps" heading={texts.pile} back={back} width="form">
      {error ? (
        <FailedList answer={error.reason} retry={() => void refetch()} />
      ) : data ? (
        <p>{texts.nopile}</p>
      ) : (
        <LoadingList />
      )}
    </RegisterPage>
  )
}

type PageGiven = { swamp: Swamp; back: { href: string; label: string } }

function NewPile({ swamp, back }: PageGiven): ReactElement {
  const texts = usePeatTexts('swamps')
  const [id] = useState(() => newId())
  const year = new Date().getFullYear()
  return (
    <RegisterPage at="swamps" heading={texts.newpile} back={back} width="form">
      <PileForm values={newPileValues({ id, swamp: swamp.id, year })} seller={swamp.seller} />
    </RegisterPage>
  )
}

function KnownPile({ swamp, pile, back }: PageGiven & { pile: Stockpile }): ReactElement {
  const texts = usePeatTexts('swamps')
  const amount = useStockAmount()
  const said = useReportWords()
  const nameOf = useProductNames(swamp.seller)
  const [isCounting, setCounting] = useState(false)
  const { balance, code, kind, product, state } = pile
  const unit = kind === 'pile' ? 'm3' : 'pcs'
  const values = pileValues(swamp.id, pile)
  return (
    <RegisterPage
      at="swamps"
      heading={texts[`${kind}of`]({ code })}
      lead={nameOf(product)}
      back={back}
      mark={<Chip tone={pileTones[state]}>{texts[`pile_${state}`]}</Chip>}
      actions={
        <ButtonRow>
          <Button icon={iconEdit} onClick={() => setCounting(true)}>
            {texts.count}
          </Button>
          <OpenOrClose values={values} />
        </ButtonRow>
      }
    >
      <Split kind="even">
        <Stack>
          <Card heading={texts.balance}>
            <p className={css.balance}>{amount(balance ?? 0, unit)}</p>
            {(balance ?? 0) < 0 && <p>{texts.needscounttext}</p>}
            {pile.reports.map((each) => (
              <p key={each.report.kind}>{said(each)}</p>
            ))}
          </Card>
          <PileLedger stockpile={pile.id} unit={unit} />
        </Stack>
        <Card heading={texts.about}>
          <PileForm values={values} seller={swamp.seller} />
        </Card>
      </Split>
      {isCounting && <CountDialog pile={pile} unit={unit} onClose={() => setCounting(false)} />}
    </RegisterPage>
  )
}

/** Nothing is loaded from a pile that is closed. */
function OpenOrClose({ values }: { values: AskOf<typeof saveStockpile> }): ReactElement {
  const texts = usePeatTexts('swamps')
  const isOpen = values.state === 'open'
  const { send, isBusy, failure } = useSend(saveStockpile, {
    invalidates: [readSwamp, searchMovements],
    successMessage: isOpen ? texts.pileclosed : texts.pileopened,
  })
  return (
    <>
      <Button
        variant="secondary"
        busy={isBusy}
        busyLabel={texts.saving}
        onClick={() => void send({ ...values, state: isOpen ? 'closed' : 'open' })}
      >
        {isOpen ? texts.closepile : texts.openpile_act}
      </Button>
      {failure && <FailureNotice answer={failure} />}
    </>
  )
}
