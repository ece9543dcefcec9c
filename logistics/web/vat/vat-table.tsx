/** Rates of value added tax by class: read by every office, changed by the superadmin for all companies at once (R14). */
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  Chip,
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
import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import type { TaxRate } from '../../contract/index.ts'
import { writePercent } from '../fields/percent.ts'
import { useVatTexts } from '../texts/texts.ts'
import { useTaxClass, useTypedTaxClass } from './tax-class.ts'
import type { ReadRates, SaveRates } from './vat-calls.ts'

const RateDialog = lazyComponent(async () => (await import('./rate-dialog.tsx')).RateDialog)

type Edited = { readonly id: string; readonly stored?: TaxRate }

export type VatTableProps = {
  read: ReadRates
  save: SaveRates
  mayChange: boolean
  /** The page of the application around it. */
  page: (parts: { heading: string; lead: string; actions: ReactNode; content: ReactNode }) => ReactElement
}

export function VatTable({ read, save, mayChange, page }: VatTableProps): ReactElement {
  const texts = useVatTexts()
  const { data, error, refetch } = useAnswer<ReadRates>(read, {})
  const [edited, setEdited] = useState<Edited>()
  return page({
    heading: texts.title,
    lead: mayChange ? texts.lead : `${texts.lead} ${texts.readonly}`,
    actions: mayChange && (
      <Button icon={iconPlus} onClick={() => setEdited({ id: newId() })}>
        {texts.add}
      </Button>
    ),
    content: (
      <>
        {data ? (
          <Rates rates={data.rates} onEdit={mayChange ? (stored) => setEdited({ id: stored.id, stored }) : undefined} />
        ) : (
          <MissingAnswer of={{ error, refetch }} />
        )}
        <Suspended fallback={null}>
          {data && edited && (
            <RateDialog
              key={edited.id}
              {...edited}
              {...{ read, save }}
              rates={data.rates}
              onClose={() => setEdited(undefined)}
            />
          )}
        </Suspended>
      </>
    ),
  })
}

type RatesProps = { rates: readonly TaxRate[]; onEdit: ((rate: TaxRate) => void) | undefined }

function Rates({ rates, onEdit }: RatesProps): ReactElement {
  const texts = useVatTexts()
  const { day } = useDateFormat()
  const [plain, typed] = [useTaxClass(), useTypedTaxClass()]
  // Who changes rates needs the class as it is typed.
  const taxClassOf = onEdit === undefined ? plain : typed
  if (rates.length === 0) return <EmptyState icon={iconDoc} title={texts.none} />
  const headings = [texts.taxclass, texts.from, texts.rate, texts.code, texts.state]
  return (
    <DataTable caption={texts.title}>
      <TableHead headings={headings} {...(onEdit && { acts: texts.edit })} />
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.id}>
            <th scope="row" data-cell="title">
              {taxClassOf(rate.taxClass)}
            </th>
            <td data-label={texts.from}>{day(rate.from)}</td>
            <td data-label={texts.rate}>{`${writePercent(rate.rateBp)}\u00A0%`}</td>
            <td data-label={texts.code}>{rate.code}</td>
            <td data-label={texts.state}>
              <Standing of={standingOf(rate, rates)} />
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
                  {texts.edit}
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
function standingOf({ id, taxClass, from }: TaxRate, rates: readonly TaxRate[]): 'coming' | 'valid' | 'ended' {
  const today = dayOf(new Date())
  if (from > today) return 'coming'
  const begun = rates.filter((rate) => rate.taxClass === taxClass && rate.from <= today)
  return begun.toSorted((a, b) => b.from.localeCompare(a.from))[0]?.id === id ? 'valid' : 'ended'
}

const tones = { coming: 'info', valid: 'ok', ended: 'rest' } as const

function Standing({ of }: { of: keyof typeof tones }): ReactElement {
  const texts = useVatTexts()
  return <Chip tone={tones[of]}>{texts[of]}</Chip>
}
