/** Finnish texts: system info and the documents. */
import { common } from './common.ts'

export const info = {
  systeminfoheading: 'Tietoa palvelusta',
  salesphone: 'Suora puhelinnumero',
  instructions: 'Käyttöohjeet',
  registerstatement: 'Asiakasrekisteri- ja tietosuojaseloste',
  termsofuse: 'Käyttöehdot',
  siteadminfallback: common.siteadminfallback,
  termsfinnishlink: 'Lue suomenkieliset, sitovat ehdot',
  accessibilitydatefallback: 'päivämäärää ei ole vielä merkitty',
  accessibilitystatement: 'Saavutettavuusseloste',
  documentsheading: 'Ohjeet ja ehdot',
  documentnavigation: 'Asiakirjan osat',
}
