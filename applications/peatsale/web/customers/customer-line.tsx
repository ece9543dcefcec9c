/** One customer in the office's list. */
import type { DrawnAt } from '@workspace/portal/web'
import { Chip, iconAlert, iconLock, iconUser, Marks } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { CustomerRow } from '../../contract/customers/customer.ts'
import { usePeatTexts } from '../texts/texts.ts'

export type CustomerLineProps = DrawnAt & {
  row: CustomerRow
  /** The reader's own: with several the number says whose it is. */
  sellers: readonly { readonly id: string; readonly code: string }[]
}

export function CustomerLine({ row, sellers, index, measure }: CustomerLineProps): ReactElement {
  const texts = usePeatTexts('customers')
  const { id, name, sites, office } = row
  const towns = [...new Set(sites.map(({ municipality }) => municipality))].filter((town) => town !== '')
  const isMarked = office && (office.closed || office.onHold || office.isUnattended || office.businessId === '')
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" data-cell="title">
        <a href={`#/peatsale/office/customers/${id}`}>{name}</a>
      </th>
      <td data-label={texts.number}>{numbersOf(office?.numbers ?? [], sellers)}</td>
      <td data-label={texts.towns}>{towns.join(', ')}</td>
      <td data-label={texts.tags}>{office?.tags.map((tag) => texts[`tag_${tag}`]).join(', ')}</td>
      <td data-label={texts.attention}>
        {isMarked && (
          <Marks>
            {office.closed && <Chip tone="rest">{texts.ended}</Chip>}
            {office.onHold && (
              <Chip tone="err" icon={iconLock}>
                {texts.onhold}
              </Chip>
            )}
            {office.isUnattended && (
              <Chip tone="rest" icon={iconUser}>
                {texts.unattended}
              </Chip>
            )}
            {!office.closed && office.businessId === '' && (
              <Chip tone="warn" icon={iconAlert}>
                {texts.nobusinessid}
              </Chip>
            )}
          </Marks>
        )}
      </td>
    </tr>
  )
}

type Numbers = NonNullable<CustomerRow['office']>['numbers']

function numbersOf(numbers: Numbers, sellers: CustomerLineProps['sellers']): string {
  const given = numbers.filter(({ number }) => number !== '')
  if (sellers.length < 2) return given.map(({ number }) => number).join(', ')
  const code = (seller: string) => sellers.find(({ id }) => id === seller)?.code ?? ''
  return given.map(({ seller, number }) => `${code(seller)} ${number}`).join(', ')
}
