/** Letters about loads in Finnish. */

import { momentText } from '@workspace/logistics/server/drawing'
import type { FinnishLetters } from '@workspace/portal/server'
import { whenText } from '../documents/confirmation-words.ts'
import type { LoadLetter } from './order-letter.ts'
import { jobTable, loadTable, plannedText } from './order-tables.ts'

const button = 'Avaa kuorma'
const said = (words: string) => (words === '' ? [] : [words])
const problems: Readonly<Record<string, string>> = {
  road: 'tie',
  noAccess: 'pihaan ei päässyt',
  queue: 'jono',
  breakdown: 'kalustovika',
  product: 'tuote',
  weather: 'sää',
  refused: 'kuormaa ei otettu vastaan',
  other: 'muu syy',
}
const why = ({ problem }: LoadLetter) => problems[problem] ?? 'muu syy'

export const finnishLoadLetters = {
  load_delivered: (load: LoadLetter) => ({
    subject: `Kuorma ${load.number} on toimitettu`,
    paragraphs: [
      `Kuorma purettiin ${momentText(load.at, 'fi')}. ${load.receiver === '' ? 'Paikalla ei ollut vastaanottajaa.' : `Vastaanottaja: ${load.receiver}.`}`,
      `Lähete on liitteenä. Jos määrässä tai laadussa on huomautettavaa, soita heti ${load.phone}.`,
    ],
    table: loadTable(load, 'fi'),
    button,
  }),
  load_failed: (load: LoadLetter) => ({
    subject: `Kuormaa ${load.number} ei voitu toimittaa`,
    paragraphs: [
      `Kuorma jäi toimittamatta. Syy: ${why(load)}.`,
      `${load.seller} suunnittelee uuden kuorman ja ilmoittaa siitä. Kysyttävää? Soita ${load.phone}.`,
    ],
    table: loadTable(load, 'fi'),
    button,
  }),
  load_failed_to_office: (load: LoadLetter) => ({
    subject: `Kuorma ${load.number} jäi toimittamatta: ${why(load)}`,
    paragraphs: [`Asiakas: ${load.customer}. Soita asiakkaalle ja suunnittele korvaava kuorma.`, ...said(load.words)],
    table: loadTable(load, 'fi'),
    button,
  }),
  load_cancelled: (load: LoadLetter) => ({
    subject: `Kuorma ${load.number} on peruttu`,
    paragraphs: ['Kuormaa ei ajeta.', ...said(load.words)],
    table: jobTable(load, 'fi'),
    button,
  }),
  load_offered: (load: LoadLetter) => ({
    subject: `Tarjolla kuorma ${load.number}: ${plannedText(load, 'fi')}`,
    paragraphs: [
      `${load.seller} tarjoaa kuormaa ajettavaksi. Ensimmäinen ottaja saa sen.`,
      ...(load.deadline === '' ? [] : [`Tarjous on voimassa ${momentText(load.deadline, 'fi')} asti.`]),
    ],
    table: jobTable(load, 'fi'),
    button: 'Avaa ja ota keikka',
  }),
  load_assigned: (load: LoadLetter) => ({
    subject: `Sinulle on annettu kuorma ${load.number}: ${plannedText(load, 'fi')}`,
    paragraphs: [`${load.seller} on antanut kuorman ajettavaksenne.`, ...said(load.words)],
    table: jobTable(load, 'fi'),
    button,
  }),
  load_reassigned: (load: LoadLetter) => ({
    subject: `Kuorma ${load.number} on annettu toiselle`,
    paragraphs: ['Kuorma ei ole enää sinun ajettavanasi.', ...said(load.words)],
    table: jobTable(load, 'fi'),
    button: 'Avaa Kuivikemyynti',
  }),
  load_taken_back: (load: LoadLetter) => ({
    subject: `Kuorma ${load.number} on otettu takaisin`,
    paragraphs: [`${load.seller} on ottanut kuorman takaisin. Sitä ei tarvitse ajaa.`],
    table: jobTable(load, 'fi'),
    button: 'Avaa Kuivikemyynti',
  }),
  load_moved: (load: LoadLetter) => ({
    subject: `Kuorman ${load.number} aika tai paikka on muuttunut: ${plannedText(load, 'fi')}`,
    paragraphs: ['Tarkista uusi lastausaika ja -paikka.', ...said(load.words)],
    table: jobTable(load, 'fi'),
    button,
  }),
  load_moved_for_you: (load: LoadLetter) => ({
    subject: `Kuorman ${load.number} toimitusaika on muuttunut`,
    paragraphs: [`Uusi toimitusaika: ${whenText(load, 'fi')}.`, `Jos aika ei sovi, soita ${load.phone}.`],
    table: loadTable(load, 'fi'),
    button,
  }),
  load_problem_to_office: (load: LoadLetter) => ({
    subject: `Ongelma kuormassa ${load.number}: ${why(load)}`,
    paragraphs: [`Ilmoittaja: ${load.told}.`, ...said(load.words)],
    notice: [`Ilmoittaja: ${load.told}.`, ...said(load.words)].join(' '),
    table: jobTable(load, 'fi'),
    button: 'Avaa ja hoida',
  }),
  load_released_to_office: (load: LoadLetter) => ({
    subject: `Kuljetusliike vapautti kuorman ${load.number} myöhään`,
    paragraphs: [`Vapauttaja: ${load.told}. Kuorma tarvitsee uuden auton.`, ...said(load.words)],
    table: jobTable(load, 'fi'),
    button: 'Avaa kuorma',
  }),
  load_on_the_way: (load: LoadLetter) => ({
    subject: `Kuorma ${load.number} on lastattu ja tulossa`,
    paragraphs: [
      `Kuorma on lastattu suolla ${load.swamp}. Auto lähtee ajamaan sitä teille.`,
      `Kysyttävää? Soita ${load.phone}.`,
    ],
    table: loadTable(load, 'fi'),
    button,
  }),
  load_note_to_office: (load: LoadLetter) => ({
    subject: `Viesti kuormasta ${load.number}: ${load.told}`,
    paragraphs: [load.words],
    button,
  }),
  load_unverified_to_office: (load: LoadLetter) => ({
    subject: `Kuormaa ${load.number} ei voitu tarkastaa automaattisesti`,
    paragraphs: ['Tarkasta kuorman tiedot ja ajat.'],
    button,
  }),
} satisfies FinnishLetters
