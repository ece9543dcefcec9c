/** Letters of Lanta-appi in Finnish; the English file must hold the same ones. */
import { momentText } from '@workspace/logistics/server/drawing'
import type { FinnishLetters } from '@workspace/portal/server'
import { causeNames, failReasonNames, nextPlaceNames, problemNames, refusalNames } from '../../contract/states/names.ts'
import { farmRequestLetters } from './farm-request-letters.ts'
import type { ConsignmentLetter, Names, RequestLetter } from './letter-facts.ts'
import { consignmentTable, requestTable, tonnes, whenText } from './letter-facts.ts'
import { reminderLetters } from './reminder-letters.ts'

const given = (words: string) => (words === '' ? [] : [words])
const ask = (phone: string) => (phone === '' ? 'Kysyttävää? Vastaa tähän viestiin.' : `Kysyttävää? Soita ${phone}.`)
const named = (names: Readonly<Record<string, Names>>, code: string) => (names[code]?.fi ?? code).toLowerCase()

const ofRequest =
  (subject: (letter: RequestLetter) => string, paragraphs: (letter: RequestLetter) => readonly string[]) =>
  (letter: RequestLetter) => ({
    subject: subject(letter),
    paragraphs: [...paragraphs(letter), ...given(letter.words)],
    table: requestTable(letter, 'fi'),
    button: 'Avaa noutopyyntö',
  })

const ofConsignment =
  (subject: (letter: ConsignmentLetter) => string, paragraphs: (letter: ConsignmentLetter) => readonly string[]) =>
  (letter: ConsignmentLetter) => ({
    subject: subject(letter),
    paragraphs: [...paragraphs(letter), ...given(letter.words)],
    table: consignmentTable(letter, 'fi'),
    button: 'Avaa erä',
  })

export const finnishLetters = {
  ...farmRequestLetters.fi,
  ...reminderLetters.fi,
  request_received: ofRequest(
    ({ number }) => `Noutopyyntö ${number} on vastaanotettu`,
    ({ company, phone }) => [`${company} käsittelee pyynnön ja ilmoittaa noutoviikon, laitoksen ja ehdot.`, ask(phone)],
  ),
  request_entered_for_you: ofRequest(
    ({ number }) => `Puolestasi on tehty noutopyyntö ${number}`,
    ({ company, farm, phone }) => [
      `${company} kirjasi noutopyynnön tilan ${farm} puolesta.`,
      `Jos jokin ei ole oikein, muuta pyyntöä, peru se tai ota yhteyttä. ${ask(phone)}`,
    ],
  ),
  request_accepted: ofRequest(
    ({ number }) => `Noutopyyntö ${number} on hyväksytty`,
    (letter) => [
      `${letter.company} noutaa lannan: ${whenText(letter, 'fi')}, kuormia ${letter.loads}. Hyväksyntä ja ehdot ovat liitteenä.`,
      'Kun erä on vastaanotettu laitoksella, vahvista määrä seitsemän päivän kuluessa. Jos et vastaa, laitoksen mittaama määrä katsotaan hyväksytyksi.',
      ask(letter.phone),
    ],
  ),
  request_changed: ofRequest(
    ({ number }) => `Noutopyyntöä ${number} on muutettu`,
    ({ company, phone }) => [`${company} on muuttanut noutopyyntöä.`, ask(phone)],
  ),
  request_change_received: ofRequest(
    ({ number }) => `Noutopyynnön ${number} muutos odottaa hyväksyntää`,
    ({ company }) => [`Muutit hyväksyttyä pyyntöä. ${company} hyväksyy sen uudelleen.`],
  ),
  request_rejected: ofRequest(
    ({ number }) => `Noutopyyntöä ${number} ei hyväksytty`,
    ({ company, phone }) => [`${company} ei voi noutaa lantaa tällä pyynnöllä.`, ask(phone)],
  ),
  request_held: ofRequest(
    ({ number }) => `Noutopyyntö ${number} on pidossa`,
    ({ phone }) => ['Nouto odottaa. Ilmoitamme, kun se etenee.', ask(phone)],
  ),
  request_released: ofRequest(
    ({ number }) => `Noutopyyntö ${number} etenee taas`,
    () => ['Nouto ei ole enää pidossa.'],
  ),
  request_cancelled: ofRequest(
    ({ number }) => `Noutopyyntö ${number} on peruttu`,
    ({ phone }) => ['Lantaa ei noudeta tällä pyynnöllä.', ask(phone)],
  ),
  request_remainder_closed: ofRequest(
    ({ number }) => `Noutopyynnön ${number} loput on suljettu`,
    ({ phone }) => ['Loppuja kuormia ei noudeta.', ask(phone)],
  ),
  request_reopened: ofRequest(
    ({ number }) => `Noutopyyntö ${number} odottaa taas hyväksyntää`,
    ({ company }) => [`${company} on avannut pyynnön uudelleen.`],
  ),
  request_unaccepted: ofRequest(
    ({ number }) => `Noutopyynnön ${number} hyväksyntä on peruttu`,
    ({ company, phone }) => [`${company} hyväksyy pyynnön uudelleen. Suunnitellut kuormat on peruttu.`, ask(phone)],
  ),
  request_completed: ofRequest(
    ({ number }) => `Noutopyyntö ${number} on noudettu`,
    () => ['Kaikki erät on vastaanotettu laitoksella.'],
  ),
  change_accepted: ofRequest(
    ({ number }) => `Muutos noutopyyntöön ${number} on hyväksytty`,
    ({ company }) => [`${company} on hyväksynyt pyytämäsi muutoksen.`],
  ),
  change_declined: ofRequest(
    ({ number }) => `Muutosta noutopyyntöön ${number} ei hyväksytty`,
    ({ phone }) => ['Noutopyyntö pysyy ennallaan.', ask(phone)],
  ),
  declarations_given_for_you: ofRequest(
    ({ number }) => `Vakuutukset on kirjattu noutopyyntöön ${number}`,
    ({ company, phone }) => [`${company} kirjasi puhelimessa antamasi vakuutukset.`, ask(phone)],
  ),
  change_to_office: ofRequest(
    ({ number, farm }) => `${farm} pyytää muutosta noutopyyntöön ${number}`,
    () => ['Hyväksy muutos tai vastaa tilalle.'],
  ),
  declaration_revoked_to_office: ofRequest(
    ({ number, farm }) => `${farm} perui vakuutuksen: ${number}`,
    () => ['Noutopyyntö on pidossa ja sen erät on pysäytetty. Ota yhteyttä tilaan.'],
  ),
  request_note_to_office: ofRequest(
    ({ number, farm }) => `${farm} kirjoitti noutopyyntöön ${number}`,
    () => [],
  ),
  consignment_offered: ofConsignment(
    (letter) => `Tarjolla erä ${letter.number}: ${whenText(letter, 'fi')}`,
    ({ company, until }) => [
      `${company} tarjoaa erää ajettavaksi. Ensimmäinen ottaja saa sen.`,
      ...(until === '' ? [] : [`Tarjous on voimassa ${momentText(until, 'fi')} asti.`]),
    ],
  ),
  consignment_assigned: ofConsignment(
    (letter) => `Teille on annettu erä ${letter.number}: ${whenText(letter, 'fi')}`,
    ({ company }) => [`${company} on antanut erän ajettavaksenne.`],
  ),
  consignment_reassigned: ofConsignment(
    ({ number }) => `Erä ${number} on annettu toiselle`,
    () => ['Erä ei ole enää ajettavananne.'],
  ),
  consignment_taken_back: ofConsignment(
    ({ number }) => `Erä ${number} on otettu takaisin`,
    () => ['Erää ei tarvitse ajaa.'],
  ),
  consignment_moved: ofConsignment(
    (letter) => `Erän ${letter.number} tiedot muuttuivat: ${whenText(letter, 'fi')}`,
    () => ['Katso aika ja paikat uudelleen.'],
  ),
  consignment_cancelled: ofConsignment(
    ({ number }) => `Erä ${number} on peruttu`,
    () => ['Erää ei ajeta.'],
  ),
  consignment_stopped: ofConsignment(
    ({ number }) => `Pysäytys: erä ${number}`,
    ({ phone }) => ['Tautisuojaus: älä aja tilalle äläkä laitokselle, ennen kuin saat ohjeen.', ask(phone)],
  ),
  consignment_stop_lifted: ofConsignment(
    ({ number }) => `Erän ${number} pysäytys on purettu`,
    () => ['Voit jatkaa.'],
  ),
  consignment_redirected: ofConsignment(
    ({ number, plant }) => `Erä ${number} viedään toiseen laitokseen: ${plant}`,
    () => ['Aja erä uuteen laitokseen. Uusi kaupallinen asiakirja on sovelluksessa.'],
  ),
  consignment_return: ofConsignment(
    ({ number }) => `Erä ${number} palautetaan tilalle`,
    () => ['Aja erä takaisin tilalle. Paluukuljetuksen asiakirja on sovelluksessa.'],
  ),
  pickup_planned: ofConsignment(
    (letter) => `Nouto ${letter.number}: ${whenText(letter, 'fi')}`,
    () => ['Erä on annettu kuljetettavaksi. Pidä tie ja lastauspaikka vapaana.'],
  ),
  pickup_cancelled: ofConsignment(
    ({ number }) => `Nouto ${number} on peruttu`,
    ({ phone }) => ['Tätä erää ei noudeta.', ask(phone)],
  ),
  consignment_changed: ofConsignment(
    ({ number }) => `Erän ${number} tiedot muuttuivat`,
    ({ phone }) => ['Katso erän tiedot sovelluksesta.', ask(phone)],
  ),
  manure_collected: ofConsignment(
    ({ number }) => `Erä ${number} on noudettu`,
    () => ['Lanta on noudettu ja matkalla laitokselle. Kaupallinen asiakirja on sovelluksessa.'],
  ),
  manure_received: ofConsignment(
    ({ number, netKg }) => `Erä ${number} on vastaanotettu${netKg === null ? '' : `: ${tonnes(netKg, 'fi')}`}`,
    ({ until, phone }) => [
      ...(until === ''
        ? ['Laitos tarkistaa vielä erän tietoja. Pyydämme vahvistuksen, kun ne ovat valmiit.']
        : [`Vahvista määrä ${momentText(until, 'fi')} mennessä. Jos et vastaa, määrä katsotaan hyväksytyksi.`]),
      ask(phone),
    ],
  ),
  confirm_reminder: ofConsignment(
    ({ number }) => `Muistutus: vahvista erän ${number} määrä`,
    ({ until }) => [`Määrä katsotaan hyväksytyksi ${momentText(until, 'fi')}, jos et vastaa.`],
  ),
  quantity_corrected: ofConsignment(
    ({ number }) => `Erän ${number} määrää on korjattu`,
    ({ phone }) => ['Erä on jo tilitetty. Korjaus on omina riveinään seuraavassa tilityksessä.', ask(phone)],
  ),
  objection_decided: ofConsignment(
    ({ number }) => `Huomautuksesi erästä ${number} on käsitelty`,
    () => ['Katso ratkaisu ja erän määrä sovelluksesta.'],
  ),
  objection_to_office: ofConsignment(
    ({ number, farm }) => `${farm} huomautti erästä ${number}`,
    () => ['Erää ei vahvisteta, ennen kuin huomautus on ratkaistu.'],
  ),
  cause_changed: ofConsignment(
    ({ number }) => `Erän ${number} syyn aiheuttajaa on muutettu`,
    ({ reason }) => [`Aiheuttaja: ${named(causeNames, reason)}.`],
  ),
  manure_refused: ofConsignment(
    ({ number }) => `Erä ${number} torjuttiin laitoksella`,
    ({ reason, next, phone }) => [
      `Syy: ${named(refusalNames, reason)}. Jatko: ${named(nextPlaceNames, next)}.`,
      ask(phone),
    ],
  ),
  pickup_failed: ofConsignment(
    ({ number }) => `Nouto ${number} epäonnistui`,
    ({ reason, phone }) => [`Syy: ${named(failReasonNames, reason)}. Uusi nouto suunnitellaan.`, ask(phone)],
  ),
  refused_to_office: ofConsignment(
    ({ number, reason }) => `Torjuttu: ${number}, ${named(refusalNames, reason)}`,
    () => ['Päätä, toimitetaanko erä edelleen vai palautetaanko se tilalle.'],
  ),
  failed_to_office: ofConsignment(
    ({ number, reason }) => `Nouto epäonnistui: ${number}, ${named(failReasonNames, reason)}`,
    ({ by }) => [`Ilmoittaja: ${by}.`],
  ),
  problem_to_office: ofConsignment(
    ({ number, reason }) => `Ongelma: ${number}, ${named(problemNames, reason)}`,
    ({ by }) => [`Ilmoittaja: ${by}.`],
  ),
  evidence_to_office: ofConsignment(
    ({ number }) => `Erästä ${number} tuli tieto, joka ei sovi sen tilaan`,
    ({ by }) => [`Ilmoittaja: ${by}. Tieto on tapahtumissa.`],
  ),
  released_late_to_office: ofConsignment(
    ({ number }) => `Erä ${number} vapautettiin myöhään`,
    ({ by }) => [`Vapauttaja: ${by}.`],
  ),
  consignment_note_to_office: ofConsignment(
    ({ number }) => `Viesti erästä ${number}`,
    ({ by }) => [`Kirjoittaja: ${by}.`],
  ),
} satisfies FinnishLetters
