/** How a seller sells: to whom answers go, what orders keep to, what stands on its papers, and its zones. */
import {
  Card,
  DescriptionList,
  FormWide,
  MissingAnswer,
  navigate,
  Split,
  Stack,
  useAddress,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readSeller } from '../../../contract/sellers/calls.ts'
import { MissingSellers, SellerChoice, useOwnSellers } from '../../lists/own-sellers.tsx'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { SettingsForm } from './settings-form.tsx'
import { Zones } from './zones.tsx'

export function SettingsScreen(): ReactElement {
  const registers = usePeatTexts('registers')
  const { query } = useAddress()
  const sellers = useOwnSellers()
  const id = query.get('seller') ?? sellers[0]?.id ?? ''
  const name = sellers.find((seller) => seller.id === id)?.name ?? ''
  return (
    <RegisterPage at="settings" heading={registers.settings} lead={name}>
      {sellers.length > 1 && (
        <FormWide>
          <SellerChoice
            label={registers.seller}
            value={id}
            onChange={({ currentTarget }) => navigate(`/peatsale/office/settings?seller=${currentTarget.value}`)}
          />
        </FormWide>
      )}
      {id === '' ? <MissingSellers /> : <SellerSettings key={id} id={id} />}
    </RegisterPage>
  )
}

function SellerSettings({ id }: { id: string }): ReactElement {
  const texts = usePeatTexts('settings')
  const { data, error, refetch } = useAnswer(readSeller, { id })
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  const { seller, zones } = data
  return (
    <Split kind="even">
      <Card heading={texts.rules}>
        <SettingsForm seller={seller} />
      </Card>
      <Stack>
        <Zones seller={id} zones={zones} />
        <Card heading={texts.onpapers}>
          <DescriptionList
            items={[
              [texts.name, seller.name],
              [texts.code, seller.code],
              [texts.businessid, seller.businessId],
              [texts.address, [seller.street, `${seller.postalCode} ${seller.city}`.trim()].filter(Boolean).join(', ')],
            ]}
          />
          <p>{texts.onpaperstext}</p>
        </Card>
      </Stack>
    </Split>
  )
}
