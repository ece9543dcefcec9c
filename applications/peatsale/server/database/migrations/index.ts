import type { Migrations } from '@workspace/portal/server'
import { sellers } from './0001-sellers.ts'
import { customers } from './0002-customers.ts'
import { carriers } from './0003-carriers.ts'
import { prices } from './0004-prices.ts'
import { orders } from './0005-orders.ts'
import { loads } from './0006-loads.ts'
import { papers } from './0007-papers.ts'
import { paperLists } from './0008-paper-lists.ts'
import { retention } from './0009-retention.ts'
import { manyOrders } from './0011-many-orders.ts'
import { writtenOrders } from './0012-written-orders.ts'
import { longSums } from './0013-long-sums.ts'
import { admission } from './0014-admission.ts'
import { acceptedBy } from './0015-accepted-by.ts'
import { documentFiles } from './0016-document-files.ts'
import { carrierTerms } from './0017-carrier-terms.ts'
import { swampToday } from './0018-swamp-today.ts'
import { handledProblems } from './0020-handled-problems.ts'
import { customerContacts } from './0021-customer-contacts.ts'
import { carrierRequests } from './0022-carrier-requests.ts'
import { carrierTariffs } from './0023-carrier-tariffs.ts'
import { officeDigests } from './0024-office-digests.ts'
import { textIndexes } from './0025-text-indexes.ts'
import { sharedCarriers } from './0026-shared-carriers.ts'
import { sharedAccounts } from './0027-shared-accounts.ts'
import { sharedInvitations } from './0028-shared-invitations.ts'
import { sharedVatRates } from './0029-shared-vat-rates.ts'

/** Once released, none of them changes. */
export const peatMigrations: Migrations = {
  '0001-sellers': sellers,
  '0002-customers': customers,
  '0003-carriers': carriers,
  '0004-prices': prices,
  '0005-orders': orders,
  '0006-loads': loads,
  '0007-papers': papers,
  '0008-paper-lists': paperLists,
  '0009-retention': retention,
  '0011-many-orders': manyOrders,
  '0012-written-orders': writtenOrders,
  '0013-long-sums': longSums,
  '0014-admission': admission,
  '0015-accepted-by': acceptedBy,
  '0016-document-files': documentFiles,
  '0017-carrier-terms': carrierTerms,
  '0018-swamp-today': swampToday,
  '0020-handled-problems': handledProblems,
  '0021-customer-contacts': customerContacts,
  '0022-carrier-requests': carrierRequests,
  '0023-carrier-tariffs': carrierTariffs,
  '0024-office-digests': officeDigests,
  '0025-text-indexes': textIndexes,
  '0026-shared-carriers': sharedCarriers,
  '0027-shared-accounts': sharedAccounts,
  '0028-shared-invitations': sharedInvitations,
  '0029-shared-vat-rates': sharedVatRates,
}
