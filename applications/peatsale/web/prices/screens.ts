/** The office's screens of prices. */
import type { ApplicationScreen } from '@workspace/portal/web'
import { officeScreen } from '../office-screen.ts'
import { textsOf, textsWith } from '../texts/texts-of.ts'

const priceLists = officeScreen(
  async () => (await import('./lists-screen.tsx')).PriceListsScreen,
  textsWith(['lists'], 'pricing', 'office'),
)
const newPriceList = officeScreen(
  async () => (await import('./new-list-screen.tsx')).NewPriceListScreen,
  textsWith(['forms', 'values'], 'pricing', 'office'),
)
const priceList = officeScreen(
  async () => (await import('./list-screen.tsx')).PriceListScreen,
  textsOf('pricing', 'office'),
)
const freight = officeScreen(
  async () => (await import('./freight-screen.tsx')).FreightScreen,
  textsOf('pricing', 'office'),
)
const freightTable = officeScreen(
  async () => (await import('./freight-table-screen.tsx')).FreightTableScreen,
  textsOf('pricing', 'office', 'registers'),
)
const tariffs = officeScreen(
  async () => (await import('./tariffs-screen.tsx')).TariffsScreen,
  textsOf('pricing', 'office'),
)
const tariff = officeScreen(
  async () => (await import('./tariff-screen.tsx')).TariffScreen,
  textsOf('pricing', 'office'),
)
const vat = officeScreen(
  async () => (await import('./vat-screen.tsx')).VatScreen,
  textsOf('pricing', 'office', 'registers'),
)
const tryPrice = officeScreen(
  async () => (await import('./try-price-screen.tsx')).TryPriceScreen,
  textsWith(['values'], 'pricing', 'office'),
)

export const priceScreens: readonly ApplicationScreen[] = [
  {
    path: '/office/prices',
    screen: priceLists,
    density: 'office',
    title: { fi: 'Hinnastot', en: 'Price lists' },
  },
  {
    path: '/office/prices/new',
    screen: newPriceList,
    density: 'office',
    title: { fi: 'Uusi hinnasto', en: 'New price list' },
  },
  {
    path: '/office/prices/try',
    screen: tryPrice,
    density: 'office',
    title: { fi: 'Kokeile hintaa', en: 'Try a price' },
  },
  {
    path: '/office/vat',
    screen: vat,
    density: 'office',
    title: { fi: 'Alv-kannat', en: 'VAT rates' },
  },
  {
    path: '/office/prices/:id',
    screen: priceList,
    density: 'office',
    title: { fi: 'Hinnasto', en: 'Price list' },
  },
  {
    path: '/office/freight',
    screen: freight,
    density: 'office',
    title: { fi: 'Rahtitaulukot', en: 'Freight tables' },
  },
  {
    path: '/office/freight/:id',
    screen: freightTable,
    density: 'office',
    title: { fi: 'Rahtitaulukko', en: 'Freight table' },
  },
  {
    path: '/office/tariffs',
    screen: tariffs,
    density: 'office',
    title: { fi: 'Kuljetustaksat', en: 'Carrier tariffs' },
  },
  {
    path: '/office/tariffs/:id',
    screen: tariff,
    density: 'office',
    title: { fi: 'Kuljetustaksa', en: 'Carrier tariff' },
  },
]
