/** Finnish texts: what the front page tells beside its tiles. */
import { counted } from '../figures.ts'

export const notices = {
  noticesheading: 'Ilmoitukset',
  continueheading: 'Jatka siitä mihin jäit',
  waitingpeopletext: ({ count }: { count: number }) => `${counted(count, 'odottaa', 'odottaa')} käyttöoikeutta`,
  waitingofcompany: ({ company, count }: { company: string; count: number }) => `${company} ${count}`,
  waitingwithoutcompany: 'Ilman yritystä',
  waitingsincetoday: 'Vanhin rekisteröityi tänään.',
  waitingsince: ({ days }: { days: number }) => `Vanhin on odottanut ${counted(days, 'päivän', 'päivää')}.`,
  feedbacktext: ({ count }: { count: number }) => `${counted(count, 'uusi palaute', 'uutta palautetta')}`,
  feedbackquote: ({ name, text }: { name: string; text: string }) => `”${text}” ${name}`,
  refusedaddressestext: ({ count }: { count: number }) =>
    `${counted(count, 'käyttäjän', 'käyttäjän')} sähköpostiosoite ei toimi`,
  refusedaddresseswhy: 'Viestit eivät mene perille. Tarkista osoite.',
  deadletterstext: ({ count }: { count: number }) =>
    `${counted(count, 'kirje ei mennyt perille', 'kirjettä ei mennyt perille')}`,
  deadletterslatest: ({ time }: { time: string }) => `Viimeisin ${time}`,
  plannedshutdown: 'Suunniteltu käyttökatko',
  plannedshutdownwhen: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  noticesfailedtext: 'Ilmoituksia ei saatu haettua.',
  belltext: ({ count }: { count: number }) =>
    count === 0 ? 'Ilmoitukset' : `Ilmoitukset, ${counted(count, 'uusi', 'uutta')}`,
  bellmany: '99+',
  noticesshow: 'Näytä',
  notices_all: 'Kaikki',
  notices_unread: 'Uudet',
  noticesnone: 'Ei ilmoituksia',
  noticesnonetext: 'Täällä näkyy 90 päivän ajalta, mitä tilauksille ja kuormille tapahtuu.',
  noticesread: 'Merkitse luetuiksi',
  noticenew: 'Uusi',
  noticestoday: 'Tänään',
  noticesyesterday: 'Eilen',
  choicesheading: 'Mistä kerrotaan',
  choiceslead: 'Täällä näkyy aina. Kirjeen voit jättää pois niistä, joissa on valinta.',
  choicesevent: 'Tapahtuma',
  choicesletter: 'Kirje',
  choice_required: 'aina',
  choice_shared: 'myyjän postiin',
  choice_none: 'ei kirjettä',
  choicesnone: 'Sinulle ei vielä kerrota mistään.',
}
