/** The orders of these days, by customer. Every driver has a load today, and every loader trucks to fill. */
import type { DrawnOrder } from './living.ts'

const kurki = 'Kurkikorvenneva'
const halla = 'Hallanperänneva'
const tuuli = 'Tuulikorvensuo'
const vilu = 'Vilusuo'
const joutsen = 'Joutsenlamminneva'
const kaakkuri = 'Pikku-Kaakkurinsuo'

const ofKalliorinne: readonly DrawnOrder[] = [
  {
    ...{ customer: 'Kalliorinteen Maito Oy', swamp: kurki, wished: 1, sent: 10, note: 'Ilta käy parhaiten.' },
    loads: [
      { state: 'verified', quantity: 120, in: -74, driver: '01' },
      { state: 'loaded', quantity: 125, in: -1, driver: '01' },
      { state: 'planned', quantity: 115, day: 5 },
    ],
  },
  {
    ...{ customer: 'Kalliorinteen Maito Oy', swamp: kurki, ordered: 240, wished: 16, sent: 1, state: 'submitted' },
    note: 'Toivon samaa kuljettajaa kuin viimeksi.',
  },
  { customer: 'Kalliorinteen Maito Oy', swamp: kurki, ordered: 120, wished: 30, sent: 0, state: 'draft' },
]

const ofBiolan: readonly DrawnOrder[] = [
  {
    ...{ customer: 'Mäntykankaan Broileri Oy', swamp: kurki, wished: 6, sent: 4 },
    loads: [
      { state: 'open', quantity: 130, day: 5, offeredTo: ['Suokoski', 'Lakeuden', 'Satarahka', 'Pihkasalo'] },
      { state: 'open', quantity: 130, day: 6, offeredTo: ['Suokoski', 'Lakeuden', 'Satarahka', 'Korvenrannan'] },
      { state: 'planned', quantity: 100, day: 7 },
    ],
  },
  { customer: 'Mäntykankaan Broileri Oy', swamp: kurki, ordered: 250, wished: 20, sent: 0, state: 'draft' },
  {
    ...{ customer: 'Suvirannan Lihakarja', swamp: halla, wished: 1, sent: 6 },
    request: 'Voisiko viimeinen kuorma tulla vasta viikkoa myöhemmin?',
    loads: [
      { state: 'assigned', quantity: 128, in: 2, driver: '02', vehicle: 1 },
      { state: 'assigned', quantity: 130, day: 1, carrier: 'Satarahka', vehicle: -1 },
    ],
  },
  {
    ...{ customer: 'Hanhilammin Munatila Oy', swamp: vilu, wished: 6, sent: 5, state: 'on_hold' },
    loads: [{ state: 'planned', quantity: 50, day: 6 }],
  },
  {
    customer: 'Hanhilammin Munatila Oy',
    swamp: vilu,
    sent: 12,
    wished: -3,
    loads: [{ state: 'delivered', quantity: 50, in: -27, driver: '02', vehicle: 2 }],
  },
  {
    ...{ customer: 'Tallinmäen Ratsukeskus Oy', swamp: kurki, product: 'KT-SEUL', wished: 0, sent: 5 },
    loads: [{ state: 'loading', quantity: 38, in: -0.1, driver: '10', vehicle: 1 }],
  },
  {
    customer: 'Tallinmäen Ratsukeskus Oy',
    swamp: kurki,
    product: 'KT-SEUL',
    ordered: 50,
    wished: 14,
    sent: 1,
    state: 'submitted',
  },
  {
    ...{ customer: 'Kaarnalan Kavioura ry', swamp: kurki, product: 'KT-PAALI', wished: -2, sent: 9 },
    loads: [{ state: 'verified', quantity: 65, in: -50, driver: '10', vehicle: 1 }],
  },
  {
    customer: 'Kaarnalan Kavioura ry',
    swamp: kurki,
    product: 'KT-PAALI',
    ordered: 65,
    wished: 9,
    sent: 2,
    state: 'submitted',
  },
  {
    ...{ customer: 'Vehkasalon Lampola', swamp: kurki, wished: 0, sent: 3 },
    loads: [{ state: 'assigned', quantity: 30, in: 3 }],
  },
  {
    ...{ customer: 'Kuuselan Maito', swamp: kurki, wished: 0, sent: 4 },
    loads: [
      { state: 'assigned', quantity: 128, in: 3, driver: '01' },
      { state: 'assigned', quantity: 128, day: 1, driver: '02', vehicle: 1 },
    ],
  },
  {
    customer: 'Lepikon Lihakarja',
    swamp: vilu,
    wished: 0,
    sent: 4,
    loads: [{ state: 'assigned', quantity: 140, in: 1, driver: '09' }],
  },
  {
    customer: 'Haapalan Talli',
    swamp: vilu,
    wished: 0,
    sent: 4,
    loads: [{ state: 'assigned', quantity: 115, in: 5, driver: '06' }],
  },
  // Should have gone yesterday.
  {
    customer: 'Raidan Navetta',
    swamp: vilu,
    wished: -1,
    sent: 8,
    loads: [{ state: 'assigned', quantity: 132, day: -1, driver: '04', vehicle: 1 }],
  },
  {
    ...{ customer: 'Katajiston Sikala', swamp: kurki, wished: -1, sent: 8 },
    loads: [
      { state: 'failed', quantity: 128, in: -26, driver: '02', vehicle: 1 },
      { state: 'planned', quantity: 128, day: 1, isReplacement: true },
    ],
  },
  {
    ...{ customer: 'Niittylän Maito', swamp: kurki, wished: -1, sent: 7 },
    loads: [{ state: 'delivered', quantity: 126, in: -24, isUnplanned: true, carrier: 'Satarahka' }],
  },
  {
    customer: 'Peltoharjun Siipikarja',
    swamp: halla,
    wished: -2,
    sent: 9,
    loads: [{ state: 'verified', quantity: 138, in: -49, driver: '07' }],
  },
  {
    customer: 'Ojalan Lihakarja',
    swamp: vilu,
    wished: -3,
    sent: 10,
    loads: [{ state: 'verified', quantity: 118, in: -73, driver: '05' }],
  },
  // Its account is held: it does not pay in time.
  { customer: 'Suojalan Navetta', swamp: kurki, ordered: 120, wished: 11, sent: 1, state: 'submitted' },
  { customer: 'Kivirannan Talli', swamp: halla, ordered: 130, wished: 9, sent: 2, state: 'submitted' },
  { customer: 'Harjulan Navetta', swamp: halla, ordered: 260, wished: 13, sent: 1, state: 'cancelled' },
]

const ofNovarbo: readonly DrawnOrder[] = [
  {
    ...{ customer: 'Perälän Navetta MTY', swamp: tuuli, wished: 0, sent: 5 },
    loads: [
      { state: 'assigned', quantity: 90, in: 1.5, driver: '03' },
      { state: 'planned', quantity: 90, day: 6 },
    ],
  },
  {
    ...{ customer: 'Ylistalon Emolehmät', swamp: tuuli, wished: -1, sent: 8 },
    loads: [
      {
        ...{ state: 'delivered', quantity: 138, in: -25, driver: '07' },
        problem: { problem: 'road', words: 'Yksityistie pehmeä, ensi kerralla vain nuppi.' },
      },
      { state: 'open', quantity: 130, day: 4, offeredTo: ['Suokoski', 'Lakeuden', 'Satarahka'] },
    ],
  },
  {
    customer: 'Koivukummun Siipikarja',
    swamp: halla,
    seller: 'NOV',
    wished: 0,
    sent: 5,
    loads: [{ state: 'assigned', quantity: 130, in: 2.5, driver: '04', vehicle: 1 }],
  },
  {
    customer: 'Koivukummun Siipikarja',
    swamp: halla,
    seller: 'NOV',
    ordered: 260,
    wished: 22,
    sent: 1,
    state: 'submitted',
  },
  { customer: 'Notkonsuun Sikatila', swamp: tuuli, ordered: 92, wished: 10, sent: 2, state: 'submitted' },
  {
    customer: 'Notkonsuun Sikatila',
    swamp: tuuli,
    wished: -2,
    sent: 9,
    loads: [{ state: 'verified', quantity: 91, in: -51, driver: '03' }],
  },
  { customer: 'Perälän Navetta MTY', swamp: tuuli, ordered: 90, wished: 3, sent: 12, state: 'rejected' },
  {
    customer: 'Ojalan Maito',
    swamp: tuuli,
    wished: 0,
    sent: 5,
    loads: [{ state: 'loading', quantity: 135, in: -0.2, driver: '07' }],
  },
]

const ofOthers: readonly DrawnOrder[] = [
  {
    ...{ customer: 'Rauhalan Kalkkuna Oy', swamp: joutsen, product: 'KT-BROI', wished: 0, sent: 6 },
    loads: [
      { state: 'delivered', quantity: 118, in: -7, driver: '06' },
      { state: 'assigned', quantity: 118, in: 2, driver: '05' },
    ],
  },
  {
    ...{ customer: 'Pihlajakosken Puutarha Oy', swamp: joutsen, wished: 5, sent: 4 },
    loads: [{ state: 'open', quantity: 92, day: 4, offeredTo: ['Lakeuden', 'Satarahka', 'Pihkasalo'] }],
  },
  { customer: 'Pihlajakosken Puutarha Oy', swamp: joutsen, ordered: 90, wished: 25, sent: 1, state: 'submitted' },
  {
    customer: 'Pihlajakosken Puutarha Oy',
    swamp: joutsen,
    wished: -2,
    sent: 9,
    loads: [{ state: 'verified', quantity: 91, in: -52, driver: '03' }],
  },
  {
    ...{ customer: 'Lehtovaaran Ravitalli', swamp: kaakkuri, wished: 0, sent: 5 },
    loads: [{ state: 'assigned', quantity: 60, in: 1, driver: '08', vehicle: 2 }],
  },
  { customer: 'Lehtovaaran Ravitalli', swamp: kaakkuri, ordered: 60, wished: 18, sent: 2, state: 'submitted' },
  {
    customer: 'Lehtovaaran Ravitalli',
    swamp: kaakkuri,
    wished: -1,
    sent: 9,
    loads: [{ state: 'delivered', quantity: 55, in: -28, driver: '08', vehicle: 2, hoursOffline: 2 }],
  },
  {
    customer: 'Vainion Siipikarja',
    swamp: kaakkuri,
    wished: -2,
    sent: 9,
    loads: [{ state: 'verified', quantity: 126, in: -50, driver: '08', vehicle: 1 }],
  },
]

export const livingOrders: readonly DrawnOrder[] = [...ofKalliorinne, ...ofBiolan, ...ofNovarbo, ...ofOthers]
