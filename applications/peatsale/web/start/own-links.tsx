/** A customer's own pages. */
import { iconEuro, iconPin } from '@workspace/logistics/web/field'
import { iconDoc, iconUser, LinkListItem } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

export function OwnLinks(): ReactElement {
  const texts = usePeatTexts('own')
  return (
    <>
      <LinkListItem href="#/peatsale/sites" icon={iconPin} title={texts.sites} text={texts.sitestext} />
      <LinkListItem href="#/peatsale/papers" icon={iconDoc} title={texts.papers} text={texts.paperstext} />
      <LinkListItem href="#/peatsale/prices" icon={iconEuro} title={texts.prices} text={texts.pricestext} />
      <LinkListItem href="#/peatsale/account" icon={iconUser} title={texts.account} text={texts.accounttext} />
    </>
  )
}
