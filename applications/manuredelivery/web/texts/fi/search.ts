/** The one search. */
export const search = {
  placeholder: 'Numero, tila, laitos tai auto',
  placeholder_own: 'Noudon, erän tai asiakirjan numero',
  requests: 'Noutopyynnöt',
  consignments: 'Erät',
  farms: 'Tilat',
  plants: 'Laitokset',
  documents: 'Asiakirjat',
  all: ({ group, find }: { group: string; find: string }) => `${group}: kaikki haulla ”${find}”`,
  looked:
    'Haettiin noutopyyntöjen, erien ja asiakirjojen numeroista, tilojen nimistä, numeroista ja Y-tunnuksista, laitoksista sekä autojen rekisteritunnuksista.',
  looked_own: 'Haettiin noutopyyntöjen, erien ja asiakirjojen numeroista ja tilan nimestä.',
}
