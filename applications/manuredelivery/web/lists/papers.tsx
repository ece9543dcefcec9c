/** Documents of a request or a consignment. */
import { Papers as PapersOf } from '@workspace/logistics/web/documents'
import { Card } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { giveDocument } from '../../contract/documents/calls.ts'
import { useManureTexts } from '../texts/texts.ts'

export function Papers({ documents }: Pick<Consignment, 'documents'>): ReactElement | null {
  const texts = useManureTexts('work')
  if (documents.length === 0) return null
  const titles = {
    commercialDocument: texts.paper_commercialDocument,
    weighbridgeTicket: texts.paper_weighbridgeTicket,
    acceptance: texts.paper_acceptance,
    settlementStatement: texts.paper_settlementStatement,
    handOverRecord: texts.paper_handOverRecord,
    handOverContract: texts.paper_handOverContract,
  }
  return (
    <Card heading={texts.documents}>
      <PapersOf documents={documents} titles={titles} give={giveDocument} />
    </Card>
  )
}
