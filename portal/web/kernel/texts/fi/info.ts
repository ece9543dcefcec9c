/** Finnish texts: system info and the documents. */
import { common } from './common.ts'

export const info = {
  systeminfoheading: 'Tietoa palvelusta',
  salesphone: 'Suora puhelinnumero',
  instructions: 'Käyttöohjeet',
  registerstatement: 'Asiakas\u00ADrekisteri- ja tietosuoja\u00ADseloste',
  termsofuse: 'Käyttöehdot',
  siteadminfallback: common.siteadminfallback,
  termsfinnishlink: 'Lue suomenkieliset, sitovat ehdot',
  accessibilitydatefallback: 'päivämäärää ei ole vielä merkitty',
  accessibilitystatement: 'Saavutettavuus\u00ADseloste',
  documentsheading: 'Ohjeet ja ehdot',
  documentnavigation: 'Asiakirjan osat',
}
