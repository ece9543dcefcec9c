/** The office's screens of prices. */
import type { ApplicationScreen } from '@workspace/portal/web'
import { lazyScreen } from '@workspace/portal/web'

const priceLists = lazyScreen(async () => (await import('./lists-screen.tsx')).PriceListsScreen)
const newPriceList = lazyScreen(async () => (await import('./new-list-screen.tsx')).NewPriceListScreen)
const priceList = lazyScreen(async () => (await import('./list-screen.tsx')).PriceListScreen)
const freight = lazyScreen(async () => (await import('./freight-screen.tsx')).FreightScreen)
const freightTable = lazyScreen(async () => (await import('./freight-table-screen.tsx')).FreightTableScreen)
const vat = lazyScreen(async () => (await import('./vat-screen.tsx')).VatScreen)
const tryPrice = lazyScreen(async () => (await import('./try-price-screen.tsx')).TryPriceScreen)

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
    title: { fi: 'Alv-kannat', en: 'Rates of VAT' },
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
]
