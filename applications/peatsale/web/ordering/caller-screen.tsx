/** Somebody unknown orders by telephone: customer and yard on one form, which goes on to the order. */
import { isTelephone, Language } from '@workspace/portal/contract'
import { MissingAnswer, navigate, newId, useAddress, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readStart } from '../../contract/start/calls.ts'
import { firstSite } from '../customers/first-site.tsx'
import { OfficePage } from '../shell/office-page.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { CallerForm } from './caller-form.tsx'

export function CallerScreen(): ReactElement {
  const texts = usePeatTexts('caller')
  const { query } = useAddress()
  const { data, error, refetch } = useAnswer(readStart, {})
  const [ids] = useState(() => ({ account: newId(), site: newId() }))
  return (
    <OfficePage
      at="/office/orders"
      heading={texts.heading}
      lead={texts.lead}
      back={{ href: '#/peatsale/office/orders/new', label: texts.search }}
      width="form"
    >
      {data ? (
        <CallerForm
          caller={{ ...plain, ...ids, ...said(query.get('said') ?? ''), seller: data.sellers[0]?.id ?? '' }}
          sellers={data.sellers}
          onDone={(seller) =>
            navigate(`/peatsale/orders/new?${new URLSearchParams({ account: ids.account, seller })}`, {
              replace: true,
              force: true,
            })
          }
        />
      ) : (
        <MissingAnswer of={{ error, refetch }} />
      )}
    </OfficePage>
  )
}

const plain = {
  ...{ language: Language.parse('fi'), name: '', telephone: '', contactName: '', email: '', invite: false },
  ...{ ...firstSite, street: '', postalCode: '', city: '' },
}

/** What was searched and not found is what the caller said. */
function said(find: string): { readonly telephone?: string; readonly email?: string; readonly name?: string } {
  if (find === '') return {}
  if (isTelephone(find)) return { telephone: find }
  return find.includes('@') ? { email: find } : { name: find }
}
