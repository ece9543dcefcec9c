import { commandsIn } from '../../../contract/states/command-words.ts'

/** What has happened to an order or a load, as its log says it. */
export const log = {
  caption: 'Kuorman tapahtumat',
  ordercaption: 'Tilauksen tapahtumat',
  ...commandsIn('fi'),
  offerDeadline: 'Tarjousaika päättyi',
  verification: 'Tarkastettu automaattisesti',
  loadEntersLoadingLoadedOrDelivered: 'Toimitus alkoi',
  noLoadIsLoadingOrLater: 'Toimitus ei ole enää kesken',
  allLoadsAreDoneAndNothingRemains: 'Kaikki toimitettu',
  loadIsUndeliveredOrAdded: 'Toimitus jatkuu',
  everyDeliveredLoadIsLocked: 'Laskutettu',
  batchIsUnapproved: 'Laskutus avattu',
  customerLeft: 'Asiakkuus päättyi',
}
