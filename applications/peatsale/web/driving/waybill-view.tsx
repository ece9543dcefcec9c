/** The waybill at the roadside: its number to be read by eye or by a device, and the lines of the paper. */
import { QrCode } from '@workspace/logistics/web/qr-code'
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  FailureNotice,
  formatNumber,
  iconDoc,
  iconDownload,
  MissingAnswer,
  NoWrap,
  Stack,
  useAnswer,
  useDateFormat,
  useKeepFile,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { giveDocument, readDocument } from '../../contract/documents/calls.ts'
import { WaybillContent } from '../../contract/documents/waybill-content.ts'
import type { Load } from '../../contract/loads/load.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './waybill.module.css'

/** The edition that holds; undefined before the load is loaded. */
export function waybillOf({ documents }: Load): Load['documents'][number] | undefined {
  return documents.find(({ kind, isReplaced, isVoid }) => kind === 'waybill' && !isReplaced && !isVoid)
}

export function WaybillView({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('driving')
  const paper = waybillOf(load)
  if (paper) return <Paper id={paper.id} />
  return (
    <EmptyState icon={iconDoc} title={texts.nowaybill}>
      <p>{texts.nowaybilltext}</p>
    </EmptyState>
  )
}

function Paper({ id }: { id: string }): ReactElement {
  const texts = usePeatTexts('driving')
  const { data, error, refetch } = useAnswer(readDocument, { id })
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  const read = WaybillContent.safeParse(data.content)
  return (
    <Stack>
      <div className={css.paper}>
        <div className={css.number}>
          <QrCode text={data.number} label={texts.qrof({ number: data.number })} />
          <strong className={css.figures}>{data.number}</strong>
        </div>
        {read.success && <Goods paper={read.data} />}
      </div>
      <Pdf id={id} />
      {read.success && <Parties paper={read.data} />}
      <p>{texts.carry}</p>
    </Stack>
  )
}

function Pdf({ id }: { id: string }): ReactElement {
  const texts = usePeatTexts('driving')
  const { language } = useLanguage()
  const { send, isBusy, failure } = useKeepFile(giveDocument)
  return (
    <>
      <Button
        variant="secondary"
        size="l"
        block
        icon={iconDownload}
        busy={isBusy}
        busyLabel={texts.fetching}
        onClick={() => void send({ id, language })}
      >
        {texts.waybillpdf}
      </Button>
      {failure && <FailureNotice answer={failure} />}
    </>
  )
}

function Goods({ paper }: { paper: WaybillContent }): ReactElement {
  const texts = usePeatTexts('driving')
  const work = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  const { moment } = useDateFormat()
  const { goods, mass, vehicle, takenOverAt, receipt } = paper
  const kg = formatNumber(mass.kg)
  const unloaded = goods.flatMap(({ delivered, unit }) => (delivered === null ? [] : [quantity(delivered, unit)]))
  const received = receipt && (receipt.kind === 'name' ? texts.receivedby({ name: receipt.name }) : texts.nobody)
  return (
    <Card heading={texts.goods}>
      <DescriptionList
        items={[
          ...goods.map((line): [string, string] => [
            name(line.name),
            said([quantity(line.quantity, line.unit), pileOf(line)]),
          ]),
          [texts.mass, mass.isEstimate ? texts.aboutkg({ kg }) : `${kg} kg`],
          [
            work.vehicle,
            vehicle && said([vehicle.plate, ...vehicle.boxes.map((box) => `${box.name} ${quantity(box.m3, 'm3')}`)]),
          ],
          [texts.takenover, takenOverAt === '' ? '' : moment(takenOverAt)],
          [texts.delivered, unloaded.join(' + ')],
          [work.receipt, receipt && `${received}\n${moment(receipt.at)}`],
        ]}
      />
    </Card>
  )
  function pileOf({ pile }: WaybillContent['goods'][number]): string {
    if (pile === null) return ''
    return texts.pilequality({ pile: pile.code, moisture: formatNumber(pile.moisturePermille / 10) })
  }
}

function Parties({ paper }: { paper: WaybillContent }): ReactElement {
  const texts = usePeatTexts('driving')
  const { moment } = useDateFormat()
  const { sender, recipient, carrier, swamp, site } = paper
  return (
    <Card heading={texts.parties}>
      <DescriptionList
        items={[
          [texts.sender, <Company key="sender" company={sender}>{`\n${addressOf(sender)}`}</Company>],
          [texts.loadingplace, swamp && said([swamp.name, swamp.municipality])],
          [texts.recipient, <Company key="recipient" company={recipient} />],
          [texts.tippingplace, site && `${site.name}\n${addressOf(site)}`],
          [
            texts.carrier,
            carrier && (
              <Company key="carrier" company={carrier}>
                <Licence number={carrier.licence} />
              </Company>
            ),
          ],
          [texts.driver, paper.driver],
          [texts.loadedby, paper.loadedBy],
          [texts.freightpaid, texts[`paid_${paper.freightPaidBy}`]],
          [texts.instructions, paper.instructions],
          [texts.order, paper.orderNumber],
          [texts.edition, `${paper.edition}, ${moment(paper.issuedAt)}`],
        ]}
      />
    </Card>
  )
}

type CompanyProps = { company: Pick<WaybillContent['recipient'], 'name' | 'businessId'>; children?: ReactNode }

/** Its identifier stays on one line: it is compared by eye. */
function Company({ company: { name, businessId }, children }: CompanyProps): ReactElement {
  return (
    <>
      {name}
      {businessId !== '' && (
        <>
          , <NoWrap>{businessId}</NoWrap>
        </>
      )}
      {children}
    </>
  )
}

function Licence({ number }: { number: string }): ReactElement | null {
  const { licence } = usePeatTexts('driving')
  if (number === '') return null
  return (
    <>
      , {licence} <NoWrap>{number}</NoWrap>
    </>
  )
}

function addressOf({ street, postalCode, city }: { street: string; postalCode: string; city: string }): string {
  return said([street, `${postalCode} ${city}`.trim()])
}

function said(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}
