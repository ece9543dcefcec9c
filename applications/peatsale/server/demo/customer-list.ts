/** The fourteen customers with names, and of what the sixty others are made (chapter 6). All are invented. */
export interface DrawnCustomer {
  readonly name: string
  readonly tag: string
  readonly zone: string
  readonly combination: 'truck' | 'semi' | 'full'
  /** m³ a year. */
  readonly yearly: number
  /** Codes of the sellers, the one that it buys most from first. */
  readonly sellers: readonly string[]
  /** Usernames; the first is the main member. */
  readonly members: readonly string[]
  readonly product?: string
  readonly thawProne?: boolean
  readonly collects?: boolean
  readonly language?: 'en'
  readonly turning?: string
}

export const namedCustomers: readonly DrawnCustomer[] = [
  {
    ...{ name: 'Mäntykankaan Broileri Oy', tag: 'broiler', zone: 'Z2', combination: 'full', yearly: 2300 },
    ...{ sellers: ['BIO', 'NOV'], members: ['demo_asiakas_02'] },
  },
  {
    ...{ name: 'Koivukummun Siipikarja', tag: 'broiler', zone: 'Z1', combination: 'full', yearly: 1750 },
    ...{ sellers: ['NOV', 'BIO'], members: ['demo_lanta_06', 'demo_asiakas_11'] },
  },
  {
    ...{ name: 'Hanhilammin Munatila Oy', tag: 'layer', zone: 'Z2', combination: 'truck', yearly: 420 },
    ...{ sellers: ['BIO'], members: ['demo_asiakas_04'], turning: 'Pihaan mahtuu vain vetoauto.' },
  },
  {
    ...{ name: 'Kalliorinteen Maito Oy', tag: 'dairy', zone: 'Z2', combination: 'full', yearly: 1450 },
    ...{ sellers: ['BIO'], members: ['demo_asiakas_01'], thawProne: true },
  },
  {
    ...{ name: 'Perälän Navetta MTY', tag: 'dairy', zone: 'Z3', combination: 'semi', yearly: 760 },
    ...{ sellers: ['NOV'], members: ['demo_lanta_02'] },
  },
  {
    ...{ name: 'Suvirannan Lihakarja', tag: 'beef', zone: 'Z3', combination: 'full', yearly: 2900 },
    ...{ sellers: ['BIO'], members: ['demo_asiakas_05'] },
  },
  {
    ...{ name: 'Ylistalon Emolehmät', tag: 'beef', zone: 'Z2', combination: 'full', yearly: 980 },
    ...{ sellers: ['NOV'], members: ['demo_lanta_05'], thawProne: true },
  },
  {
    ...{ name: 'Tallinmäen Ratsukeskus Oy', tag: 'horse', zone: 'Z1', combination: 'truck', yearly: 520 },
    ...{ sellers: ['BIO'], members: ['demo_asiakas_07'], product: 'KT-SEUL', turning: 'Kapea portti, 3,2 m.' },
  },
  {
    ...{ name: 'Lehtovaaran Ravitalli', tag: 'horse', zone: 'Z2', combination: 'truck', yearly: 210 },
    ...{ sellers: ['EKO'], members: ['demo_asiakas_14'], product: 'KT-SEUL' },
  },
  {
    ...{ name: 'Kaarnalan Kavioura ry', tag: 'horse', zone: 'Z1', combination: 'truck', yearly: 0 },
    ...{ sellers: ['BIO'], members: ['demo_asiakas_08'], product: 'KT-PAALI' },
  },
  {
    ...{ name: 'Notkonsuun Sikatila', tag: 'pig', zone: 'Z3', combination: 'semi', yearly: 640 },
    ...{ sellers: ['NOV'], members: ['demo_lanta_01'] },
  },
  {
    ...{ name: 'Vehkasalon Lampola', tag: '', zone: 'Z2', combination: 'truck', yearly: 150 },
    ...{ sellers: ['BIO'], members: ['demo_asiakas_12'], collects: true },
  },
  {
    ...{ name: 'Rauhalan Kalkkuna Oy', tag: 'broiler', zone: 'Z4', combination: 'full', yearly: 1100 },
    ...{ sellers: ['FAV'], members: ['demo_asiakas_10'], product: 'KT-BROI' },
  },
  {
    ...{ name: 'Pihlajakosken Puutarha Oy', tag: 'garden', zone: 'Z3', combination: 'semi', yearly: 1300 },
    ...{ sellers: ['FAV'], members: ['demo_asiakas_06', 'demo_asiakas_13'], language: 'en' },
  },
]

const farms = [
  ...['Kuuselan', 'Hongiston', 'Lepikon', 'Haapalan', 'Raidan', 'Katajiston', 'Niittylän', 'Peltoharjun', 'Ojalan'],
  ...['Kivirannan', 'Harjulan', 'Saarenmaan', 'Lähteenmäen', 'Alangon', 'Metsäpellon', 'Rinteen', 'Suojalan'],
  ...['Vainion', 'Ylikankaan', 'Mattisen'],
] as const
const kinds = [
  { ending: 'Maito', tag: 'dairy' },
  { ending: 'Siipikarja', tag: 'broiler' },
  { ending: 'Lihakarja', tag: 'beef' },
  { ending: 'Talli', tag: 'horse' },
  { ending: 'Navetta', tag: 'dairy' },
  { ending: 'Sikala', tag: 'pig' },
] as const

/** How many others buy from each seller, and how much a year: what is left of its swamps. */
const others = [
  { seller: 'BIO', count: 28, yearly: 1050 },
  { seller: 'NOV', count: 14, yearly: 1000 },
  { seller: 'FAV', count: 11, yearly: 860 },
  { seller: 'EKO', count: 7, yearly: 670 },
] as const

export const generatedCustomers: readonly DrawnCustomer[] = others
  .flatMap(({ seller, count, yearly }) => Array.from({ length: count }, () => ({ seller, yearly })))
  .map(({ seller, yearly }, at) => {
    const kind = kinds[(at + Math.floor(at / farms.length) * 2) % kinds.length] ?? kinds[0]
    return {
      ...{ name: `${farms[at % farms.length]} ${kind.ending}`, tag: kind.tag, zone: `Z${1 + (at % 3)}` },
      ...{ combination: 'full', yearly: yearly + ((at * 37) % 9) * 40 - 160, sellers: [seller], members: [] },
    }
  })

/** Invented streets in real places. */
export const farmPlaces = [
  ['Navettatie 12', '61800', 'Kauhajoki'],
  ['Peltopolku 4', '62100', 'Lapua'],
  ['Karjakuja 31', '38700', 'Kankaanpää'],
  ['Latotie 7', '32700', 'Huittinen'],
  ['Kyntöraitti 18', '39500', 'Ikaalinen'],
  ['Heinätie 55', '63300', 'Alavus'],
  ['Laidunpolku 9', '42700', 'Keuruu'],
  ['Aittakuja 2', '32200', 'Loimaa'],
  ['Saralammentie 63', '39700', 'Parkano'],
  ['Ohrakuja 21', '61300', 'Kurikka'],
  ['Riihipolku 3', '27800', 'Säkylä'],
  ['Apilatie 40', '63700', 'Ähtäri'],
] as const
