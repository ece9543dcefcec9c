/** The register of Lanta-appi's documents (7.6). */
import { documentRegister } from '@workspace/logistics/server'

/** Which company is responsible, and whose manure it is. */
export interface CompanyAndAccount {
  readonly company: string
  readonly account: string
}

const titles = {
  commercialDocument: { fi: 'Kaupallinen asiakirja', en: 'Commercial document' },
  weighbridgeTicket: { fi: 'Punnitustosite', en: 'Weighbridge ticket' },
  acceptance: { fi: 'Noudon hyväksyntä', en: 'Acceptance of a pickup' },
  settlementStatement: { fi: 'Tilityserittely', en: 'Settlement statement' },
  handOverContract: { fi: 'Luovutussopimus', en: 'Hand-over contract' },
  handOverRecord: { fi: 'Lannan luovutuskirjaus', en: 'Hand-over record of manure' },
}

export const manureDocuments = documentRegister<CompanyAndAccount, typeof titles>('manuredelivery', titles)
