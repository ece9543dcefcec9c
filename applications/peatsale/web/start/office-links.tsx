/** The office's own pages, beside orders and loads. */
import { iconBox, iconDoc, iconEdit, iconList, iconUsers, LinkListItem } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

export function OfficeLinks(): ReactElement {
  const texts = usePeatTexts('work')
  return (
    <>
      <LinkListItem href="#/peatsale/office/customers" icon={iconUsers} title={texts.customers} />
      <LinkListItem href="#/peatsale/office/prices" icon={iconList} title={texts.prices} />
      <LinkListItem href="#/peatsale/office/swamps" icon={iconBox} title={texts.swamps} />
      <LinkListItem href="#/peatsale/office/products" icon={iconEdit} title={texts.basics} />
      <LinkListItem href="#/peatsale/office/invoicing" icon={iconDoc} title={texts.invoicing} />
    </>
  )
}
