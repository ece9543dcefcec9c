/** Letters about loads in Finnish. */
import type { FinnishLetters } from '@workspace/portal/server'
import { momentText } from '../documents/figures.ts'
import type { LoadLetter } from './order-letter.ts'
import { loadTable } from './order-tables.ts'

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
    table: loadTable(load, 'fi'),
    button,
  }),
} satisfies FinnishLetters
