/** What a company pays carriers: one row for each that has its own, and one for all others (S16). */
import type { Cents, UnitPrice } from '@workspace/portal/contract'
import {
  Button,
  DataTable,
  EmptyState,
  formatMoney,
  formatNumber,
  formatPrice,
  iconEdit,
  iconInfo,
  iconPlus,
  MissingAnswer,
  newId,
  Select,
  Stack,
  TableHead,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCarrierTerms } from '../../contract/terms/calls.ts'
import type { CarrierTerm } from '../../contract/terms/term.ts'
import { money } from '../lists/amounts.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import type { CarrierTermValues } from './carrier-term-dialog.tsx'
import { CarrierTermDialog, newCarrierTerm } from './carrier-term-dialog.tsx'
import { TermsPage } from './terms-page.tsx'

export function CarrierTermsScreen(): ReactElement {
  const texts = useManureTexts('terms')
  const companies = useStart().data?.companies ?? []
  const [chosen, setChosen] = useState('')
  const company = chosen === '' ? (companies[0]?.id ?? '') : chosen
  const [edited, setEdited] = useState<CarrierTermValues>()
  const { data, error, refetch } = useAnswer(readCarrierTerms, { company }, { enabled: company !== '' })
  const terms = data?.terms ?? []
  return (
    <TermsPage
      part="carrierterms"
      heading={texts.carrierterms}
      actions={
        company !== '' && (
          <Button icon={iconPlus} onClick={() => setEdited(newCarrierTerm(newId(), company))}>
            {texts.newcarrierterm}
          </Button>
        )
      }
    >
      <Stack>
        {companies.length > 1 && (
          <Select label={texts.company} value={company} onChange={({ target }) => setChosen(target.value)}>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {data === undefined && company !== '' && <MissingAnswer of={{ error, refetch }} />}
        {data !== undefined && terms.length === 0 && <EmptyState icon={iconInfo} title={texts.nocarrierterms} />}
        {terms.length > 0 && (
          <Rows
            terms={terms}
            onEdit={({ carrier, ...term }) => setEdited({ ...term, company, carrier: carrier?.id ?? null })}
          />
        )}
      </Stack>
      {edited && (
        <CarrierTermDialog key={edited.id} values={edited} taken={terms} onClose={() => setEdited(undefined)} />
      )}
    </TermsPage>
  )
}

const units = { perT: 't', perM3: 'm³', perKm: 'km' } as const

function Rows({ terms, onEdit }: { terms: readonly CarrierTerm[]; onEdit: (term: CarrierTerm) => void }): ReactElement {
  const texts = useManureTexts('terms')
  const numbers = [texts.price, texts.fuel, texts.waitingperhour, texts.wastedtripfee]
  return (
    <DataTable caption={texts.carrierterms}>
      <TableHead headings={[texts.carrier, ...numbers, texts.refusedreturn]} numbers={numbers} acts={texts.edit} />
      <tbody>
        {terms.map((term) => {
          const name = term.carrier?.name ?? texts.everycarrier
          return (
            <tr key={term.id}>
              <th scope="row" data-cell="title">
                {name}
              </th>
              <td data-label={texts.price} data-cell="number">
                {term.kind === 'perLoad'
                  ? `${money(term.price)} ${texts.kind_perLoad}`
                  : formatPrice(term.price as UnitPrice, units[term.kind])}
              </td>
              <td data-label={texts.fuel} data-cell="number">
                {formatNumber(term.fuelBp / 100)}
              </td>
              <td data-label={texts.waitingperhour} data-cell="number">
                {formatMoney(term.waitingPerHour as Cents)}
              </td>
              <td data-label={texts.wastedtripfee} data-cell="number">
                {formatMoney(term.wastedTrip as Cents)}
              </td>
              <td data-label={texts.refusedreturn}>{texts[`return_${term.refusedReturn}`]}</td>
              <td data-cell="acts">
                <Button
                  variant="quiet"
                  size="s"
                  icon={iconEdit}
                  aria-label={texts.carriertermof({ name })}
                  onClick={() => onEdit(term)}
                >
                  {texts.edit}
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}
