/** What the application's own refusals say (lanta-appi 3.1). */
import type { RefusalTexts } from '@workspace/portal/web'
import type { ManureRefusal } from '../../contract/manure-refusals.ts'

export const refusalTexts: RefusalTexts<ManureRefusal> = {
  fi: {
    wrong_state: 'Tämä ei onnistu tässä vaiheessa.',
    past_cutoff: 'Muutosaika on ohi. Pyydä muutosta tai soita.',
    consignment_taken: 'Toinen ehti ensin, tai tarjous on päättynyt.',
    consignment_under_way: 'Erä on jo liikkeellä.',
    declarations_missing: 'Vakuutus puuttuu tai se on peruttu.',
    terms_missing: 'Ehtoja ei löydy. Anna ehdot käsin ja perustele.',
    terms_changed: 'Ehdot muuttuivat. Katso uudet ehdot.',
    plant_full: 'Laitos ei ota tätä lajia, tai päivä on täynnä.',
    bio_stop: 'Tautisuojaus estää tämän.',
    not_registered: 'Kuljetusyrityksellä ei ole sivutuotetoimijan rekisteröintiä.',
    does_not_fit: 'Auto ei sovi: tilavuus, massa, piha, koura tai pesu. Perustele, jos jatkat.',
    batch_sent: 'Aineisto on merkitty lähetetyksi.',
    too_late: 'Aika on kulunut umpeen.',
  },
  en: {
    wrong_state: 'This cannot be done at this stage.',
    past_cutoff: 'The time for changes has passed. Ask for a change or call.',
    consignment_taken: 'Somebody else was first, or the offer has ended.',
    consignment_under_way: 'A consignment is already under way.',
    declarations_missing: 'A declaration is missing or was withdrawn.',
    terms_missing: 'No terms apply. Enter terms by hand and say why.',
    terms_changed: 'The terms have changed. Look at the new ones.',
    plant_full: 'The plant does not take this type, or the day is full.',
    bio_stop: 'A bio-security stop prevents this.',
    not_registered: 'The carrier is not registered as a by-product operator.',
    does_not_fit: 'The vehicle does not fit: volume, mass, yard, grab or wash. Say why to go on.',
    batch_sent: 'The batch is marked as sent.',
    too_late: 'The time for this has run out.',
  },
}
