/** What states, flags, kinds and reasons are called in both languages; a word that is missing does not compile. */
import type { alertKinds, alertRules } from '../alerts/alert.ts'
import type {
  causes,
  failReasons,
  manurePlaces,
  massBases,
  nextPlaces,
  objectionKinds,
  problems,
  refusalKinds,
  volumeBases,
} from '../consignments/consignment-fields.ts'
import type { loaders, storeKinds, surfaces } from '../farms/farm.ts'
import type { holdReasons } from '../requests/office-commands.ts'
import type { declarationKinds } from '../requests/request-fields.ts'
import type { directions, refusalFreights } from '../terms/term-fields.ts'
import type { beddings, manureForms, speciesKinds } from '../types/manure-type.ts'
import type { ConsignmentState } from './consignment-states.ts'
import type { Flag } from './flags.ts'
import type { RequestState } from './request-states.ts'

type Names<Code extends string> = Readonly<Record<Code, { readonly fi: string; readonly en: string }>>
type CodesOf<List extends readonly string[]> = Names<List[number]>

export const requestStateNames: Names<RequestState> = {
  draft: { fi: 'Luonnos', en: 'Draft' },
  submitted: { fi: 'Odottaa hyväksyntää', en: 'Awaiting acceptance' },
  accepted: { fi: 'Hyväksytty', en: 'Accepted' },
  on_hold: { fi: 'Pidossa', en: 'On hold' },
  collecting: { fi: 'Noudetaan', en: 'Being collected' },
  completed: { fi: 'Noudettu', en: 'Collected' },
  closed: { fi: 'Tilitetty', en: 'Settled' },
  rejected: { fi: 'Hylätty', en: 'Rejected' },
  cancelled: { fi: 'Peruttu', en: 'Cancelled' },
}

export const consignmentStateNames: Names<ConsignmentState> = {
  planned: { fi: 'Suunniteltu', en: 'Planned' },
  open: { fi: 'Tarjolla', en: 'Open for carriers' },
  assigned: { fi: 'Annettu', en: 'Assigned' },
  loading: { fi: 'Kuormataan tilalla', en: 'Being loaded at the farm' },
  collected: { fi: 'Noudettu – matkalla', en: 'Collected – on the way' },
  received: { fi: 'Vastaanotettu', en: 'Received' },
  confirmed: { fi: 'Vahvistettu', en: 'Confirmed' },
  locked: { fi: 'Tilitysaineistossa', en: 'In settlement' },
  refused: { fi: 'Torjuttu', en: 'Refused' },
  failed: { fi: 'Nouto epäonnistui', en: 'Pickup failed' },
  cancelled: { fi: 'Peruttu', en: 'Cancelled' },
}

export const flagNames: Names<Flag> = {
  not_assigned: { fi: 'Erää ei ollut annettu', en: 'Was not assigned' },
  reassigned: { fi: 'Ilmoittaja ei ole enää kuljettaja', en: 'The sender is no longer the driver' },
  collected_missing: { fi: 'Kuljettajan noutotieto puuttuu', en: 'The driver’s collection is missing' },
  refusal_missing: { fi: 'Laitoksen torjunta puuttuu', en: 'The plant’s refusal is missing' },
  possible_duplicate: { fi: 'Ehkä kirjattu kahteen kertaan', en: 'May be recorded twice' },
  late: { fi: 'Tieto tuli myöhässä', en: 'Arrived late' },
  correction_proposal: { fi: 'Ehdotus korjaukseksi', en: 'Proposed correction' },
  request_on_hold: { fi: 'Noutopyyntö oli pidossa', en: 'The request was on hold' },
  bio_stop: { fi: 'Erä oli pysäytetty', en: 'The consignment was stopped' },
  unplanned: { fi: 'Suunnittelematon erä', en: 'Unplanned consignment' },
  no_declarations: { fi: 'Vakuutuksia ei ole annettu', en: 'No declarations given' },
  tare_missing: { fi: 'Taara puuttuu', en: 'Tare is missing' },
  unwashed: { fi: 'Pesu puuttuu', en: 'Wash is missing' },
  estimated: { fi: 'Massa on arvio', en: 'The mass is an estimate' },
  off_division: { fi: 'Punnitus ei ole vaa’an jaon kerrannainen', en: 'Not a multiple of the scale’s division' },
  unverified_scale: { fi: 'Vaakaa ei ole varmennettu', en: 'The scale is not verified' },
  weight_differs: { fi: 'Punnittu määrä poikkeaa arviosta', en: 'The weight differs from the estimate' },
  scales_differ: { fi: 'Vaa’at antavat eri tuloksen', en: 'The scales differ' },
  overweight: { fi: 'Ylikuorma', en: 'Overweight' },
}

export const declarationNames: CodesOf<typeof declarationKinds> = {
  no_notifiable_disease: {
    fi: 'Tilalla ei ole vastustettavaa eläintautia',
    en: 'No notifiable animal disease on the farm',
  },
  no_salmonella_restriction: { fi: 'Tilalla ei ole salmonellarajoituksia', en: 'No salmonella restrictions' },
  no_wild_oat: { fi: 'Lannassa ei ole hukkakauraa', en: 'No wild oat in the manure' },
  no_foreign_objects: { fi: 'Lannassa ei ole vieraita esineitä', en: 'No foreign objects in the manure' },
}

export const holdReasonNames: CodesOf<typeof holdReasons> = {
  biosecurity: { fi: 'Tautisuojaus', en: 'Bio-security' },
  plant_full: { fi: 'Laitos täynnä', en: 'Plant full' },
  thaw: { fi: 'Kelirikko', en: 'Spring thaw' },
  contract: { fi: 'Sopimus', en: 'Contract' },
  other: { fi: 'Muu syy', en: 'Other reason' },
}

export const refusalNames: CodesOf<typeof refusalKinds> = {
  foreign_objects: { fi: 'Vieraita esineitä', en: 'Foreign objects' },
  disease: { fi: 'Eläintautiepäily', en: 'Suspected animal disease' },
  too_wet: { fi: 'Liian märkää', en: 'Too wet' },
  wrong_type: { fi: 'Väärä laji', en: 'Wrong type' },
  no_document: { fi: 'Asiakirja puuttuu', en: 'No document' },
  plant_stopped: { fi: 'Laitos seis', en: 'Plant stopped' },
  other: { fi: 'Muu syy', en: 'Other reason' },
}

export const nextPlaceNames: CodesOf<typeof nextPlaces> = {
  sendOn: { fi: 'Toimitetaan edelleen', en: 'To be sent on' },
  returnToFarm: { fi: 'Palautetaan tilalle', en: 'To be returned to the farm' },
  undecided: { fi: 'Ei vielä päätetty', en: 'Undecided' },
}

export const failReasonNames: CodesOf<typeof failReasons> = {
  no_access: { fi: 'Ei pääse perille', en: 'No access' },
  not_ready: { fi: 'Ei ollut valmista', en: 'Not ready' },
  nobody_there: { fi: 'Ketään ei paikalla', en: 'Nobody there' },
  foreign_objects: { fi: 'Vieraita esineitä', en: 'Foreign objects' },
  wrong_type: { fi: 'Väärä laji', en: 'Wrong type' },
  breakdown: { fi: 'Auto rikki', en: 'Breakdown' },
  weather: { fi: 'Sää', en: 'Weather' },
  road: { fi: 'Tie', en: 'Road' },
  biosecurity: { fi: 'Tautisuojaus', en: 'Bio-security' },
  other: { fi: 'Muu syy', en: 'Other reason' },
}

export const causeNames: CodesOf<typeof causes> = {
  farm: { fi: 'Tila', en: 'Farm' },
  carrier: { fi: 'Kuljetusyritys', en: 'Carrier' },
  plant: { fi: 'Laitos', en: 'Plant' },
}

export const manurePlaceNames: CodesOf<typeof manurePlaces> = {
  farm: { fi: 'Tilalla', en: 'At the farm' },
  otherVehicle: { fi: 'Toisessa autossa', en: 'In another truck' },
  ground: { fi: 'Maassa', en: 'On the ground' },
}

export const problemNames: CodesOf<typeof problems> = {
  road: { fi: 'Tie', en: 'Road' },
  noAccess: { fi: 'Ei pääse perille', en: 'No access' },
  queue: { fi: 'Jono', en: 'Queue' },
  breakdown: { fi: 'Auto rikki', en: 'Breakdown' },
  product: { fi: 'Lannassa vikaa', en: 'Fault in the manure' },
  weather: { fi: 'Sää', en: 'Weather' },
  refused: { fi: 'Ei oteta vastaan', en: 'Not accepted' },
  other: { fi: 'Muu', en: 'Other' },
}

export const objectionNames: CodesOf<typeof objectionKinds> = {
  weight: { fi: 'Paino', en: 'Weight' },
  type: { fi: 'Lantalaji', en: 'Type of manure' },
  not_ours: { fi: 'Ei meidän erämme', en: 'Not ours' },
  damage: { fi: 'Vahinko', en: 'Damage' },
  other: { fi: 'Muu', en: 'Other' },
}

export const estimateBasisNames: CodesOf<typeof volumeBases> & CodesOf<typeof massBases> = {
  box: { fi: 'Kuormatilan mitta', en: 'Measured in the box' },
  fill: { fi: 'Täyttöaste', en: 'How full the box is' },
  vehicleScale: { fi: 'Auton vaaka', en: 'Scale of the truck' },
  farmScale: { fi: 'Tilan vaaka', en: 'Scale of the farm' },
}

export const speciesNames: CodesOf<typeof speciesKinds> = {
  broiler: { fi: 'Broileri', en: 'Broiler' },
  layer: { fi: 'Kana', en: 'Layer' },
  turkey: { fi: 'Kalkkuna', en: 'Turkey' },
  cattle: { fi: 'Nauta', en: 'Cattle' },
  horse: { fi: 'Hevonen', en: 'Horse' },
  pig: { fi: 'Sika', en: 'Pig' },
  sheep: { fi: 'Lammas', en: 'Sheep' },
  other: { fi: 'Muu', en: 'Other' },
}

export const formNames: CodesOf<typeof manureForms> = {
  litter: { fi: 'Kuivikelanta', en: 'Litter manure' },
  deepLitter: { fi: 'Kuivikepohjalanta', en: 'Deep-litter manure' },
  solid: { fi: 'Kuivalanta', en: 'Solid manure' },
  separated: { fi: 'Separoitu lanta', en: 'Separated manure' },
}

export const beddingNames: CodesOf<typeof beddings> = {
  peat: { fi: 'Turve', en: 'Peat' },
  wood: { fi: 'Puu', en: 'Wood' },
  straw: { fi: 'Olki', en: 'Straw' },
  none: { fi: 'Ei kuiviketta', en: 'No bedding' },
}

export const storeKindNames: CodesOf<typeof storeKinds> = {
  store: { fi: 'Lantala', en: 'Manure store' },
  house: { fi: 'Halli', en: 'House' },
  heap: { fi: 'Lanta-auma', en: 'Manure heap' },
  container: { fi: 'Kontti', en: 'Container' },
}

export const loaderNames: CodesOf<typeof loaders> = {
  farm: { fi: 'Tila kuormaa', en: 'The farm loads' },
  grab: { fi: 'Auton koura', en: 'Grab of the truck' },
  carrier: { fi: 'Kuljetusyrityksen kuormaaja', en: 'Loader of the carrier' },
}

export const surfaceNames: CodesOf<typeof surfaces> = {
  hard: { fi: 'Kantava', en: 'Hard' },
  soft: { fi: 'Pehmeä', en: 'Soft' },
}

export const directionNames: CodesOf<typeof directions> = {
  farmPays: { fi: 'Tila maksaa (porttimaksu)', en: 'The farm pays (gate fee)' },
  free: { fi: 'Veloituksetta', en: 'Free of charge' },
  plantPays: { fi: 'Laitos maksaa (lannan hyvitys)', en: 'The plant pays (payment for manure)' },
}

export const refusalFreightNames: CodesOf<typeof refusalFreights> = {
  none: { fi: 'Ei rahtia', en: 'No freight' },
  oneWay: { fi: 'Rahti yhteen suuntaan', en: 'Freight one way' },
  bothWays: { fi: 'Rahti molempiin suuntiin', en: 'Freight both ways' },
}

export const alertKindNames: CodesOf<typeof alertKinds> = {
  birdFlu: { fi: 'Lintuinfluenssa', en: 'Bird flu' },
  salmonella: { fi: 'Salmonella', en: 'Salmonella' },
  otherDisease: { fi: 'Muu eläintauti', en: 'Other animal disease' },
  wildOat: { fi: 'Hukkakaura', en: 'Wild oat' },
  other: { fi: 'Muu', en: 'Other' },
}

export const alertRuleNames: CodesOf<typeof alertRules> = {
  stop: { fi: 'Nouto kielletty', en: 'Collection forbidden' },
  lastStop: { fi: 'Päivän viimeinen pysähdys', en: 'Last stop of the day' },
  wash: { fi: 'Pesu ja desinfiointi ennen seuraavaa tilaa', en: 'Wash and disinfect before the next farm' },
}
