/** What each of the office's companies has agreed with a farm, and the ways to change or end it. */
import {
  Button,
  ButtonRow,
  Card,
  DescriptionList,
  FailureNotice,
  useDateFormat,
  useKeepFile,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Farm } from '../../contract/farms/calls.ts'
import { giveContract } from '../../contract/farms/farm-link.ts'
import { tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { PartProps } from './farm-dialogs.tsx'

/** For the office alone: a farm reads its number and its terms. */
export function AgreedCards({ farm, onOpen }: PartProps): ReactElement {
  const texts = useManureTexts('joining')
  const { day } = useDateFormat()
  const { language } = useLanguage()
  const keep = useKeepFile(giveContract)
  return (
    <>
      {farm.links.map((link) => (
        <Card
          key={link.id}
          heading={[texts.agreed, farm.links.length > 1 ? nameIn(farm, link.company) : ''].filter(Boolean).join(': ')}
        >
          <DescriptionList
            items={[
              [texts.paymentterm, String(link.paymentTermDays)],
              [texts.tags, link.tags.join(', ')],
              [
                texts.invoicingname,
                [link.invoicingName, link.invoicingStreet, `${link.invoicingPostalCode} ${link.invoicingCity}`.trim()]
                  .filter(Boolean)
                  .join(', '),
              ],
              [texts.einvoiceaddress, [link.eInvoiceAddress, link.eInvoiceOperator].filter(Boolean).join(', ')],
              [
                texts.contract,
                link.contract === null
                  ? ''
                  : [
                      texts.contractis({
                        ...{ from: day(link.contract.from), to: day(link.contract.to) },
                        amount: tonnes(link.contract.kgPerYear),
                      }),
                      link.contract.signedOn === null
                        ? texts.unsigned
                        : texts.signedat({ day: day(link.contract.signedOn) }),
                    ].join('. '),
              ],
              [
                texts.selfbilling,
                link.selfBilling === null ? '' : `${day(link.selfBilling.from)}–${day(link.selfBilling.to)}`,
              ],
              [texts.notes, link.notes],
            ]}
          />
          <ButtonRow>
            <Button variant="secondary" onClick={() => onOpen({ kind: 'link', link })}>
              {texts.edit}
            </Button>
            {link.contract !== null && (
              <Button
                variant="secondary"
                busy={keep.isBusy}
                onClick={() => void keep.send({ account: farm.id, company: link.company, language })}
              >
                {texts.printcontract}
              </Button>
            )}
            <Button variant="secondary" onClick={() => onOpen({ kind: 'close', link })}>
              {texts.close}
            </Button>
          </ButtonRow>
          {keep.failure && <FailureNotice answer={keep.failure} />}
        </Card>
      ))}
    </>
  )
}

const nameIn = ({ companies }: Farm, company: string) => companies.find(({ id }) => id === company)?.name ?? ''
