/** What the carrier is paid: by the tariff or as it was agreed, else a sum that the office types with a reason. */
import type { Cents, UnitPrice } from '@workspace/portal/contract'
import { Button, DescriptionList, formatMoney, formatPrice, MoneyField, Stack, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { VerificationProposal } from '../../contract/loads/load.ts'
import { waitingPay } from '../../contract/prices/carrier-freight.ts'
import { usePeatTexts } from '../texts/texts.ts'

/** What is typed of the freight. */
export interface FreightDraft {
  readonly isByHand: boolean
  readonly freight: Cents | undefined
  readonly freightReason: string
}

export const noFreight: FreightDraft = { isByHand: false, freight: undefined, freightReason: '' }

type Pay = NonNullable<VerificationProposal['pay']>
type Waiting = VerificationProposal['waiting']

type VerifyFreightProps = {
  proposal: VerificationProposal
  /** As it is typed; undefined while it cannot be read. */
  waiting: Waiting | undefined
  draft: FreightDraft
  tried: boolean
  onChange: (changed: Partial<FreightDraft>) => void
}

export function VerifyFreight({ proposal, waiting, draft, tried, onChange }: VerifyFreightProps): ReactElement {
  const texts = usePeatTexts('acts')
  const { pay } = proposal
  if (pay !== null && !draft.isByHand) {
    return (
      <Stack gap="s">
        <Proposed pay={pay} proposal={proposal} waiting={waiting} />
        <div>
          <Button variant="quiet" size="s" onClick={() => onChange({ isByHand: true })}>
            {texts.typefreight}
          </Button>
        </div>
      </Stack>
    )
  }
  return (
    <>
      <MoneyField
        label={texts.freight}
        hint={pay === null ? texts.freighthint : texts.handfreighthint}
        value={draft.freight}
        error={tried && draft.freight === undefined ? texts.givefreight : undefined}
        onChange={(freight) => onChange({ freight })}
        required
      />
      <TextInput
        label={texts.freightreason}
        required
        maxLength={1000}
        value={draft.freightReason}
        error={tried && draft.freightReason.trim() === '' ? texts.givefreightreason : undefined}
        onChange={({ currentTarget }) => onChange({ freightReason: currentTarget.value })}
      />
      {pay !== null && (
        <div>
          <Button variant="quiet" size="s" onClick={() => onChange(noFreight)}>
            {texts.keepfreight}
          </Button>
        </div>
      )}
    </>
  )
}

type ProposedProps = Pick<VerifyFreightProps, 'proposal' | 'waiting'> & { pay: Pay }

/** By tariff the sum follows the minutes that are typed. */
function Proposed({ pay, proposal: { freight, waiting: proposed }, waiting = proposed }: ProposedProps): ReactElement {
  const texts = usePeatTexts('acts')
  const money = (cents: number) => formatMoney(cents as Cents)
  const price =
    pay.kind === 'perLoad'
      ? texts.perload({ price: money(pay.price) })
      : formatPrice(pay.price as UnitPrice, pay.kind === 'perKm' ? 'km' : 'm³')
  const waited = waitingPay(pay, waiting).waiting
  const amount = pay.amount - waitingPay(pay, proposed).waiting + waited
  const isByHand = pay.name === ''
  return (
    <DescriptionList
      items={[
        [texts.freight, money(amount)],
        [texts.tariff, !isByHand && `${pay.name}, ${price}`],
        [texts.fuel, pay.fuel > 0 && money(pay.fuel)],
        [texts.waitingpaid, waited > 0 && money(waited)],
        [texts.agreedfreight, isByHand && price],
        [texts.freightreason, freight !== null && freight.kind !== 'tariff' && freight.reason],
      ]}
    />
  )
}
