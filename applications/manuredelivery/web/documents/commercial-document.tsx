/** The commercial document as it was issued: its number to be read by eye or by a device, and the lines of the paper. */
import { QrCode } from '@workspace/logistics/web/qr-code'
import {
  Button,
  Card,
  Chip,
  DescriptionList,
  FailureNotice,
  iconDownload,
  MissingAnswer,
  Stack,
  useAnswer,
  useDateFormat,
  useKeepFile,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { giveDocument, readDocument } from '../../contract/documents/calls.ts'
import { CommercialDocument as Content } from '../../contract/documents/commercial-content.ts'
import { cubicMetres, kilograms } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import css from './paper.module.css'

export function CommercialDocument({ id }: { id: string }): ReactElement {
  const texts = useManureTexts('paper')
  const { data, error, refetch } = useAnswer(readDocument, { id: id })
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  const read = Content.safeParse(data.content)
  return (
    <Stack>
      <div className={css.number}>
        <QrCode text={data.number} label={texts.qrof({ number: data.number })} />
        <strong className={css.figures}>{data.number}</strong>
        <span>{texts.editionof({ edition: data.edition })}</span>
      </div>
      {read.success && <Paper paper={read.data} />}
      <Pdf id={id} />
      <p>{texts.copies}</p>
    </Stack>
  )
}

function Paper({ paper }: { paper: Content }): ReactElement {
  const texts = useManureTexts('paper')
  const { language } = useLanguage()
  const { goods, refusal } = paper
  return (
    <>
      <Card heading={texts.title}>
        <p>{texts.law}</p>
        <p>
          <Chip tone={refusal === null ? 'info' : 'err'}>
            {refusal === null ? texts.label({ label: goods.label[language].toUpperCase() }) : texts.refused}
          </Chip>
        </p>
        <Goods paper={paper} />
      </Card>
      <Card heading={texts.parties}>
        <Parties paper={paper} />
      </Card>
    </>
  )
}

function Goods({ paper }: { paper: Content }): ReactElement {
  const texts = useManureTexts('paper')
  const states = useManureTexts('states')
  const { language } = useLanguage()
  const { goods, quantity, refusal } = paper
  return (
    <DescriptionList
      items={[
        [texts.goods, joined([goods.type[language], texts.untreated, texts.wastecode({ code: goods.wasteCode })])],
        [texts.lot, paper.consignment],
        [texts.packaging, texts.bulk],
        [texts.quantity, amountOf(paper, texts)],
        ...quantity.weighings.map(({ box, gross, scale, tare, ticket }): [string, string] => [
          joined([scale, box]) || texts.weighing,
          joined([
            gross === null ? '' : `${texts.gross} ${kilograms(gross)}`,
            tare === null ? '' : `${texts.tare} ${kilograms(tare)}`,
            ticket,
          ]),
        ]),
        [texts.temperature, paper.temperature === null ? '' : `${paper.temperature} °C`],
        [texts.whyrefused, refusal === null ? '' : states[`refusal_${refusal.kind as 'other'}`]],
        [texts.remarks, paper.remarks],
      ]}
    />
  )
}

function Parties({ paper }: { paper: Content }): ReactElement {
  const texts = useManureTexts('paper')
  const { moment } = useDateFormat()
  const at = (reported: string) => (reported === '' ? '' : moment(reported))
  const { carrier, consignee, consignor, handedOver, origin, vehicle } = paper
  return (
    <DescriptionList
      items={[
        [texts.consignor, joined([consignor.name, consignor.businessId, consignor.farmId, consignor.address])],
        [texts.origin, joined([origin.keepingPlace, origin.store, origin.municipality])],
        [texts.loaded, at(paper.loadedAt)],
        [
          texts.consignee,
          joined([consignee.name, consignee.businessId, consignee.plant, consignee.address, consignee.approvalNo]),
        ],
        [texts.carrier, carrier && joined([carrier.name, carrier.businessId, carrier.licence, carrier.byproduct])],
        [texts.truck, vehicle && joined([vehicle.plate, vehicle.boxes.join(' + ')])],
        [texts.driver, paper.driver],
        [texts.declarations, <Declarations key="declarations" paper={paper} />],
        [texts.handedover, handedOver && (handedOver.kind === 'absent' ? texts.nobody : handedOver.name)],
        [texts.receivedby, joined([paper.receivedBy, at(paper.receivedAt)]) || texts.notyet],
      ]}
    />
  )
}

function Declarations({ paper: { declarations, declarationsMissing } }: { paper: Content }): ReactElement {
  const texts = useManureTexts('paper')
  const states = useManureTexts('states')
  const { moment } = useDateFormat()
  const declared = (kind: string) => states[`declaration_${kind as 'no_wild_oat'}`]
  return (
    <>
      {declarations.map(({ kind, by, at }) => (
        <p key={kind}>{joined([declared(kind), by, moment(at)])}</p>
      ))}
      {declarationsMissing.map((kind) => (
        <p key={kind}>{`${declared(kind)}: ${texts.notgiven}`}</p>
      ))}
    </>
  )
}

function amountOf({ quantity: { kind, kg, m3 } }: Content, texts: ReturnType<typeof useManureTexts<'paper'>>): string {
  const amounts = [kg === null ? '' : kilograms(kg), m3 === null ? '' : cubicMetres(m3)]
  return joined([...amounts, kind === 'estimate' ? texts.estimate : ''])
}

function Pdf({ id }: { id: string }): ReactElement {
  const texts = useManureTexts('paper')
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
        onClick={() => void send({ id: id, language })}
      >
        {texts.pdf}
      </Button>
      {failure && <FailureNotice answer={failure} />}
    </>
  )
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}
