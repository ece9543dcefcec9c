/** The health check of the system; its sentences come from the server. */
import { counted } from '../figures.ts'

export const systemhealth = {
  healthheading: 'Kuntotarkistus',
  healthleadtext: 'Mikä palvelussa ja sen palvelimessa on kunnossa, mikä pitää korjata ja miten.',
  healthstate_ok: 'Kunnossa',
  healthstate_warning: 'Huomautus',
  healthstate_fault: 'Vika',
  healthallok: 'Kaikki on kunnossa.',
  healthcounts: ({ faults, warnings }: { faults: number; warnings: number }) =>
    [faults !== 0 && counted(faults, 'vika', 'vikaa'), warnings !== 0 && counted(warnings, 'huomautus', 'huomautusta')]
      .filter(Boolean)
      .join(', '),
  healthagain: 'Tarkista uudelleen',
  healthcommon: 'Palvelun tila',
  healththorough: 'Perusteellinen tarkistus',
  healththoroughtext:
    'Kokeilee postipalvelinta, avaa uusimman varmuuskopion ja käy läpi tietokannan ja koko tapahtumalokin. Tämä voi kestää minuutteja. Palvelua voi käyttää sillä välin.',
  healthbegin: 'Tarkista perusteellisesti',
  healthunderway: ({ what }: { what: string }) => `Tarkistetaan: ${what}…`,
  healthunderwaylines: ({ count }: { count: string }) => `Tarkistetaan: tapahtumaloki, ${count} riviä…`,
  healthquoted: 'Ohjelman ilmoitus:',
  health_version: 'Versio',
  health_settings: 'Palvelimen asetukset',
  health_database: 'Tietokanta',
  health_site: 'Ylläpito',
  health_secondfactor: 'Kaksivaiheinen kirjautuminen',
  health_brand: 'Ulkoasu',
  health_disk: 'Levytila',
  health_ownership: 'Tiedostojen omistaja',
  health_proxies: 'Välityspalvelin',
  health_clock: 'Kello',
  health_letters: 'Kirjeet',
  health_jobs: 'Ajastetut työt',
  health_backup: 'Varmuuskopiot',
  health_mail: 'Postipalvelin',
  health_integrity: 'Tietokannan eheys',
  health_audit: 'Tapahtumaloki',
}
