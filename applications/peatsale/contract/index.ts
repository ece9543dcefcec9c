/** The peatsale application's contract face. */
export {
  type Machine,
  Moment,
  missingFields,
  offered,
  type Rule,
  ruleOf,
  type Step,
  step,
} from '@workspace/logistics/contract'
export { PortalId, Uuid } from '@workspace/portal/contract'
export { peatCalls } from './calls.ts'
export {
  addWash,
  answerCarrierService,
  carrierCalls,
  readCarrier,
  readWashes,
  removeVehicle,
  saveCarrier,
  saveCarrierDriver,
  saveCarrierService,
  saveVehicle,
  searchCarriers,
  voidWash,
} from './carriers/calls.ts'
export { type Carrier, CarrierView, carrierSorts, type ListedCarrier } from './carriers/carrier.ts'
export { addCaller, proposeZone } from './customers/caller-call.ts'
export {
  closeCustomer,
  customerCalls,
  findCustomer,
  orderingFindLeast,
  readCustomer,
  saveCustomer,
  saveCustomerLink,
  searchCustomers,
} from './customers/calls.ts'
export {
  type CustomerLink,
  type CustomerMember,
  type CustomerRow,
  type CustomerTag,
  customerTags,
  type LinkFields,
} from './customers/customer.ts'
export {
  acceptInvitation,
  addMember,
  changeMember,
  inviteMember,
  memberCalls,
  readInvitation,
  searchPeople,
  withdrawInvitation,
} from './customers/member-calls.ts'
export {
  type CustomerRequestRow,
  customerRequestsADay,
  decideCustomerRequest,
  type LikeCustomer,
  readCustomerRequest,
  requestCalls,
  requestStates,
  searchCustomerRequests,
  sendCustomerRequest,
} from './customers/request-calls.ts'
export { When } from './fields/delivery-terms.ts'
export type { PersonName } from './fields/person-name.ts'
export { Place } from './fields/place.ts'
export { saveBucket } from './loading/bucket-call.ts'
export type { LoadCommand } from './loads/load-event.ts'
export { LoadEvent, type LoadEventData } from './loads/load-event.ts'
export {
  type DeliveredLine,
  type LoadedLine,
  measureBases,
  peatPlaces,
} from './loads/load-fields.ts'
export { type Problem, problems } from './loads/reason-tiles.ts'
export { peatsaleManifest } from './manifest.ts'
export { holdReasons } from './orders/office-commands.ts'
export type { OrderCommand } from './orders/order-event.ts'
export { OrderEvent, type OrderEventData } from './orders/order-event.ts'
export {
  type DeliveryMethod,
  deliveryMethods,
  type HandPrice,
  type OrderFields,
  type OrderFreight,
  type OrderLineInput,
  type PlannedLine,
  type Wish,
} from './orders/order-fields.ts'
export { peatCall } from './peat-call.ts'
export { type PeatRefusal, peatRefusals } from './peat-refusals.ts'
export {
  comparePriceList,
  priceCalls,
  publishFreightTable,
  publishPriceList,
  readCustomerPrices,
  readFreightTables,
  readPriceList,
  readVatRates,
  retireFreightTable,
  retirePriceList,
  saveFreightTable,
  savePriceList,
  savePriceRows,
  saveVatRates,
  searchPriceLists,
} from './prices/calls.ts'
export type { CarrierTariff, CarrierTariffRow, TariffRowChange } from './prices/carrier-tariff.ts'
export * from './prices/explain.ts'
export type { FreightRowChange, FreightTable, FreightTableRow } from './prices/freight-table.ts'
export * from './prices/price-input.ts'
export {
  type ListedPriceList,
  listScopes,
  type PriceListFields,
  type PriceListRow,
  PriceListView,
  type PriceRowChange,
  type PriceState,
  priceListSorts,
  priceRowsMost,
  priceStates,
} from './prices/price-list.ts'
export * from './prices/price-loads.ts'
export * from './prices/price-output.ts'
export * from './prices/price-standing.ts'
export * from './prices/propose-loads.ts'
export * from './prices/tariff-calls.ts'
export {
  giveProductImage,
  keepProductImage,
  productCalls,
  productImageMost,
  readProduct,
  removeProductImage,
  saveProduct,
  searchProducts,
} from './products/calls.ts'
export {
  type AvailabilityWord,
  availabilityWords,
  type ListedProduct,
  type OfficeProduct,
  ProductView,
  productKinds,
  productSorts,
} from './products/product.ts'
export { officeRoles, type PeatRole, peatRoles, workingRoles } from './rights/roles.ts'
export {
  readSeller,
  readSellerCompanies,
  readSellers,
  saveSeller,
  saveSellerSettings,
  saveZones,
  sellersCalls,
} from './sellers/calls.ts'
export {
  breakBases,
  breakModes,
  firstSettings,
  type ListedSeller,
  type Seller,
  type Zone,
  type ZoneChange,
} from './sellers/seller.ts'
export { removeSite, saveSite, saveSiteZone, siteCalls } from './sites/calls.ts'
export type { SiteFields, SiteSeen, SiteZone } from './sites/site.ts'
export { closedFields } from './states/carried-fields.ts'
export { type DerivedWhen, derivedMoves, systemMoves } from './states/derived-moves.ts'
export { type FieldRole, fieldLocks, type LockedField, type Phase, type Terms, termsOf } from './states/field-locks.ts'
export { type Flag, flags } from './states/flags.ts'
export { loadMachine } from './states/load-machine.ts'
export { type LoadState, loadStates } from './states/load-states.ts'
export type { LoadRole } from './states/load-vocabulary.ts'
export { type LoadEffect, type LoadGuard, loadGuards } from './states/load-words.ts'
export { orderMachine } from './states/order-machine.ts'
export { type OrderState, orderStates } from './states/order-states.ts'
export type { OrderRole } from './states/order-vocabulary.ts'
export { type OrderEffect, type OrderGuard, orderGuards } from './states/order-words.ts'
export { readSwamp, saveStockpile, saveSwamp, searchSwamps, swampCalls } from './swamps/calls.ts'
export {
  type CountKind,
  countKinds,
  countStockpile,
  type MovementRow,
  type MovementType,
  searchMovements,
} from './swamps/movement.ts'
export {
  type ListedSwamp,
  pileKinds,
  pileStates,
  type Stockpile,
  type Swamp,
  type SwampStock,
  SwampView,
  surveyMethods,
  swampSorts,
  type WeekHours,
} from './swamps/swamp.ts'
