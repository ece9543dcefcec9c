/** A new draft: empty, or with the rows of a published list that it will replace. */
import { dayOf } from '@workspace/portal/contract'
import {
  FormStack,
  FormWide,
  MissingAnswer,
  Notice,
  navigate,
  newId,
  Split,
  SubmitPlace,
  useAddress,
  useAnswer,
  useCallForm,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readPriceList, savePriceList, searchPriceLists } from '../../contract/prices/calls.ts'
import type { ListedPriceList } from '../../contract/prices/price-list.ts'
import { MissingSellers } from '../lists/own-sellers.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { ListFields } from './list-fields.ts'
import { copyDays, emptyFields, fieldsOf, nextName } from './list-fields.ts'
import { ListFormFields, useListLabels } from './list-form.tsx'
import { SellerSelect, useOwnSellers } from './own-sellers.tsx'
import { PricesPage } from './prices-page.tsx'

export function NewPriceListScreen(): ReactElement {
  const { query } = useAddress()
  const copied = query.get('copy')
  return copied === null ? <Empty seller={query.get('seller') ?? ''} /> : <Copy id={copied} />
}

function Empty({ seller }: { seller: string }): ReactElement {
  const texts = usePeatTexts('pricing')
  const sellers = useOwnSellers()
  const own = sellers?.find(({ id }) => id === seller)?.id ?? sellers?.[0]?.id
  return (
    <PricesPage at="/office/prices" heading={texts.newlist} back={useBack()}>
      {sellers === undefined || own === undefined ? (
        <MissingSellers />
      ) : (
        <>
          <FormWide>
            <SellerSelect
              sellers={sellers}
              value={own}
              onChange={(next) => navigate(`/peatsale/office/prices/new?seller=${next}`, { replace: true })}
            />
          </FormWide>
          <NewForm key={own} begin={(id) => emptyFields(id, own)} />
        </>
      )}
    </PricesPage>
  )
}

function Copy({ id }: { id: string }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { data, error, refetch } = useAnswer(readPriceList, { id })
  const name = data?.list.name ?? ''
  return (
    <PricesPage at="/office/prices" heading={data ? texts.copyheading({ name }) : texts.newlist} back={useBack()}>
      {data ? <CopyForm list={data.list} /> : <MissingAnswer of={{ error, refetch }} />}
    </PricesPage>
  )
}

function CopyForm({ list }: { list: ListedPriceList }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day } = useDateFormat()
  const days = copyDays(list, dayOf(new Date()))
  const name =
    nextName(list.name, list, days.validFrom) ?? texts.copyname({ name: list.name, day: day(days.validFrom) })
  return (
    <>
      <Notice tone="info" title={texts.copytext({ name: list.name })} />
      <NewForm
        begin={(id) => ({ ...fieldsOf(list), ...days, id, version: 0, name: name.slice(0, 80), replaces: list.id })}
      />
    </>
  )
}

function NewForm({ begin }: { begin: (id: string) => ListFields }): ReactElement {
  const texts = usePeatTexts('pricing')
  const [values] = useState(() => begin(newId()))
  const form = useCallForm(savePriceList, {
    values,
    labels: useListLabels(),
    messages: { validTo: texts.todaybefore },
    invalidates: [searchPriceLists],
    successMessage: texts.created,
    onDone: ({ id }) => navigate(`/peatsale/office/prices/${id}`, { replace: true }),
  })
  return (
    <Split kind="form">
      <FormStack {...form.props} aria-label={texts.newlist}>
        <ListFormFields form={form} />
        <SubmitPlace form={form} label={texts.create} />
      </FormStack>
    </Split>
  )
}

function useBack() {
  const texts = usePeatTexts('pricing')
  return { href: '#/peatsale/office/prices', label: texts.lists }
}
