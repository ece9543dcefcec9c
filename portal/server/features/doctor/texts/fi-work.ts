/** What the doctor says in Finnish of the site, its letters, jobs and backups, and of what is looked through on wish. What a program said stays as it is. */
import type { englishWork } from './en-work.ts'
import type { Sentences } from './sentences.ts'

const restart = 'ja käynnistä palvelu uudelleen.'

export const finnishWork: Pick<Sentences, keyof typeof englishWork> = {
  site_ok: ({ superadmins }) => [
    `Palvelu on käytössä. Pääylläpitäjiä on ${superadmins}, ja yhteysosoitteet on annettu.`,
  ],
  no_superadmin: () => ['Kukaan pääylläpitäjä ei voi kirjautua sisään.', 'Aja palvelimella `create-superadmin`.'],
  no_addresses: () => [
    'Ylläpitäjän tai tuen sähköpostiosoite puuttuu, joten kukaan ei saa tietoa ongelmista.',
    'Anna molemmat järjestelmän asetuksissa kohdassa Sivuston asetukset.',
  ],
  system_off: () => [
    'Palvelu on suljettu: vain pääylläpitäjät voivat käyttää sitä.',
    'Käynnistä palvelu järjestelmän asetuksissa, kun huolto on tehty.',
  ],

  letters_ok: ({ waiting }) => [`Kaikki kirjeet ovat lähteneet tai lähdössä. Jonossa: ${waiting}.`],
  letters_dead: ({ count }) => [
    `Perille menemättömiä kirjeitä: ${count}.`,
    'Katso ne sivulta Lähtevät kirjeet; postipalvelimen katkoon jääneet voi lähettää sieltä uudelleen.',
  ],
  letters_stuck: ({ count, since }, when) => [
    `Yli tunnin odottaneita kirjeitä: ${count}, vanhin ${when(since)}.`,
    'Tarkista postipalvelin. Sen vastaukset näkyvät sivulla Lähtevät kirjeet.',
  ],
  letters_paused: ({ since }, when) => [
    since === '' ? 'Kirjeet on pysäytetty.' : `Kirjeet on pysäytetty, kun tiedot palautettiin ${when(since)}.`,
    'Kun tiedät, ettei tämä ole kopio, paina Lähetä kirjeet järjestelmän asetuksissa tai aja `release-letters`.',
  ],
  letters_not_let_in: ({ answer }) => [
    `Postipalvelin ei ota palvelun kirjeitä vastaan. Se vastasi: ${answer}`,
    'Tarkista SMTP_URL ja MAIL_FROM sekä postipalvelimen omat rajoitukset.',
  ],

  jobs_ok: () => ['Kaikki ajastetut työt ovat onnistuneet viimeksi.'],
  job_failed: ({ job, at, why }, when) => [
    `Ajastettu työ ${job} epäonnistui ${when(at)}: ${why}`,
    'Korjaa ilmoitettu syy. Palvelu yrittää itse uudelleen.',
  ],

  backup_ok: ({ at }, when) => [`Viimeisin ehjä varmuuskopio tehtiin ${when(at)}.`],
  backup_of_demo: () => ['Esittelytila ei tee varmuuskopioita.'],
  backup_elsewhere: () => [
    'PostgreSQL varmuuskopioidaan omilla työkaluillaan, joita palvelu ei näe. Varmista, että kopiot syntyvät.',
  ],
  backup_awaited: () => [
    'Varmuuskopiota ei vielä ole, mutta palvelu on alle vuorokauden vanha.',
    'Pidä palvelu käynnissä: se tekee kopion pian käynnistyttyään ja sitten vartin välein.',
  ],
  backup_none: () => [
    'Varmuuskopiota ei ole.',
    'Pidä palvelu käynnissä, jolloin se tekee kopioita, tai aja palvelimella `backup`.',
  ],
  backup_gone: ({ at }, when) => [
    `Varmuuskopio tehtiin ${when(at)}, mutta se on kadonnut, eikä muita ole.`,
    'Aja palvelimella `backup` ja selvitä, mikä tyhjensi kansion DATA_DIR/backups: levy, siivousajo vai joku ihminen.',
  ],
  backup_old: ({ at }, when) => [
    `Viimeisin ehjä varmuuskopio on yli vuorokauden vanha: ${when(at)}.`,
    'Aja palvelimella `backup`; se kertoo, miksi kopioita ei synny.',
  ],
  backup_failed: ({ at, why }, when) => [
    `Varmuuskopion tekeminen epäonnistui ${when(at)}: ${why}`,
    'Korjaa ilmoitettu syy. Palvelu yrittää uudelleen vartin välein.',
  ],
  backup_whole: ({ name }) => [`Uusin varmuuskopio ${name} avautuu, ja sen tarkistussumma ja allekirjoitus täsmäävät.`],
  backup_broken: ({ name, why }) => [
    `Uusinta varmuuskopiota ${name} ei voi palauttaa: ${why}.`,
    'Tee uusi kopio komennolla `backup` ja tarkista levy.',
  ],
  backup_keyless: ({ open }) => [
    'Varmuuskopiota ei voitu kokeilla, koska siihen tarvitaan käyttökelpoinen secret.key.',
    open === '' ? 'Palauta ensin secret.key.' : `Poista ensin muiden oikeudet: chmod 600 ${open}`,
  ],

  mail_ok: ({ host, guard }) => [`Postipalvelin ${host} päästää palvelun sisään (${guard}).`],
  mail_in_demo: () => ['Kirjeet jäävät esittelytilan kirjesivulle. Postipalvelinta ei ole asetettu.'],
  mail_missing: () => [
    'Postipalvelinta ei ole asetettu, joten kirjeitä ei voi lähettää.',
    `Aseta SMTP_URL ja MAIL_FROM ${restart}`,
  ],
  mail_unreachable: ({ host, why }) => [
    `Postipalvelin ${host} ei vastaa: ${why}.`,
    'Tarkista SMTP_URL-asetuksen osoite ja portti, palomuurit ja postipalvelin.',
  ],
  mail_tls: ({ host, why }) => [
    `Salattu yhteys postipalvelimeen ${host} ei onnistu: ${why}.`,
    'Käytä varmenteen mukaista nimeä, ja valitse smtps:// tai SMTP_TLS palvelimen mukaan.',
  ],
  mail_sign_in: ({ host, why }) => [
    `Postipalvelin ${host} ei hyväksy SMTP_URL-asetuksen tunnusta ja salasanaa: ${why}.`,
    'Korjaa ne. Merkit @ ja / kirjoitetaan muodossa %40 ja %2F.',
  ],
  mail_refused: ({ host, why }) => [
    `Postipalvelin ${host} ei päästä palvelua sisään: ${why}.`,
    'Pyydä postipalvelimen ylläpitoa sallimaan tämä kone.',
  ],
  test_letter_taken: ({ address, answer }) => [
    `Postipalvelin otti vastaan koekirjeen osoitteeseen ${address}: ${answer}`,
  ],
  test_letter_unsent: ({ address, why }) => [
    `Koekirje osoitteeseen ${address} ei lähtenyt, koska postipalvelinta ei voi käyttää: ${why}.`,
    'Korjaa ensin, mitä postipalvelimesta sanotaan: SMTP_URL, yhteys palvelimeen tai palvelin itse.',
  ],
  test_letter_senderless: () => [
    'Koekirjettä ei lähetetty, koska MAIL_FROM ei kerro lähettäjää.',
    `Korjaa MAIL_FROM ${restart}`,
  ],
  test_letter_refused: ({ address, why }) => [
    `Koekirjettä osoitteeseen ${address} ei otettu vastaan: ${why}.`,
    'Tarkista osoite ja MAIL_FROM, jota palvelun on saatava käyttää.',
  ],

  integrity_ok: () => ['Tietokanta on ehjä.'],
  integrity_of_postgres: () => ['PostgreSQL huolehtii itse tiedostojensa eheydestä.'],
  integrity_broken: ({ why }) => [
    `Tietokanta on vioittunut: ${why}`,
    'Sulje palvelu, ota vioittunut tiedosto talteen, palauta viimeisin ehjä varmuuskopio ja tarkista levy.',
  ],

  audit_ok: ({ lines }) => [`Tapahtumaloki on ehjä. Tarkistettuja rivejä: ${lines}.`],
  audit_under_way: ({ lines }) => [`Tapahtumaloki on toistaiseksi ehjä. Tarkistettuja rivejä: ${lines}.`],
  audit_broken: ({ line, why }) => [
    `Tapahtumaloki on rikki rivillä ${line}: ${why}.`,
    'Joku on muuttanut tietokantaa palvelun ohi. Selvitä, kuka siihen pystyy, ja vertaa varmuuskopioon.',
  ],
  audit_keyless: ({ open }) => [
    'Tapahtumalokia ei voitu tarkistaa, koska siihen tarvitaan käyttökelpoinen secret.key.',
    open === '' ? 'Palauta ensin secret.key.' : `Poista ensin muiden oikeudet: chmod 600 ${open}`,
  ],
}
