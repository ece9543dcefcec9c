/** Consignments that are offered to the own carrier: whoever presses first has it. */
import { looksAgain } from '@workspace/logistics/web/field'
import {
  Button,
  Card,
  EmptyState,
  FailureNotice,
  iconTruck,
  MissingAnswer,
  NoWrap,
  useAnswer,
  useDateFormat,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchConsignments } from '../../contract/consignments/calls.ts'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import css from './carrier.module.css'
import { LeadPage } from './lead-page.tsx'

const asked = { sort: 'slot', direction: 'asc', limit: 200, state: 'open' } as const

export function OpenScreen(): ReactElement {
  const texts = useManureTexts('carrier')
  const read = useAnswer(searchConsignments, asked, looksAgain)
  const rows = read.data?.rows
  return (
    <LeadPage at="/carrier/open" heading={texts.open} lead={texts.opentext}>
      {rows === undefined ? (
        <MissingAnswer of={read} />
      ) : rows.length === 0 ? (
        <EmptyState icon={iconTruck} title={texts.noopen}>
          <p>{texts.noopentext}</p>
        </EmptyState>
      ) : (
        <Card heading={texts.openof({ count: rows.length })}>
          <ul className={css.rows}>
            {rows.map((row) => (
              <Offered key={row.id} row={row} />
            ))}
          </ul>
        </Card>
      )}
    </LeadPage>
  )
}

/** Of one that is only offered: the municipality, not whose manure it is. */
function Offered({ row }: { row: ConsignmentRow }): ReactElement {
  const texts = useManureTexts('carrier')
  const { language } = useLanguage()
  const { moment, when } = useDateFormat()
  const { id: of, municipality, number, offerUntil, plannedKg, plant, type, version: baseVersion } = row
  const { send, isBusy, failure } = useConsignmentCommand({ successMessage: texts.claimed({ number }) })
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <p>
          <a href={`#/manuredelivery/consignments/${of}`}>
            <NoWrap>{number}</NoWrap>
          </a>
          {`, ${when(row)}`}
        </p>
        <p>
          <strong>{texts.route({ from: municipality, to: plant.name })}</strong>
          {`, ${tonnes(plannedKg)} ${type[language].toLowerCase()}`}
        </p>
        {offerUntil !== null && <p>{texts.offereduntil({ at: moment(offerUntil) })}</p>}
        {failure && <FailureNotice answer={failure} />}
      </div>
      <Button
        busy={isBusy}
        aria-label={texts.claimof({ number })}
        onClick={() => void send({ kind: 'claim', of, baseVersion, data: {} })}
      >
        {texts.claim}
      </Button>
    </li>
  )
}
