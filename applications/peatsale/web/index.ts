/** The peatsale application's browser face. */
import type { WebApplication } from '@workspace/portal/web'
import { lazyScreen, lazyTexts } from '@workspace/portal/web'
import { peatsaleManifest } from '../contract/manifest.ts'
import type { PeatRefusal } from '../contract/peat-refusals.ts'
import { LitterIcon } from './icon.tsx'
import { loadDeskScreens } from './loads/desk-screens.ts'
import { officeScreen } from './office-screen.ts'
import { phoneOrderScreens } from './ordering/office-screens.ts'
import { priceScreens } from './prices/screens.ts'
import { registerScreens } from './registers/screens.ts'
import type { PeatAuditAction } from './texts/audit-sentences.ts'
import { textsOf, textsWith } from './texts/texts-of.ts'

const start = lazyScreen(
  async () => (await import('./start/start-screen.tsx')).StartScreen,
  textsOf('work', 'ordering', 'own', 'states'),
  async () => (await import('./start/start-answer.ts')).preloadStart(),
)
const orders = lazyScreen(
  async () => (await import('./orders/orders-screen.tsx')).OrdersScreen,
  textsWith(['lists'], 'work', 'states', 'carrier', 'office', 'own'),
)
const newOrder = lazyScreen(
  async () => (await import('./ordering/new-order-screen.tsx')).NewOrderScreen,
  textsWith(['values'], 'ordering', 'work', 'changes', 'states', 'prices'),
)
const order = lazyScreen(
  async () => (await import('./orders/order-screen.tsx')).OrderScreen,
  textsWith(['commands'], 'work', 'changes', 'states', 'prices', 'ordering'),
)
const changeRequest = lazyScreen(async () => (await import('./ordering/change-request-screen.tsx')).ChangeRequestScreen)
const inbox = officeScreen(
  async () => (await import('./inbox/inbox-screen.tsx')).InboxScreen,
  textsWith(['lists', 'values', 'commands'], 'office', 'changes', 'work', 'states', 'ordering', 'prices'),
)
const editOrder = officeScreen(
  async () => (await import('./order-editing/edit-screen.tsx')).EditScreen,
  textsWith(['forms', 'values', 'commands'], 'changes', 'work', 'states', 'prices', 'ordering'),
)
const loads = lazyScreen(
  async () => (await import('./loads/loads-screen.tsx')).LoadsScreen,
  textsWith(['lists', 'values'], 'work', 'states', 'carrier', 'office', 'own', 'week'),
)
const load = lazyScreen(
  async () => (await import('./loads/load-screen.tsx')).LoadScreen,
  textsWith(['values', 'commands'], 'work', 'states', 'corrections', 'reasons', 'acts', 'changes', 'log'),
)
const carrierLoads = lazyScreen(
  async () => (await import('./carrier/loads-screen.tsx')).CarrierLoadsScreen,
  textsWith(['commands'], 'carrier', 'changes', 'work', 'acts', 'states'),
)
const crew = lazyScreen(async () => (await import('./carrier/crew-screen.tsx')).CrewScreen)
const drivingTexts = textsWith(['values'], 'driving', 'work', 'states', 'facts', 'field', 'reasons', 'today')
const loadingTexts = textsWith(['values'], 'field', 'facts', 'work', 'states', 'today')
const fetchDay = () => import('./driving/day-screen.tsx')
const fetchDriven = () => import('./driving/load-screen.tsx')
const fetchQueue = () => import('./loading/queue-screen.tsx')
const fetchPad = () => import('./loading/pad-screen.tsx')
// Each with the one that follows it in the cab: there may be no line where that is opened.
const driving = lazyScreen(async () => (await followed(fetchDay, fetchDriven)).DriverDayScreen, drivingTexts)
const driven = lazyScreen(async () => (await followed(fetchDriven, fetchDay)).DriverLoadScreen, drivingTexts)
const loading = lazyScreen(async () => (await followed(fetchQueue, fetchPad)).QueueScreen, loadingTexts)
const pad = lazyScreen(async () => (await followed(fetchPad, fetchQueue)).PadScreen, loadingTexts)
const customers = officeScreen(
  async () => (await import('./customers/customers-screen.tsx')).CustomersScreen,
  textsWith(['lists'], 'customers', 'office'),
)
const newCustomer = officeScreen(
  async () => (await import('./customers/customer-form-screen.tsx')).NewCustomerScreen,
  textsWith(['forms'], 'customers'),
)
const customer = officeScreen(
  async () => (await import('./customers/customer-screen.tsx')).CustomerScreen,
  textsWith(['members'], 'customers', 'sites'),
)
const editCustomer = officeScreen(
  async () => (await import('./customers/customer-form-screen.tsx')).CustomerFormScreen,
  textsWith(['forms'], 'customers'),
)
const terms = officeScreen(
  async () => (await import('./customers/terms-screen.tsx')).TermsScreen,
  textsWith(['forms', 'values'], 'customers'),
)
const officeSite = officeScreen(
  async () => (await import('./sites/site-screen.tsx')).OfficeSiteScreen,
  textsWith(['forms', 'values'], 'sites'),
)
const requests = officeScreen(
  async () => (await import('./customer-requests/requests-screen.tsx')).RequestsScreen,
  textsWith(['lists'], 'customers'),
)
const request = officeScreen(
  async () => (await import('./customer-requests/request-screen.tsx')).RequestScreen,
  textsWith(['lists', 'forms'], 'customers', 'caller', 'sites'),
)
const ownSites = lazyScreen(async () => (await import('./customer-portal/own-sites-screen.tsx')).OwnSitesScreen)
const ownSite = lazyScreen(async () => (await import('./sites/site-screen.tsx')).OwnSiteScreen)
const ownPrices = lazyScreen(async () => (await import('./customer-portal/own-prices-screen.tsx')).OwnPricesScreen)
const ownPapers = lazyScreen(async () => (await import('./customer-portal/own-papers-screen.tsx')).OwnPapersScreen)
const ownAccount = lazyScreen(
  async () => (await import('./customer-portal/own-account-screen.tsx')).OwnAccountScreen,
  textsWith(['members'], 'own', 'customers'),
)
const invitation = lazyScreen(
  async () => (await import('./members/invitation-screen.tsx')).InvitationScreen,
  textsWith(['members'], 'own'),
)
const batches = officeScreen(
  async () => (await import('./invoicing/batches-screen.tsx')).BatchesScreen,
  textsWith(['lists', 'values'], 'invoicing', 'office'),
)
const batch = officeScreen(async () => (await import('./invoicing/batch-screen.tsx')).BatchScreen, textsOf('invoicing'))

async function followed<Code>(fetch: () => Promise<Code>, next: () => Promise<unknown>): Promise<Code> {
  const code = await fetch()
  // Without it the screen that follows is fetched when it is opened.
  void next().catch(() => undefined)
  return code
}

export const peatsale: WebApplication<PeatRefusal, PeatAuditAction> = {
  manifest: peatsaleManifest,
  Icon: LitterIcon,
  refusals: lazyTexts(async () => (await import('./texts/refusal-texts.ts')).refusalTexts),
  auditSentences: async () => (await import('./texts/audit-sentences.ts')).auditSentences,
  letterNames: async () => (await import('./texts/letter-names.ts')).letterNames,
  newcomers: lazyScreen(async () => (await import('./start/newcomer.tsx')).WaitingToBuy, textsOf('work', 'ordering')),
  waiting: async () => (await import('./texts/waiting-words.ts')).waitingWords,
  outbox: async () => (await import('./facts/outbox-calls.ts')).outboxCalls,
  guides: lazyTexts(async () => (await import('./guides/guides.ts')).guides),
  topics: async () => (await import('./topics.ts')).topics,
  screens: [
    ...priceScreens,
    ...registerScreens,
    { path: '/', screen: start },
    // ROUTE-26: where the back button of the system info leads.
    { path: '/frontpage', screen: start },
    { path: '/orders', screen: orders, title: { fi: 'Tilaukset', en: 'Orders' } },
    { path: '/orders/new', screen: newOrder, title: { fi: 'Uusi tilaus', en: 'New order' } },
    { path: '/orders/:id', screen: order, title: { fi: 'Tilaus', en: 'Order' } },
    { path: '/orders/:id/change', screen: changeRequest, title: { fi: 'Muutospyyntö', en: 'Change request' } },
    {
      path: '/office/orders',
      density: 'office',
      screen: inbox,
      title: { fi: 'Tilausten vahvistus', en: 'Orders to confirm' },
    },
    ...phoneOrderScreens,
    ...loadDeskScreens,
    {
      path: '/office/orders/:id',
      density: 'office',
      screen: editOrder,
      title: { fi: 'Tilauksen muutos', en: 'Change of an order' },
    },
    { path: '/loads', screen: loads, title: { fi: 'Kuormat', en: 'Loads' } },
    { path: '/carrier/loads', screen: carrierLoads, density: 'office', title: { fi: 'Keikat', en: 'Loads' } },
    {
      path: '/carrier/crew',
      screen: crew,
      density: 'office',
      title: { fi: 'Kuljettajat ja autot', en: 'Drivers and trucks' },
    },
    {
      path: '/office/invoicing',
      screen: batches,
      density: 'office',
      title: { fi: 'Laskutus', en: 'Invoicing' },
    },
    {
      path: '/office/invoicing/:id',
      screen: batch,
      density: 'office',
      title: { fi: 'Laskutusaineisto', en: 'Batch' },
    },
    {
      path: '/office/customers',
      screen: customers,
      density: 'office',
      title: { fi: 'Asiakkaat', en: 'Customers' },
    },
    {
      path: '/office/customers/new',
      screen: newCustomer,
      density: 'office',
      title: { fi: 'Uusi asiakas', en: 'New customer' },
    },
    {
      path: '/office/customers/requests',
      screen: requests,
      density: 'office',
      title: { fi: 'Asiakaspyynnöt', en: 'Customer requests' },
    },
    {
      path: '/office/customers/requests/:id',
      screen: request,
      density: 'office',
      title: { fi: 'Asiakaspyyntö', en: 'Customer request' },
    },
    { path: '/office/customers/:id', screen: customer, density: 'office', title: { fi: 'Asiakas', en: 'Customer' } },
    {
      path: '/office/customers/:id/edit',
      screen: editCustomer,
      density: 'office',
      title: { fi: 'Asiakkaan tiedot', en: 'Customer’s details' },
    },
    {
      path: '/office/customers/:id/terms/:seller',
      screen: terms,
      density: 'office',
      title: { fi: 'Asiakkaan ehdot', en: 'Customer’s terms' },
    },
    {
      path: '/office/customers/:id/sites/:site',
      screen: officeSite,
      density: 'office',
      title: { fi: 'Toimituspaikka', en: 'Delivery site' },
    },
    { path: '/sites', screen: ownSites, title: { fi: 'Toimituspaikat', en: 'Delivery sites' } },
    { path: '/sites/:site', screen: ownSite, title: { fi: 'Toimituspaikka', en: 'Delivery site' } },
    { path: '/prices', screen: ownPrices, title: { fi: 'Hinnat', en: 'Prices' } },
    { path: '/papers', screen: ownPapers, title: { fi: 'Asiakirjat', en: 'Documents' } },
    { path: '/account', screen: ownAccount, title: { fi: 'Asiakkuus', en: 'Customer account' } },
    {
      path: '/invitation/:link',
      screen: invitation,
      access: 'public',
      title: { fi: 'Kutsu asiakkuuteen', en: 'Invitation' },
    },
    { path: '/driving', screen: driving, frame: 'field', title: { fi: 'Tänään', en: 'Today' } },
    { path: '/driving/:id', screen: driven, frame: 'field', title: { fi: 'Kuorma', en: 'Load' } },
    { path: '/loading', screen: loading, frame: 'field', title: { fi: 'Jono', en: 'Queue' } },
    { path: '/loading/:id', screen: pad, frame: 'field', title: { fi: 'Lastaus', en: 'Loading' } },
    { path: '/loads/:id', screen: load, title: { fi: 'Kuorma', en: 'Load' } },
  ],
}
