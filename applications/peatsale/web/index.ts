/** The peatsale application's browser face. */
import type { WebApplication } from '@workspace/portal/web'
import { lazyScreen, lazyTexts } from '@workspace/portal/web'
import { peatsaleManifest } from '../contract/manifest.ts'
import type { PeatRefusal } from '../contract/peat-refusals.ts'
import { LitterIcon } from './icon.tsx'
import { priceScreens } from './prices/screens.ts'
import type { PeatAuditAction } from './texts/audit-sentences.ts'

const start = lazyScreen(async () => (await import('./start/start-screen.tsx')).StartScreen)
const orders = lazyScreen(async () => (await import('./orders/orders-screen.tsx')).OrdersScreen)
const newOrder = lazyScreen(async () => (await import('./ordering/new-order-screen.tsx')).NewOrderScreen)
const order = lazyScreen(async () => (await import('./orders/order-screen.tsx')).OrderScreen)
const changeRequest = lazyScreen(async () => (await import('./ordering/change-request-screen.tsx')).ChangeRequestScreen)
const inbox = lazyScreen(async () => (await import('./inbox/inbox-screen.tsx')).InboxScreen)
const editOrder = lazyScreen(async () => (await import('./editing/edit-screen.tsx')).EditScreen)
const customerChoice = lazyScreen(
  async () => (await import('./ordering/customer-choice-screen.tsx')).CustomerChoiceScreen,
)
const loads = lazyScreen(async () => (await import('./loads/loads-screen.tsx')).LoadsScreen)
const load = lazyScreen(async () => (await import('./loads/load-screen.tsx')).LoadScreen)
const carrierLoads = lazyScreen(async () => (await import('./carrier/loads-screen.tsx')).CarrierLoadsScreen)
const crew = lazyScreen(async () => (await import('./carrier/crew-screen.tsx')).CrewScreen)
const driving = lazyScreen(async () => (await import('./driving/day-screen.tsx')).DriverDayScreen)
const driven = lazyScreen(async () => (await import('./driving/load-screen.tsx')).DriverLoadScreen)
const loading = lazyScreen(async () => (await import('./loading/queue-screen.tsx')).QueueScreen)
const pad = lazyScreen(async () => (await import('./loading/pad-screen.tsx')).PadScreen)
const customers = lazyScreen(async () => (await import('./customers/customers-screen.tsx')).CustomersScreen)
const newCustomer = lazyScreen(async () => (await import('./customers/customer-form-screen.tsx')).NewCustomerScreen)
const customer = lazyScreen(async () => (await import('./customers/customer-screen.tsx')).CustomerScreen)
const editCustomer = lazyScreen(async () => (await import('./customers/customer-form-screen.tsx')).CustomerFormScreen)
const terms = lazyScreen(async () => (await import('./customers/terms-screen.tsx')).TermsScreen)
const officeSite = lazyScreen(async () => (await import('./sites/site-screen.tsx')).OfficeSiteScreen)
const requests = lazyScreen(async () => (await import('./requests/requests-screen.tsx')).RequestsScreen)
const request = lazyScreen(async () => (await import('./requests/request-screen.tsx')).RequestScreen)
const ownSites = lazyScreen(async () => (await import('./own/own-sites-screen.tsx')).OwnSitesScreen)
const ownSite = lazyScreen(async () => (await import('./sites/site-screen.tsx')).OwnSiteScreen)
const ownPrices = lazyScreen(async () => (await import('./own/own-prices-screen.tsx')).OwnPricesScreen)
const ownPapers = lazyScreen(async () => (await import('./own/own-papers-screen.tsx')).OwnPapersScreen)
const ownAccount = lazyScreen(async () => (await import('./own/own-account-screen.tsx')).OwnAccountScreen)
const invitation = lazyScreen(async () => (await import('./members/invitation-screen.tsx')).InvitationScreen)
const batches = lazyScreen(async () => (await import('./invoicing/batches-screen.tsx')).BatchesScreen)
const batch = lazyScreen(async () => (await import('./invoicing/batch-screen.tsx')).BatchScreen)
const products = lazyScreen(async () => (await import('./registers/products/products-screen.tsx')).ProductsScreen)
const product = lazyScreen(async () => (await import('./registers/products/product-screen.tsx')).ProductScreen)
const swamps = lazyScreen(async () => (await import('./registers/swamps/swamps-screen.tsx')).SwampsScreen)
const newSwamp = lazyScreen(async () => (await import('./registers/swamps/swamp-edit-screen.tsx')).NewSwampScreen)
const swamp = lazyScreen(async () => (await import('./registers/swamps/swamp-screen.tsx')).SwampScreen)
const swampEdit = lazyScreen(async () => (await import('./registers/swamps/swamp-edit-screen.tsx')).SwampEditScreen)
const pile = lazyScreen(async () => (await import('./registers/swamps/pile-screen.tsx')).PileScreen)
const carriers = lazyScreen(async () => (await import('./registers/carriers/carriers-screen.tsx')).CarriersScreen)
const carrier = lazyScreen(async () => (await import('./registers/carriers/carrier-screen.tsx')).CarrierScreen)
const vehicle = lazyScreen(async () => (await import('./registers/carriers/vehicle-screen.tsx')).VehicleScreen)
const sellers = lazyScreen(async () => (await import('./registers/sellers/sellers-screen.tsx')).SellersScreen)
const settings = lazyScreen(async () => (await import('./registers/settings/settings-screen.tsx')).SettingsScreen)

export const peatsale: WebApplication<PeatRefusal, PeatAuditAction> = {
  manifest: peatsaleManifest,
  Icon: LitterIcon,
  refusals: lazyTexts(async () => (await import('./texts/refusal-texts.ts')).refusalTexts),
  auditSentences: async () => (await import('./texts/audit-sentences.ts')).auditSentences,
  letterNames: async () => (await import('./texts/letter-names.ts')).letterNames,
  waiting: async () => (await import('./texts/waiting-words.ts')).waitingWords,
  topics: async () => (await import('./topics.ts')).topics,
  screens: [
    ...priceScreens,
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
    {
      path: '/office/orders/new',
      screen: customerChoice,
      title: { fi: 'Tilaus asiakkaalle', en: 'Order for a customer' },
    },
    {
      path: '/office/orders/:id',
      density: 'office',
      screen: editOrder,
      title: { fi: 'Tilauksen muutos', en: 'Change of an order' },
    },
    { path: '/loads', screen: loads, title: { fi: 'Kuormat', en: 'Loads' } },
    { path: '/carrier/loads', screen: carrierLoads, title: { fi: 'Keikat', en: 'Loads' } },
    { path: '/carrier/crew', screen: crew, title: { fi: 'Kuljettajat ja autot', en: 'Drivers and trucks' } },
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
    { path: '/office/customers/new', screen: newCustomer, title: { fi: 'Uusi asiakas', en: 'New customer' } },
    { path: '/office/customers/requests', screen: requests, title: { fi: 'Asiakaspyynnöt', en: 'Customer requests' } },
    {
      path: '/office/customers/requests/:id',
      screen: request,
      title: { fi: 'Asiakaspyyntö', en: 'Customer request' },
    },
    { path: '/office/customers/:id', screen: customer, title: { fi: 'Asiakas', en: 'Customer' } },
    {
      path: '/office/customers/:id/edit',
      screen: editCustomer,
      title: { fi: 'Asiakkaan tiedot', en: 'Customer’s details' },
    },
    {
      path: '/office/customers/:id/terms/:seller',
      screen: terms,
      title: { fi: 'Asiakkaan ehdot', en: 'Customer’s terms' },
    },
    {
      path: '/office/customers/:id/sites/:site',
      screen: officeSite,
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
    {
      path: '/office/products',
      screen: products,
      density: 'office',
      title: { fi: 'Tuotteet', en: 'Products' },
    },
    {
      path: '/office/products/:id',
      screen: product,
      density: 'office',
      title: { fi: 'Tuote', en: 'Product' },
    },
    {
      path: '/office/swamps',
      screen: swamps,
      density: 'office',
      title: { fi: 'Suot', en: 'Swamps' },
    },
    {
      path: '/office/swamps/new',
      screen: newSwamp,
      density: 'office',
      title: { fi: 'Uusi suo', en: 'New swamp' },
    },
    {
      path: '/office/swamps/:id',
      screen: swamp,
      density: 'office',
      title: { fi: 'Suo', en: 'Swamp' },
    },
    {
      path: '/office/swamps/:id/edit',
      screen: swampEdit,
      density: 'office',
      title: { fi: 'Muokkaa suota', en: 'Edit the swamp' },
    },
    {
      path: '/office/swamps/:id/piles/:pile',
      screen: pile,
      density: 'office',
      title: { fi: 'Auma', en: 'Stockpile' },
    },
    {
      path: '/office/carriers',
      screen: carriers,
      density: 'office',
      title: { fi: 'Kuljetusliikkeet', en: 'Transport companies' },
    },
    {
      path: '/office/carriers/:id',
      screen: carrier,
      density: 'office',
      title: { fi: 'Kuljetusliike', en: 'Transport company' },
    },
    {
      path: '/office/carriers/:id/vehicles/:vehicle',
      screen: vehicle,
      density: 'office',
      title: { fi: 'Auto', en: 'Truck' },
    },
    {
      path: '/office/settings',
      screen: settings,
      density: 'office',
      title: { fi: 'Asetukset', en: 'Settings' },
    },
    {
      path: '/office/sellers',
      screen: sellers,
      density: 'office',
      title: { fi: 'Myyjät', en: 'Sellers' },
    },
    { path: '/driving', screen: driving, frame: 'field', title: { fi: 'Tänään', en: 'Today' } },
    { path: '/driving/:id', screen: driven, frame: 'field', title: { fi: 'Kuorma', en: 'Load' } },
    { path: '/loading', screen: loading, frame: 'field', title: { fi: 'Jono', en: 'Queue' } },
    { path: '/loading/:id', screen: pad, frame: 'field', title: { fi: 'Lastaus', en: 'Loading' } },
    { path: '/loads/:id', screen: load, title: { fi: 'Kuorma', en: 'Load' } },
  ],
}
