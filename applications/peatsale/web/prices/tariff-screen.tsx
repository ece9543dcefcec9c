/** One carrier tariff: a draft is filled and published, what is published is read and copied. */
import { dayOf } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Card,
  DescriptionList,
  EmptyState,
  FailedList,
  iconPlus,
  iconTruck,
  keepFocus,
  lazyComponent,
  newId,
  Stack,
  Suspended,
  useAddress,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import type { CarrierTariff, CarrierTariffRow } from '../../contract/prices/carrier-tariff.ts'
import { standingOf } from '../../contract/prices/price-standing.ts'
import { readCarrierTariffs } from '../../contract/prices/tariff-calls.ts'
import { MissingSellers } from '../lists/own-sellers.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { useFreeMinutes } from './free-minutes.ts'
import { FreightRows } from './freight-rows.tsx'
import { useOwnSellers } from './own-sellers.tsx'
import { PricesPage } from './prices-page.tsx'
import { StandingChip } from './standing-chip.tsx'
import type { TariffFields } from './tariff-fields.ts'
import { copiedTariff, tariffFields } from './tariff-fields.ts'

// With what forms need they would not fit into the page.
const TariffRowDialog = lazyComponent(async () => (await import('./tariff-row-dialog.tsx')).TariffRowDialog)
const TariffDialog = lazyComponent(async () => (await import('./tariff-dialog.tsx')).TariffDialog)
const PublishTariffDialog = lazyComponent(async () => (await import('./publish-tariff-dialog.tsx')).PublishTariffDialog)
const RetireTariffDialog = lazyComponent(async () => (await import('./retire-tariff-dialog.tsx')).RetireTariffDialog)

export function TariffScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('pricing')
  const { query } = useAddress()
  // A link that names no seller leads to the own one's tariffs.
  const own = useOwnSellers()
  const seller = query.get('seller') || own?.[0]?.id || ''
  const { data, error, refetch } = useAnswer(readCarrierTariffs, { seller }, { enabled: seller !== '' })
  const tariff = data?.tariffs.find(({ id }) => id === params['id'])
  return (
    <PricesPage
      key={tariff?.id}
      at="/office/tariffs"
      heading={tariff?.name ?? texts.tariffs}
      back={{ href: `#/peatsale/office/tariffs?seller=${seller}`, label: texts.tariffs }}
      mark={tariff && <StandingChip standing={standingOf(tariff, dayOf(new Date()))} />}
    >
      {tariff ? (
        <Known tariff={tariff} seller={seller} />
      ) : error ? (
        <FailedList answer={error.reason} retry={() => void refetch()} />
      ) : data ? (
        <EmptyState icon={iconTruck} title={texts.notariffs} />
      ) : (
        <MissingSellers />
      )}
    </PricesPage>
  )
}

type KnownProps = { tariff: CarrierTariff; seller: string }

function Known({ tariff, seller }: KnownProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const { day, moment } = useDateFormat()
  const { validFrom, validTo, carrier, publishedAt } = tariff
  return (
    <Stack>
      <Card>
        <DescriptionList
          across
          items={[
            [texts.tariffcarrier, carrier?.name ?? texts.allcarriers],
            [texts.validity, texts.days({ from: day(validFrom), to: day(validTo) })],
            [texts.publishedat, publishedAt && moment(publishedAt)],
          ]}
        />
      </Card>
      {tariff.state === 'draft' ? (
        <Draft tariff={tariff} seller={seller} />
      ) : (
        <Published tariff={tariff} seller={seller} />
      )}
    </Stack>
  )
}

function Draft({ tariff, seller }: KnownProps): ReactElement {
  // The button that published goes with the draft, after the dialog has given it the focus back.
  useEffect(() => keepFocus, [])
  const texts = usePeatTexts('pricing')
  const [asked, setAsked] = useState<'discard' | 'edit' | 'publish'>()
  const [row, setRow] = useState<{ id: string; stored?: CarrierTariffRow }>()
  const close = () => setAsked(undefined)
  const dialog = { tariff, seller, onClose: close }
  return (
    <>
      <ButtonRow>
        <Button disabled={tariff.rows.length === 0} onClick={() => setAsked('publish')}>
          {texts.publish}
        </Button>
        <Button variant="secondary" icon={iconPlus} onClick={() => setRow({ id: newId() })}>
          {texts.addrate}
        </Button>
        <Button variant="secondary" onClick={() => setAsked('edit')}>
          {texts.edit}
        </Button>
        <Button variant="quiet" onClick={() => setAsked('discard')}>
          {texts.discard}
        </Button>
      </ButtonRow>
      <FreightRows
        rows={tariff.rows}
        besides={useFreeMinutes()}
        onEdit={(stored) => setRow({ id: stored.id, stored })}
      />
      <Suspended fallback={null}>
        {row && <TariffRowDialog {...row} tariff={tariff} seller={seller} onClose={() => setRow(undefined)} />}
        {asked === 'publish' && <PublishTariffDialog {...dialog} />}
        {asked === 'edit' && <TariffDialog heading={texts.edit} begin={tariffFields(tariff, seller)} onClose={close} />}
        {asked === 'discard' && <RetireTariffDialog {...dialog} />}
      </Suspended>
    </>
  )
}

function Published({ tariff, seller }: KnownProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const [copy, setCopy] = useState<TariffFields>()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <ButtonRow>
        <Button onClick={() => setCopy(copiedTariff(tariff, seller, newId))}>{texts.copy}</Button>
        {tariff.state === 'published' && (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {texts.retire}
          </Button>
        )}
      </ButtonRow>
      <FreightRows rows={tariff.rows} besides={useFreeMinutes()} />
      <Suspended fallback={null}>
        {copy && (
          <TariffDialog
            heading={texts.copyheading({ name: tariff.name })}
            lead={texts.copytarifftext({ name: tariff.name })}
            begin={copy}
            isNew
            onClose={() => setCopy(undefined)}
          />
        )}
        {isAsked && <RetireTariffDialog tariff={tariff} seller={seller} onClose={() => setAsked(false)} />}
      </Suspended>
    </>
  )
}
