/** Loads that are offered to the own carrier: whoever presses first has it. */
import { Button, Card, FailureNotice, NoWrap, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { useLoadCommand } from '../commands/send-command.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './carrier.module.css'

export function OfferedLoads({ loads }: { loads: readonly LoadRow[] }): ReactElement | null {
  const texts = usePeatTexts('carrier')
  if (loads.length === 0) return null
  return (
    <Card heading={`${texts.offered} ${loads.length}`}>
      <ul className={css.loads}>
        {loads.map((load) => (
          <Offered key={load.id} load={load} />
        ))}
      </ul>
    </Card>
  )
}

function Offered({ load }: { load: LoadRow }): ReactElement {
  const texts = usePeatTexts('carrier')
  const { route } = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  const { when, moment } = useDateFormat()
  const { send, isBusy, failure } = useLoadCommand({ successMessage: texts.claimed({ number: load.number }) })
  const { id: of, number, customer, product, site, swamp, version: baseVersion } = load
  const way = swamp && site ? route({ from: swamp.name, to: site.city || site.name }) : (site?.name ?? customer)
  return (
    <li className={css.load}>
      <div className={css.said}>
        <p>
          <a href={`#/peatsale/loads/${of}`}>
            <NoWrap>{number}</NoWrap>
          </a>
          {`, ${when(load)}`}
        </p>
        <p>
          <strong>{way}</strong>
          {`, ${quantity(load.planned, load.unit)} ${name(product)}`}
        </p>
        {load.offerUntil !== null && <p>{texts.offereduntil({ at: moment(load.offerUntil) })}</p>}
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
