/** Rates of value added tax by class: read by every office, changed by the superadmin for all sellers at once (R14). */
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  DataTable,
  EmptyState,
  iconDoc,
  iconEdit,
  iconPlus,
  lazyComponent,
  MissingAnswer,
  newId,
  Suspended,
  TableHead,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readVatRates } from '../../contract/prices/calls.ts'
import type { VatRate } from '../../contract/prices/vat-rate.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { writePercent } from './percent.ts'
import { PricesPage } from './prices-page.tsx'
import { StandingChip } from './standing-chip.tsx'
import { useTaxClass, useTypedTaxClass } from './tax-class.ts'

const VatDialog = lazyComponent(async () => (await import('./vat-dialog.tsx')).VatDialog)

type Edited = { readonly id: string; readonly stored?: VatRate }

export function VatScreen(): ReactElement {
  const texts = usePeatTexts('pricing')
  const { data, error, refetch } = useAnswer(readVatRates, {})
  const start = useAnswer(readStart, {})
  const mayChange = start.data?.roles.includes('superadmin') ?? false
  const [edited, setEdited] = useState<Edited>()
  return (
    <PricesPage
      at="/office/vat"
      heading={texts.vattitle}
      lead={mayChange ? texts.vatlead : `${texts.vatlead} ${texts.vatreadonly}`}
      actions={
        mayChange && (
          <Button icon={iconPlus} onClick={() => setEdited({ id: newId() })}>
            {texts.addvat}
          </Button>
        )
      }
    >
      {data ? (
        <Rates rates={data.rates} onEdit={mayChange ? (stored) => setEdited({ id: stored.id, stored }) : undefined} />
      ) : (
        <MissingAnswer of={{ error, refetch }} />
      )}
      <Suspended fallback={null}>
        {data && edited && (
          <VatDialog key={edited.id} {...edited} rates={data.rates} onClose={() => setEdited(undefined)} />
        )}
      </Suspended>
    </PricesPage>
  )
}

type RatesProps = { rates: readonly VatRate[]; onEdit: ((rate: VatRate) => void) | undefined }

function Rates({ rates, onEdit }: RatesProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  const [plain, typed] = [useTaxClass(), useTypedTaxClass()]
  // What is typed for a class is of use to whoever types.
  const taxClassOf = onEdit === undefined ? plain : typed
  if (rates.length === 0) return <EmptyState icon={iconDoc} title={texts.novat} />
  const headings = [texts.vatclass, texts.vatfrom, texts.vatrateshort, texts.vatcode, texts.state]
  return (
    <DataTable caption={texts.vattitle}>
      <TableHead headings={headings} {...(onEdit && { acts: texts.edit })} />
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.id}>
            <th scope="row" data-cell="title">
              {taxClassOf(rate.taxClass)}
            </th>
            <td data-label={texts.vatfrom}>{day(rate.from)}</td>
            <td data-label={texts.vatrateshort}>{`${writePercent(rate.rateBp)}\u00A0%`}</td>
            <td data-label={texts.vatcode}>{rate.code}</td>
            <td data-label={texts.state}>
              <StandingChip standing={standingOf(rate, rates)} />
            </td>
            {onEdit && (
              <td data-cell="acts">
                <Button
                  variant="quiet"
                  size="s"
                  icon={iconEdit}
                  aria-label={texts.editof({ what: `${taxClassOf(rate.taxClass)}, ${day(rate.from)}` })}
                  onClick={() => onEdit(rate)}
                >
                  {texts.editshort}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** Valid is the latest of its class that has begun. */
function standingOf({ id, taxClass, from }: VatRate, rates: readonly VatRate[]): 'coming' | 'valid' | 'ended' {
  const today = dayOf(new Date())
  if (from > today) return 'coming'
  const begun = rates.filter((rate) => rate.taxClass === taxClass && rate.from <= today)
  return begun.toSorted((a, b) => b.from.localeCompare(a.from))[0]?.id === id ? 'valid' : 'ended'
}
