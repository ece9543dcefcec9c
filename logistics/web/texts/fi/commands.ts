/** The event log, and what somebody else changed meanwhile. */
export const commands = {
  none: 'Ei vielä tapahtumia',
  what: 'Tapahtuma',
  who: 'Kuka',
  when: 'Milloin',
  words: 'Lisätieto',
  system: 'Järjestelmä',
  removeduser: 'poistettu käyttäjä',
  happened: ({ at }: { at: string }) => `tapahtui ${at}`,
  meanwhile: 'Tätä muutettiin sillä välin',
  office: 'Toimisto',
  did: ({ who, at }: { who: string; at: string }) => `${who}, ${at}`,
  yours: ({ what, mine, now }: { what: string; mine: string; now: string }) => `${what}: sinulla ${mine}, nyt ${now}`,
  was: ({ what, before, now }: { what: string; before: string; now: string }) => `${what}: oli ${before}, nyt ${now}`,
  otherthings: 'Muita tietoja muutettiin.',
  keepmine: 'Jatka omillani',
  nothing: '–',
}
