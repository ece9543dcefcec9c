/** The office's registers: products, swamps with their piles, carriers with their trucks, sellers. */
import type { ApplicationScreen } from '@workspace/portal/web'
import { officeScreen } from '../office-screen.ts'
import { textsOf, textsWith } from '../texts/texts-of.ts'

const products = officeScreen(
  async () => (await import('./products/products-screen.tsx')).ProductsScreen,
  textsWith(['lists'], 'registers', 'office'),
)
const product = officeScreen(
  async () => (await import('./products/product-screen.tsx')).ProductScreen,
  textsWith(['forms', 'values'], 'registers'),
)
const swamps = officeScreen(
  async () => (await import('./swamps/swamps-screen.tsx')).SwampsScreen,
  textsWith(['lists'], 'swamps', 'registers', 'office'),
)
const newSwamp = officeScreen(
  async () => (await import('./swamps/swamp-edit-screen.tsx')).NewSwampScreen,
  textsWith(['forms', 'values'], 'swamps', 'registers'),
)
const swamp = officeScreen(async () => (await import('./swamps/swamp-screen.tsx')).SwampScreen, textsOf('swamps'))
const swampEdit = officeScreen(
  async () => (await import('./swamps/swamp-edit-screen.tsx')).SwampEditScreen,
  textsWith(['forms', 'values'], 'swamps', 'registers'),
)
const pile = officeScreen(
  async () => (await import('./swamps/pile-screen.tsx')).PileScreen,
  textsWith(['lists', 'forms', 'values'], 'swamps'),
)
const carriers = officeScreen(
  async () => (await import('./carriers/carriers-screen.tsx')).CarriersScreen,
  textsWith(['lists'], 'carriers', 'registers', 'office'),
)
const carrier = officeScreen(
  async () => (await import('./carriers/carrier-screen.tsx')).CarrierScreen,
  textsWith(['forms', 'values'], 'carriers', 'registers'),
)
const vehicle = officeScreen(
  async () => (await import('./carriers/vehicle-screen.tsx')).VehicleScreen,
  textsWith(['forms', 'values'], 'carriers'),
)
const sellers = officeScreen(
  async () => (await import('./sellers/sellers-screen.tsx')).SellersScreen,
  textsWith(['lists'], 'registers', 'settings', 'office'),
  'superadmin',
)
const settings = officeScreen(
  async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  textsWith(['forms', 'values'], 'registers', 'settings', 'office'),
)

export const registerScreens: readonly ApplicationScreen[] = [
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
    title: { fi: 'Suot', en: 'Bogs' },
  },
  {
    path: '/office/swamps/new',
    screen: newSwamp,
    density: 'office',
    title: { fi: 'Uusi suo', en: 'New bog' },
  },
  {
    path: '/office/swamps/:id',
    screen: swamp,
    density: 'office',
    title: { fi: 'Suo', en: 'Bog' },
  },
  {
    path: '/office/swamps/:id/edit',
    screen: swampEdit,
    density: 'office',
    title: { fi: 'Muokkaa suota', en: 'Edit the bog' },
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
    path: '/office/sellers',
    screen: sellers,
    density: 'office',
    title: { fi: 'Myyjät', en: 'Sellers' },
  },
  {
    path: '/office/settings',
    screen: settings,
    density: 'office',
    title: { fi: 'Asetukset', en: 'Settings' },
  },
]
