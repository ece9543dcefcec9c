/** What the application's own refusals say (2.3). */
import type { RefusalTexts } from '@workspace/portal/web'
import type { PeatRefusal } from '../../contract/peat-refusals.ts'

export const refusalTexts: RefusalTexts<PeatRefusal> = {
  fi: {
    wrong_state: 'Tätä ei voi tehdä enää. Tilanne on muuttunut: katso, miten asia on nyt.',
    past_cutoff: 'Muutosaika on päättynyt. Pyydä muutosta, niin toimisto ratkaisee.',
    load_taken: 'Keikka meni juuri toiselle.',
    load_under_way: 'Kuorma on jo matkalla tai lastauksessa.',
    price_missing: 'Hinta puuttuu. Anna hinta käsin ja perustele se.',
    prices_changed: 'Hinnat muuttuivat. Katso uudet hinnat ja vahvista uudelleen.',
    stock_short: 'Turvetta ei ole vapaana niin paljon. Valitse toinen suo tai viikko, tai perustele ylivaraus.',
    credit_hold: 'Asiakkaalla on luottokielto tai luottoraja ylittyy. Vahvista perustelun kanssa.',
    does_not_fit: 'Kuorma ei mahdu autoon tai auto pihaan. Valitse toinen auto tai perustele.',
    week_unavailable: 'Viikko on suljettu tai täynnä. Valitse toinen viikko.',
    batch_sent: 'Aineisto on jo lähetetty laskutukseen.',
    too_late: 'Aika tähän on kulunut umpeen. Soita toimistoon.',
  },
  en: {
    wrong_state: 'This can no longer be done. Something has changed: look at how it stands now.',
    past_cutoff: 'The time for changes is over. Ask for the change, and the office decides.',
    load_taken: 'The job has just gone to another.',
    load_under_way: 'The load is already loading or on its way.',
    price_missing: 'The price is missing. Give a price by hand, with a reason.',
    prices_changed: 'The prices have changed. Look at the new ones and confirm again.',
    stock_short: 'There is not that much peat free. Choose another swamp or week, or give a reason to overbook.',
    credit_hold: 'The customer is on credit hold or over the limit. Confirm with a reason.',
    does_not_fit: 'The load does not fit the truck, or the truck the yard. Choose another truck, or give a reason.',
    week_unavailable: 'The week is closed or full. Choose another week.',
    batch_sent: 'The batch has been sent to invoicing.',
    too_late: 'The time for this is over. Call the office.',
  },
}
