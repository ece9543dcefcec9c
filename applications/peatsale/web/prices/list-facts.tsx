/** For whom a price list is, when it holds, and what it replaces. */
import { Card, DescriptionList, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { ListedPriceList } from '../../contract/prices/price-list.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useForWhom } from './for-whom.ts'

export function ListFacts({ list }: { list: ListedPriceList }): ReactElement {
  const texts = usePeatTexts('pricing')
  const forWhom = useForWhom()
  const { day, moment } = useDateFormat()
  const { validFrom, validTo, fallback, replaces, publishedAt } = list
  return (
    <Card>
      <DescriptionList
        across
        items={[
          [texts.for, forWhom(list)],
          [texts.validity, texts.days({ from: day(validFrom), to: day(validTo) })],
          [
            texts.replaces,
            replaces && (
              <a key={replaces.id} href={`#/peatsale/office/prices/${replaces.id}`}>
                {replaces.name}
              </a>
            ),
          ],
          [texts.whennone, fallback ? texts.fallback_yes : texts.fallback_no],
          [texts.publishedat, publishedAt && moment(publishedAt)],
        ]}
      />
    </Card>
  )
}
