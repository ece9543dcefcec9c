/** Documents of an order or a load. */
import { Papers as PapersOf } from '@workspace/logistics/web/documents'
import type { ReactElement } from 'react'
import { giveDocument } from '../../contract/documents/calls.ts'
import type { DocumentRow } from '../../contract/documents/document.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function Papers({ documents }: { documents: readonly DocumentRow[] }): ReactElement {
  const { paper_waybill, paper_deliveryNote, paper_orderConfirmation } = usePeatTexts('work')
  const titles = {
    ...{ waybill: paper_waybill, deliveryNote: paper_deliveryNote, orderConfirmation: paper_orderConfirmation },
  }
  return <PapersOf documents={documents} titles={titles} give={giveDocument} />
}
