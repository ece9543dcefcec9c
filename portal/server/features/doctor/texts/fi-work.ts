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

  second_factor_ok: ({ count, secured }) => [
    secured === count
      ? `Kaikilla ylläpitäjillä (${count}) on kaksivaiheinen kirjautuminen.`
      : `Ylläpitäjiä on ${count}, ja kaksivaiheinen kirjautuminen on käytössä näin monella: ${secured}. Muiden määräaika alkaa, kun he kirjautuvat.`,
  ],
  second_factor_unasked: () => [
    'Ylläpitäjiltä ei vaadita kaksivaiheista kirjautumista: sivuston asetus on pois päältä.',
    'Ota se käyttöön järjestelmän asetuksissa kohdassa Sivuston asetukset.',
  ],
  second_factor_in_demo: () => ['Esittelytila ei vaadi ylläpitäjiltä kaksivaiheista kirjautumista.'],
  second_factor_awaited: ({ count, names, at }, when) => [
    `Ylläpitäjiä, joilta kaksivaiheinen kirjautuminen vielä puuttuu: ${count} (${names}). Ensimmäisen määräaika päättyy ${when(at)}.`,
    'Muistuta heitä: sen jälkeen he eivät pääse muualle, ennen kuin ottavat sen käyttöön.',
  ],
  second_factor_overdue: ({ count, names }) => [
    `Ylläpitäjiä, joiden määräaika ottaa käyttöön kaksivaiheinen kirjautuminen on mennyt: ${count} (${names}). Heidän tilinsä saa haltuunsa pelkällä salasanalla.`,
    'Pyydä heitä kirjautumaan ja ottamaan se käyttöön, tai poista tarpeettomat tilit käytöstä.',
  ],
  passkeys_of_other_host: ({ count, hosts, host }) => [
    `Pääsyavaimia, jotka on tehty osoitteessa ${hosts} eivätkä toimi osoitteessa ${host}: ${count}.`,
    'Palauta PUBLIC_URL, jos se muuttui vahingossa. Muuten käyttäjät kirjautuvat toisella tavalla ja lisäävät uudet.',
  ],
  passkeys_nowhere: ({ count, address }) => [
    `PUBLIC_URL on ${address}, pelkkä IP-osoite, eikä yksikään pääsyavain toimi siinä. Pääsyavaimia on ${count}.`,
    'Aseta PUBLIC_URL-asetukseen nimi, jota ihmiset käyttävät.',
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
  letters_not_let_in: () => [
    'Postipalvelin ei ota palvelun kirjeitä vastaan.',
    'Tarkista SMTP_URL ja MAIL_FROM sekä postipalvelimen omat rajoitukset.',
  ],

  jobs_ok: () => ['Kaikki ajastetut työt ovat onnistuneet viimeksi.'],
  job_failed: ({ job, at }, when) => [
    `Ajastettu työ ${job} epäonnistui ${when(at)}.`,
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
  backup_failed: ({ at }, when) => [
    `Varmuuskopion tekeminen epäonnistui ${when(at)}.`,
    'Korjaa ilmoitettu syy. Palvelu yrittää uudelleen vartin välein.',
  ],
  backup_whole: ({ name }) => [`Uusin varmuuskopio ${name} avautuu, ja sen tarkistussumma ja allekirjoitus täsmäävät.`],
  backup_broken: ({ name }) => [
    `Uusinta varmuuskopiota ${name} ei voi palauttaa.`,
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
  mail_unreachable: ({ host }) => [
    `Postipalvelin ${host} ei vastaa.`,
    'Tarkista SMTP_URL-asetuksen osoite ja portti, palomuurit ja postipalvelin.',
  ],
  mail_tls: ({ host }) => [
    `Salattu yhteys postipalvelimeen ${host} ei onnistu.`,
    'Käytä varmenteen mukaista nimeä, ja valitse smtps:// tai SMTP_TLS palvelimen mukaan.',
  ],
  mail_sign_in: ({ host }) => [
    `Postipalvelin ${host} ei hyväksy SMTP_URL-asetuksen tunnusta ja salasanaa.`,
    'Korjaa ne. Merkit @ ja / kirjoitetaan muodossa %40 ja %2F.',
  ],
  mail_refused: ({ host }) => [
    `Postipalvelin ${host} ei päästä palvelua sisään.`,
    'Pyydä postipalvelimen ylläpitoa sallimaan tämä kone.',
  ],
  test_letter_taken: ({ address }) => [`Postipalvelin otti vastaan koekirjeen osoitteeseen ${address}.`],
  test_letter_unsent: ({ address }) => [
    `Koekirje osoitteeseen ${address} ei lähtenyt, koska postipalvelinta ei voi käyttää.`,
    'Korjaa ensin, mitä postipalvelimesta sanotaan: SMTP_URL, yhteys palvelimeen tai palvelin itse.',
  ],
  test_letter_senderless: () => [
    'Koekirjettä ei lähetetty, koska MAIL_FROM ei kerro lähettäjää.',
    `Korjaa MAIL_FROM ${restart}`,
  ],
  test_letter_refused: ({ address }) => [
    `Koekirjettä osoitteeseen ${address} ei otettu vastaan.`,
    'Tarkista osoite ja MAIL_FROM, jota palvelun on saatava käyttää.',
  ],

  integrity_ok: () => ['Tietokanta on ehjä.'],
  integrity_of_postgres: () => ['PostgreSQL huolehtii itse tiedostojensa eheydestä.'],
  integrity_broken: () => [
    'Tietokanta on vioittunut.',
    'Sulje palvelu, ota vioittunut tiedosto talteen, palauta viimeisin ehjä varmuuskopio ja tarkista levy.',
  ],

  audit_ok: ({ lines }) => [`Tapahtumaloki on ehjä. Tarkistettuja rivejä: ${lines}.`],
  audit_under_way: ({ lines }) => [`Tapahtumaloki on toistaiseksi ehjä. Tarkistettuja rivejä: ${lines}.`],
  audit_broken: ({ line }) => [
    `Tapahtumaloki on rikki rivillä ${line}.`,
    'Joku on muuttanut tietokantaa palvelun ohi. Selvitä, kuka siihen pystyy, ja vertaa varmuuskopioon.',
  ],
  audit_keyless: ({ open }) => [
    'Tapahtumalokia ei voitu tarkistaa, koska siihen tarvitaan käyttökelpoinen secret.key.',
    open === '' ? 'Palauta ensin secret.key.' : `Poista ensin muiden oikeudet: chmod 600 ${open}`,
  ],
}
